import { heldOrder, paidOrder } from "@circuit/contract/fixtures/orders";
import type { Order } from "@circuit/contract/shop/order";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { beforeEach, expect, test, vi } from "vitest";
import { answerWith, begunCookie as cookiesOf, heldNow as held, sendCheckout } from "../../../test/checkout-request.ts";
import { orderCookies } from "./held-order-cookie.server.ts";
import type { ShopOutcome } from "./shop-requests.server.ts";

const { asked } = vi.hoisted(() => ({ asked: vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>() }));
vi.mock("./shop-requests.server.ts", () => ({ requestShop: asked }));

const readAs = (answer: ShopOutcome) => asked.mockReset().mockResolvedValue(answer);

const send = (fields: Record<string, string>, headers: Record<string, string>) =>
  sendCheckout({ firstName: "Jorien", email: "jorien@voorbeeld.nl", ...fields }, headers);

beforeEach(() => readAs(answerWith(held)));

const intents = ["", "extend", "again"];
const others = [{}, { "x-foreign-origin": "true" }, cookiesOf("N".repeat(43)), { cookie: "begun-orders=x.y" }];
const ways = intents.flatMap((intent) => others.map((headers) => [intent, headers] as const));

test.each(ways)(
  "another browser than the one that began it does and sees nothing of a held order (%j, %j)",
  async (intent, headers) => {
    expect(await send({ checkout_intent: intent }, headers)).toEqual({ state: "otherBrowser" });
    expect(asked.mock.calls).toEqual([[{ action: "read", token: held.token }]]);
  },
);

test.each(ways)(
  "another browser than the one that began it begins no order with the tickets of one that is over (%j, %j)",
  async (intent, headers) => {
    const over: Order = { ...heldOrder, state: "expired", heldUntil: null };
    readAs(answerWith(over));
    const sent = await send({ checkout_intent: intent }, headers);
    expect(sent).toEqual({ state: "expired", order: over, typed: {} });
    expect(asked.mock.calls).toEqual([[{ action: "read", token: held.token }]]);
  },
);

test("another browser than the one that began it is led to a placed order, as that is what its link is for, and told when nobody can say", async () => {
  readAs(answerWith(paidOrder));
  expect(await send({}, {})).toEqual({ state: "elsewhere" });
  readAs({ outcome: "unavailable" });
  expect(await send({}, {})).toEqual({ state: "unanswered", kind: "unavailable", typed: {} });
  readAs({ outcome: "failed", reason: "unknown" });
  expect(await send({}, {})).toEqual({ state: "unknown" });
});

test("a browser that began other orders since goes on with the tab that has this one", async () => {
  let { cookie } = cookiesOf(held.token);
  for (const letter of "MNOPQRS") {
    const request = new Request("http://localhost/", { headers: { cookie } });
    const cookies = orderCookies(request, letter.repeat(43));
    cookie = cookies.map((one) => one.split(";")[0]).join("; ");
  }
  expect(await send({}, { cookie })).toMatchObject({ state: "rerender", status: 422 });
});
