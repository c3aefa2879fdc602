import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { handlePaymentWebhook } from "../src/shop/orders/pay-order.ts";
import { addPayment, requestKassa, kassa, paidByBank, paidOnline, placed } from "./kassa.ts";
import { begun, counters, customer, idOf, line, place } from "./shop.ts";

const circuit = kassa();

const ask = (method: string, path: string, body?: unknown) => requestKassa(circuit, method, path, body);

/** What the event has brought in. */
async function income() {
  const { body } = await ask("GET", "/overview");
  return body.events.find(({ eventId }) => eventId === "tt")?.incomes[0];
}

describe("an order", () => {
  test("is shown whole without what opens the gate", async () => {
    const { order, path } = await placed(circuit, "invoice");
    const { body } = await ask("GET", path);
    const seen = JSON.stringify(body);
    expect(body).toMatchObject({ state: "invoiced", customer: { lastName: "Jansen" }, payments: [], refunds: [] });
    expect(body).toMatchObject({ can: { markPaid: true, cancel: true, nameTickets: false, refundCents: 0 } });
    expect(seen).not.toContain(order.token);
    expect(seen).not.toContain("qrText");
    expect((await ask("GET", "/orders")).body.orders).toMatchObject([{ state: "invoiced", grossCents: 2180 }]);
  });

  test("has its mail sent again, once for each press, as long as there is one", async () => {
    const { path } = await placed(circuit, "invoice");
    const press = randomUUID();
    const both = await Promise.all([1, 2].map(() => ask("POST", `${path}/mail`, { press })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.order.can.mail).toBe(true);

    const waiting = await placed(circuit, "online");
    const refused = await ask("POST", `${waiting.path}/mail`, { press });
    expect([refused.status, refused.body.error.details]).toEqual([400, { reason: "nothing-to-send" }]);
    expect((await ask("GET", waiting.path)).body).toMatchObject({ can: { mail: false } });
  });

  test("whose money the bank took back says so, and has brought in that much less", async () => {
    const { path, providerId, reading } = await paidOnline(circuit);
    reading.chargedBackCents = 2180;
    await handlePaymentWebhook(circuit.shop, providerId);
    const { body: seen } = await ask("GET", path);
    expect(seen).toMatchObject({ state: "paid", chargedBackCents: 2180, refundedCents: 0, can: { refundCents: 0 } });
    expect((await ask("GET", "/orders")).body.orders).toMatchObject([{ state: "paid", chargedBackCents: 2180 }]);
    expect(await income()).toMatchObject({ tickets: 2, grossCents: 0, netCents: 0 });
    const cancelled = await ask("POST", `${path}/cancel`, {});
    expect(cancelled.body.order).toMatchObject({ state: "cancelled", chargedBackCents: 2180 });
  });

  test("that isn't placed is nobody's business", async () => {
    const id = await idOf(circuit.shop, await begun(circuit.shop, [line(1)]));
    expect((await ask("GET", `/orders/${id}`)).status).toBe(404);
    expect((await ask("POST", `/orders/${id}/cancel`, {})).status).toBe(404);
    expect((await ask("GET", "/orders")).body.orders).toEqual([]);
  });

  test.each(["999999999", "0", "-1", "x", "1e3", "99999999999999999999"])("is unknown: %s", async (id) => {
    for (const [method, path, body] of [
      ["GET", ""],
      ["POST", "/cancel", {}],
      ["POST", "/paid", { method: "gate" }],
      ["POST", "/refund", { amountCents: 1, reason: "x", seenRefundedCents: 0 }],
      ["POST", "/name", { code: "x", holder: "x" }],
    ] as const) {
      const answer = await ask(method, `/orders/${id}${path}`, body);
      expect([answer.status, answer.body.error.message]).toEqual([404, "Deze bestelling bestaat niet."]);
    }
  });

  test.each([
    ["paid", { method: "ideal" }],
    ["cancel", { force: true }],
    ["mail", { press: "x" }],
    ["name", { code: "X", holder: "a".repeat(121) }],
    ["refund", { amountCents: 0, reason: "x", seenRefundedCents: 0 }],
    ["refund", { amountCents: 1.5, reason: "x", seenRefundedCents: 0 }],
    ["refund", { amountCents: 1, reason: " ", seenRefundedCents: 0 }],
    ["refund", { amountCents: 1, reason: "x" }],
  ])("refuses nonsense: %s %j", async (name, body) => {
    const { path } = await placed(circuit, "gate");
    const answer = await ask("POST", `${path}/${name}`, body);
    expect([answer.status, answer.body.error.details]).toEqual([400, { reason: "nonsense" }]);
  });

  test("that was invoiced is marked paid once, however often the button is pressed, and then has tickets", async () => {
    const { path } = await placed(circuit, "invoice");
    const both = await Promise.all([1, 2].map(() => ask("POST", `${path}/paid`, { method: "bank-transfer" })));
    const again = await ask("POST", `${path}/paid`, { method: "bank-transfer" });
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.body.order).toMatchObject({ state: "paid", can: { markPaid: false, refundCents: 2180 } });
    expect(again.body.order.payments).toMatchObject([{ state: "paid", method: "bank-transfer", amountCents: 2180 }]);
    expect(again.body.order.tickets).toHaveLength(2);
  });

  test("is cancelled: its places are free again; twice is once, and what ended isn't cancelled", async () => {
    const { path } = await placed(circuit, "gate");
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await ask("POST", `${path}/cancel`, {});
      expect([status, body.order.state, body.order.can.cancel]).toEqual([200, "cancelled", false]);
      expect(body.order.tickets.map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
    }
    expect(await counters(circuit.shop)).toEqual({ "2027-06-25 event": [20, 0, 0] });

    const other = await paidByBank(circuit);
    await ask("POST", `${other.path}/refund`, { amountCents: 2180, reason: "Ziek", seenRefundedCents: 0 });
    const refused = await ask("POST", `${other.path}/cancel`, {});
    expect([refused.status, refused.body.error.details]).toEqual([400, { reason: "ended" }]);
  });

  test("is refunded in part and then whole, by whom and why; the same press twice pays back once", async () => {
    const { path } = await placed(circuit, "gate");
    const early = await ask("POST", `${path}/refund`, { amountCents: 1, reason: "Regen", seenRefundedCents: 0 });
    expect([early.status, early.body.error.details]).toEqual([400, { reason: "nothing-received" }]);
    await ask("POST", `${path}/paid`, { method: "gate" });

    const much = await ask("POST", `${path}/refund`, { amountCents: 2181, reason: "Regen", seenRefundedCents: 0 });
    expect(much.body.error.details).toEqual({ reason: "too-much", number: 2180 });
    expect(much.body.error.message).toContain("€ 21,80");

    const asked = { amountCents: 180, reason: "Regen", seenRefundedCents: 0 };
    const both = await Promise.all([1, 2].map(() => ask("POST", `${path}/refund`, asked)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const late = await ask("POST", `${path}/refund`, asked);
    expect(late.body.error.details).toEqual({ reason: "refunded-meanwhile" });

    const rest = { amountCents: 2000, reason: "Afgelast", seenRefundedCents: 180 };
    const { body } = await ask("POST", `${path}/refund`, rest);
    expect(body).toMatchObject({ isWaiting: false, order: { state: "refunded", refundedCents: 2180 } });
    expect(body.order.refunds).toMatchObject([
      { amountCents: 180, state: "under-way", byWhom: "Edith Redactie", reason: "Regen", isByHand: true },
      { amountCents: 2000, state: "under-way", byWhom: "Edith Redactie", reason: "Afgelast" },
    ]);
  });

  test("that was paid online is refunded by the provider, as soon as it answers", async () => {
    const { path } = await paidOnline(circuit);
    const asked = { amountCents: 500, reason: "Fout", seenRefundedCents: 0 };
    const { status, body } = await ask("POST", `${path}/refund`, asked);
    // The CMS of these tests has no provider to ask.
    expect([status, body.isWaiting]).toEqual([200, true]);
    expect(body.order.refunds).toMatchObject([{ amountCents: 500, state: "asked", isByHand: false }]);
    expect(body.order.can.refundCents).toBe(1680);
  });

  test("says what VIES said of its VAT number", async () => {
    const { shop } = circuit;
    const order = await begun(shop, [line(1)]);
    const by = { ...customer, company: "Garage", vatNumber: "NL123456789B01" };
    await place(shop, order, "invoice", { customer: by, vatCheck: "unchecked" });
    const { body } = await ask("GET", `/orders/${await idOf(shop, order)}`);
    expect(body).toMatchObject({ vatCheck: "unchecked", customer: { vatNumber: "NL123456789B01" } });
  });

  test("that was paid twice says how much too much, stands once that went back, and has brought in what it costs", async () => {
    const { path, id, reading } = await paidOnline(circuit);
    // The first payment was called failed, another was made, and both were paid.
    await addPayment(circuit, id, reading);
    await handlePaymentWebhook(circuit.shop, "tr_again");
    expect((await ask("GET", path)).body).toMatchObject({ state: "paid", surplusCents: 2180 });
    expect((await ask("GET", "/orders")).body.orders).toMatchObject([{ state: "paid", surplusCents: 2180 }]);
    expect((await ask("GET", "/overview")).body).toMatchObject({ toDo: [{ kind: "paid-twice", id, cents: 2180 }] });
    expect(await income()).toMatchObject({ grossCents: 2180 });
    await ask("POST", `${path}/refund`, { amountCents: 2180, reason: "Dubbel", seenRefundedCents: 0 });
    expect((await ask("GET", path)).body).toMatchObject({ state: "paid", surplusCents: 0, refundedCents: 2180 });
    expect((await ask("GET", "/overview")).body).toMatchObject({ toDo: [] });
    expect(await income()).toMatchObject({ grossCents: 2180 });
    await ask("POST", `${path}/refund`, { amountCents: 100, reason: "Regen", seenRefundedCents: 2180 });
    expect(await income()).toMatchObject({ grossCents: 2080 });
  });
});
