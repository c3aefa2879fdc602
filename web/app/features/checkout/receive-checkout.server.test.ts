import { heldOrder, paidOrder } from "@circuit/contract/fixtures/orders";
import type { Order } from "@circuit/contract/shop/order";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { beforeEach, expect, test, vi } from "vitest";
import {
  answerWith,
  begunCookie,
  filledIn as good,
  heldNow as held,
  sendCheckout,
} from "../../../test/checkout-request.ts";
import type { ShopOutcome } from "./shop-requests.server.ts";

const { asked, checked, judged, limits } = vi.hoisted(() => ({
  judged: vi.fn<(sent: FormData, visitor: string) => Promise<"taken" | "confirm" | "tooMany">>(),
  asked: vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>(),
  checked: vi.fn<() => Promise<string>>(),
  limits: { isWithin: true, isShownAgain: true, asked: 0 },
}));
vi.mock("./shop-requests.server.ts", () => ({ requestShop: asked }));
vi.mock("./check-vat-number.server.ts", () => ({ checkVatNumber: checked }));
vi.mock("#app/http/rate-limits.server.ts", () => ({
  isWithinLimit: async (limit: string) => {
    limits.asked += 1;
    return limit === "shownAgain" ? limits.isShownAgain : limits.isWithin;
  },
}));

/** Sends from the browser that began the order. */
const send = (fields: Record<string, string>, more: Record<string, string> = {}) =>
  sendCheckout(fields, { ...begunCookie(held.token), ...more }, judged);

/** The shop, which holds the order and does what it is told to. */
function shop(answers: Partial<Record<ShopRequest["action"], ShopOutcome>> = {}) {
  asked.mockImplementation(async ({ action }) => answers[action] ?? answerWith(held));
}

const requestsTo = (action: ShopRequest["action"]) =>
  asked.mock.calls.flatMap(([request]) => (request.action === action ? [request] : []));

beforeEach(() => {
  asked.mockReset();
  checked.mockReset().mockResolvedValue("unchecked");
  judged.mockReset().mockResolvedValue("taken");
  limits.isWithin = true;
  limits.isShownAgain = true;
  shop();
});

test("D02 an order is placed with what was filled in, and the amount that was seen", async () => {
  shop({ place: { outcome: "order", order: paidOrder, payAt: "https://pay.example/1" } });
  expect(await send(good)).toEqual({ state: "placed", order: paidOrder, payAt: "https://pay.example/1" });
  expect(requestsTo("place")[0]).toMatchObject({
    method: "invoice",
    seenGrossCents: 28_300,
    wantsNews: false,
    locale: "nl",
    customer: { firstName: "Jorien", company: null, country: "NL" },
  });
});

test("D02 an order is placed once: the same press and content has the same key, and another content another", async () => {
  for (const fields of [good, good, { ...good, lastName: "Jansen" }, { ...good, checkout_key: "l".repeat(22) }])
    await send(fields);
  const keys = asked.mock.calls.flatMap(([request]) => (request.action === "place" ? [request.idempotencyKey] : []));
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
});

test("D02 the page of an order is shown when it was placed before", async () => {
  shop({ read: answerWith(paidOrder) });
  expect(await send(good)).toEqual({ state: "elsewhere" });
});

test("D02 nothing that was typed is lost with errors", async () => {
  const received = await send({ ...good, email: "jorien@", company: "BV", vatNumber: "X" });
  expect(received).toMatchObject({
    state: "rerender",
    status: 422,
    outcome: {
      typed: { email: ["jorien@"], company: ["BV"], firstName: ["Jorien"] },
      errors: { email: { key: "forms.errors.email" }, vatNumber: { key: "forms.errors.vatNumber" } },
    },
  });
  expect(requestsTo("place")).toEqual([]);
});

