import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { beforeEach, expect, test, vi } from "vitest";
import { answerWith, filledIn, heldNow, sendCheckout as send } from "../../../test/checkout-request.ts";
import type { ShopOutcome } from "./shop-requests.server.ts";

const { asked } = vi.hoisted(() => ({ asked: vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>() }));
vi.mock("./shop-requests.server.ts", () => ({ requestShop: asked }));

const good = { ...filledIn, firstName: "Piet", email: "piet@voorbeeld.nl" };

const requestsTo = (action: ShopRequest["action"]) =>
  asked.mock.calls.flatMap(([request]) => (request.action === action ? [request] : []));

beforeEach(() => void asked.mockReset().mockResolvedValue(answerWith(heldNow)));

const slip = { ...good, email: "piet@hotmial.com" };
const question = { typed: "piet@hotmial.com", meant: "piet@hotmail.com" };

test("D02 an address that looks like a slip is asked about before anything is ordered, with all that was typed", async () => {
  expect(await send(slip)).toMatchObject({
    state: "rerender",
    status: 200,
    outcome: { question, errors: {}, typed: { email: ["piet@hotmial.com"], firstName: ["Piet"], terms: ["true"] } },
  });
  expect(requestsTo("place")).toEqual([]);
  // What nobody sees is no part of it.
  expect(await send({ ...good, email: "\u202Apiet@hotmial.com\u200B" })).toMatchObject({ outcome: { question } });
});

test("D02 an address that looks like a slip is asked about once: the second time it is taken as it is, and another slip is asked about", async () => {
  await send({ ...slip, form_asked: "piet@hotmial.com" });
  expect(requestsTo("place")).toMatchObject([{ customer: { email: "piet@hotmial.com" } }]);
  expect(await send({ ...slip, form_asked: "piet@gmial.com" })).toMatchObject({ outcome: { question } });
});

test("D02 an address that looks like a slip is asked about together with what is wrong, and not again after that", async () => {
  const wrong = { ...slip, firstName: "" };
  expect(await send(wrong)).toMatchObject({ status: 422, outcome: { question } });
  expect(await send({ ...wrong, form_asked: "piet@hotmial.com" })).toMatchObject({
    status: 422,
    outcome: { question: null, typed: { form_asked: ["piet@hotmial.com"] } },
  });
});

test("D02 nothing that was typed is lost with a postcode that the Netherlands don't have; other countries have their own", async () => {
  expect(await send({ ...good, postcode: "99" })).toMatchObject({
    state: "rerender",
    status: 422,
    outcome: { typed: { postcode: ["99"] }, errors: { postcode: { key: "forms.errors.postcode" } } },
  });
  // All that is wrong is said at once.
  expect(await send({ ...good, postcode: "99999", town: "!!!", firstName: "" })).toMatchObject({
    outcome: {
      errors: {
        firstName: { key: "forms.errors.required" },
        postcode: { key: "forms.errors.postcode" },
        town: { key: "forms.errors.addressLine" },
      },
    },
  });
  expect(await send({ ...good, postcode: "" })).toMatchObject({
    outcome: { errors: { postcode: { key: "forms.errors.required" } } },
  });
  expect(requestsTo("place")).toEqual([]);
  await send({ ...good, postcode: "99", country: "BE" });
  expect(requestsTo("place")).toHaveLength(1);
});
