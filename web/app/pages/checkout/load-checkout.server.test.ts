import { heldOrder } from "@circuit/contract/fixtures/orders";
import { expect, test } from "vitest";
import { begunCookie } from "../../../test/checkout-request.ts";
import { routeArguments } from "../../../test/route-arguments.ts";
import { checkoutResultContext, loadCheckout } from "./load-checkout.server.ts";

test("D02 nothing that was typed is lost when the hold ends just before the checkout is shown again", async () => {
  const { token } = heldOrder;
  const order = { ...heldOrder, heldUntil: "2020-01-01T12:00:00.000Z" };
  const request = new Request(`http://localhost/afrekenen/${token}`, { headers: begunCookie(token) });
  const given = routeArguments(request, { token });
  const outcome = { typed: { town: ["Assen"] }, errors: {}, problem: null, question: null, isExtended: null };
  given.context.set(checkoutResultContext, { state: "rerender", status: 422, order, outcome });
  const { data } = await loadCheckout(given);
  expect(data.stop?.retry?.sent).toContainEqual({ name: "town", value: "Assen" });
});