test.each([
  ["for more time", { checkout_intent: "extend" }, { status: 200, outcome: { isExtended: true } }],
  ["with another total than was seen", { checkout_seen: "1" }, { status: 409, outcome: { problem: "changed" } }],
  ["without a total", { checkout_seen: "" }, { status: 409, outcome: { problem: "changed" } }],
])("D02 nothing that was typed is lost %s", async (_, fields, expected) => {
  expect(await send({ ...good, ...fields })).toMatchObject({ state: "rerender", order: held, ...expected });
  expect(requestsTo("place")).toEqual([]);
});

test("D02 nothing that was typed is lost when the shop says wrong-method", async () => {
  shop({ place: { outcome: "failed", reason: "wrong-method" } });
  const outcome = { problem: "wrong-method", typed: { town: ["Assen"] } };
  expect(await send(good)).toMatchObject({ state: "rerender", outcome });
});

test("D02 when only the payment provider is away the order is placed, and its own page goes on", async () => {
  shop({ place: { outcome: "failed", reason: "provider-away" } });
  expect(await send(good)).toMatchObject({ state: "placed", payAt: null });
});

test.each([
  ["read", "unavailable"],
  // It may have been placed.
  ["place", "unsure"],
] as const)(
  "D02 nothing that was typed is lost without an answer to %s: %s, with all that is needed to send it once more",
  async (action, problem) => {
    shop({ [action]: { outcome: "unavailable" } });
    const typed = { checkout_key: [good.checkout_key], checkout_seen: ["28300"], email: [good.email] };
    expect(await send(good)).toMatchObject({ state: "unanswered", kind: problem, typed });
  },
);

test("D02 who may have ordered isn't told that nothing was ordered, however often nobody answers", async () => {
  shop({ place: { outcome: "unavailable" } });
  const first = await send(good);
  expect(first).toMatchObject({ state: "unanswered", kind: "unsure", typed: { checkout_unsure: ["1"] } });
  shop({ read: { outcome: "unavailable" }, extend: { outcome: "unavailable" } });
  for (const intent of ["", "extend"]) {
    const next = await send({ ...good, checkout_unsure: "1", checkout_intent: intent });
    const typed = { checkout_unsure: ["1"], email: [good.email] };
    expect(next).toMatchObject({ state: "unanswered", kind: "unsure", typed });
  }
  expect(await send(good)).toMatchObject({ state: "unanswered", kind: "unavailable" });
});

test("D02 nothing that was typed is lost from another site's page, which isn't counted, as it would shut out everybody behind the visitor's address", async () => {
  limits.asked = 0;
  const typed = { email: [good.email] };
  const sent = await send(good, { "x-foreign-origin": "true" });
  expect(sent).toMatchObject({ status: 403, outcome: { problem: "elsewhere", typed } });
  expect(limits.asked).toBe(0);
});

test("D02 nothing that was typed is lost after too many tries", async () => {
  limits.isWithin = false;
  expect(await send(good)).toMatchObject({ status: 429, outcome: { problem: "tooMany" } });
  expect(requestsTo("place")).toEqual([]);
});

const over: Order = { ...heldOrder, state: "expired", heldUntil: null };

test("a hold that is over is said so, and what was typed is kept", async () => {
  shop({ read: answerWith(over) });
  expect(await send(good)).toMatchObject({ state: "expired", typed: { email: [good.email] } });
});

test("a hold that is over also when it ended while the order was being placed", async () => {
  let reads = 0;
  asked.mockImplementation(async ({ action }) => {
    if (action === "place") return { outcome: "failed", reason: "expired" };
    reads += 1;
    return answerWith(reads === 1 ? held : over);
  });
  expect(await send(good)).toMatchObject({ state: "expired", typed: { town: ["Assen"] } });
});

test("a hold that is over begins again with the same tickets and all that was typed, or says that they are gone", async () => {
  const next = { ...held, token: "N".repeat(43) };
  const again = { ...good, checkout_intent: "again" };
  shop({ read: answerWith(over), begin: answerWith(next) });
  expect(await send(again)).toMatchObject({ state: "begun", order: next, outcome: { typed: { email: [good.email] } } });
  expect(requestsTo("begin")[0]).toMatchObject({
    lines: [
      { ticketId: "main", admission: "2027-06-27", quantity: 2, seenPriceCents: 12_900 },
      { ticketId: "weekend", quantity: 1 },
    ],
  });
  shop({ read: answerWith(over), begin: { outcome: "refused", problems: [{ line: 0, reason: "sold-out" }] } });
  expect(await send(again)).toEqual({ state: "refused", problem: "refused" });
});

test("a VAT number that doesn't exist is refused, and one that couldn't be checked isn't", async () => {
  const business = { ...good, company: "BV", vatNumber: "NL123456789B01" };
  shop({ place: answerWith(paidOrder) });
  expect((await send(business)).state).toBe("placed");
  expect(requestsTo("place")[0]).toMatchObject({ vatCheck: "unchecked" });
  checked.mockResolvedValue("invalid");
  expect(await send(business)).toMatchObject({
    state: "rerender",
    status: 422,
    outcome: { errors: { vatNumber: { key: "forms.errors.vatNumberUnknown" } } },
  });
});

test("a robot that takes places without paying is judged only where nothing is paid at once", async () => {
  await send(good);
  expect(judged).toHaveBeenCalledTimes(1);
  await send({ ...good, terms: "" });
  expect(judged, "a form with errors orders nothing").toHaveBeenCalledTimes(1);
});

test("a robot that takes places without paying is asked to press the button on the page itself, with all that was filled in", async () => {
  judged.mockResolvedValue("confirm");
  expect(await send(good)).toMatchObject({
    state: "rerender",
    status: 403,
    outcome: { problem: "elsewhere", typed: { town: ["Assen"] } },
  });
  expect(requestsTo("place")).toEqual([]);
});

test("a robot that takes places without paying is told to wait when its address ordered too often", async () => {
  judged.mockResolvedValue("tooMany");
  expect(await send(good)).toMatchObject({ state: "rerender", status: 429, outcome: { problem: "tooMany" } });
  expect(requestsTo("place")).toEqual([]);
});

test("a robot that takes places without paying is told when its network ordered too much without paying", async () => {
  shop({ place: { outcome: "failed", reason: "too-many-unpaid" } });
  expect(await send(good)).toMatchObject({ state: "rerender", status: 429, outcome: { problem: "too-many-unpaid" } });
  expect(requestsTo("place")[0]).toMatchObject({ network: expect.stringMatching(/^[\w-]{22}$/u) });
});

test("a robot that takes places without paying gets no more pages once even those are too many", async () => {
  limits.isWithin = false;
  limits.isShownAgain = false;
  expect(await send(good)).toEqual({ state: "tooMany" });
  expect(asked).not.toHaveBeenCalled();
});

const slip = { ...good, email: "jorien@hotmial.com" };
const question = { typed: "jorien@hotmial.com", meant: "jorien@hotmail.com" };

test("D02 an address that looks like a slip is asked about before anything is ordered, with all that was typed", async () => {
  expect(await send(slip)).toMatchObject({
    state: "rerender",
    status: 200,
    outcome: { question, errors: {}, typed: { email: [slip.email], firstName: ["Jorien"], terms: ["true"] } },
  });
  expect(requestsTo("place")).toEqual([]);
  // What nobody sees is no part of it.
  expect(await send({ ...good, email: `\u202A${slip.email}\u200B` })).toMatchObject({ outcome: { question } });
});

test("D02 an address that looks like a slip is asked about once: the second time it is taken as it is, and another slip is asked about", async () => {
  await send({ ...slip, form_asked: slip.email });
  expect(requestsTo("place")).toMatchObject([{ customer: { email: slip.email } }]);
  expect(await send({ ...slip, form_asked: "jorien@gmial.com" })).toMatchObject({ outcome: { question } });
});

test("D02 an address that looks like a slip is asked about together with what is wrong, and not again after that", async () => {
  const wrong = { ...slip, firstName: "" };
  expect(await send(wrong)).toMatchObject({ status: 422, outcome: { question } });
  expect(await send({ ...wrong, form_asked: slip.email })).toMatchObject({
    status: 422,
    outcome: { question: null, typed: { form_asked: [slip.email] } },
  });
});
