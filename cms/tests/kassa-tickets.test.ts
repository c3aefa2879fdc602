import { describe, expect, test } from "vitest";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { endTicket } from "../src/shop/orders/end-ticket.ts";
import { nameTicket } from "../src/shop/orders/name-ticket.ts";
import { recordStaffPayment } from "../src/shop/orders/receive-money.ts";
import { readEndedTickets } from "../src/shop/scans/ended-tickets.ts";
import { ticketTable } from "../src/shop/tables/ticket-table.ts";
import { gate, morning, newId, qrOf, scan } from "./gate.ts";
import { requestKassa, kassa, paidByBank, placed } from "./kassa.ts";
import { begun, counters, idOf, line, place, stock } from "./shop.ts";

const circuit = kassa();

const ask = (method: string, path: string, body?: unknown) => requestKassa(circuit, method, path, body);

const ticketsOf = async (path: string) => (await ask("GET", path)).body.tickets;

describe("an order", () => {
  test("has a ticket put on another name, with a code of its own; the old one stays as one that was replaced", async () => {
    const { path } = await placed(circuit, "gate");
    const other = await placed(circuit, "gate");
    const codes = (await ticketsOf(path)).map(({ code }) => code);
    const named = await ask("POST", `${path}/name`, { code: codes[1], holder: " Piet Pietersen " });
    const [first, second, old] = named.body.order.tickets;
    expect([first?.code, old?.code]).toEqual(codes);
    expect(second).toMatchObject({ holder: "Piet Pietersen", isCancelled: false, replacedAt: null });
    expect(codes).not.toContain(second?.code);
    expect(old).toMatchObject({ holder: null, isCancelled: true, replacedAt: expect.any(String) });
    expect(named.body.order.changes).toMatchObject([
      { kind: "replaced", code: codes[1], newCode: second?.code, byWhom: "Edith Redactie" },
    ]);
    // The number that somebody shows who has the old one.
    expect((await ask("GET", `/orders?q=${codes[1]?.replace(" ", "")}`)).body.orders).toHaveLength(1);

    const back = await ask("POST", `${path}/name`, { code: second?.code, holder: "Jan Jansen" });
    expect(back.body.order.tickets.map(({ isCancelled }) => isCancelled)).toEqual([false, false, true, true]);

    // Of another order, of none, and of one that was cancelled.
    await ask("POST", `${other.path}/cancel`, {});
    const [gone] = await ticketsOf(other.path);
    for (const [where, code] of [
      [other.path, codes[0]],
      [path, "NIETS"],
      [other.path, gone?.code],
    ] as const) {
      const answer = await ask("POST", `${where}/name`, { code, holder: "Piet" });
      expect([answer.status, answer.body.error.details]).toEqual([400, { reason: "unknown-ticket" }]);
    }
  });

  test("keeps a ticket's code when the name stays the same, and makes one new code however often it is pressed", async () => {
    const { path } = await placed(circuit, "gate");
    const [{ code } = { code: "" }] = await ticketsOf(path);
    for (const holder of ["", "Jan Jansen"]) {
      const { body } = await ask("POST", `${path}/name`, { code, holder });
      expect(body.order.tickets).toMatchObject([{ code }, {}]);
      expect(body.order.changes).toEqual([]);
    }
    const presses = [1, 2, 3].map(() => ask("POST", `${path}/name`, { code, holder: "Piet" }));
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const tickets = await ticketsOf(path);
    expect(tickets).toMatchObject([{ holder: "Piet" }, {}, { code, isCancelled: true }]);
    // A colleague who still sees the old code has another name for it.
    const late = await ask("POST", `${path}/name`, { code, holder: "Klaas" });
    expect([late.status, late.body.error.details]).toEqual([400, { reason: "ticket-meanwhile" }]);
    expect(await ticketsOf(path)).toEqual(tickets);
  });

  test.each([
    ["王小明", "unprintable-name", "Schrijf de naam in Latijnse letters"],
    ["kaartjes.example", "no-name", "Vul alleen een naam in"],
  ])("keeps the name on a ticket when the new one can't be on it: %s", async (holder, reason, said) => {
    const { path } = await placed(circuit, "gate");
    const [{ code } = { code: "" }] = await ticketsOf(path);
    const answer = await ask("POST", `${path}/name`, { code, holder });
    expect([answer.status, answer.body.error]).toMatchObject([
      400,
      { message: expect.stringContaining(said), details: { reason } },
    ]);
    const [ticket] = await ticketsOf(path);
    expect(ticket?.holder).toBeNull();
  });

  test("has one of its tickets cancelled: its place is free, the others stand, and twice is once", async () => {
    const { path, id } = await paidByBank(circuit);
    const [first, second] = await ticketsOf(path);
    const ending = { code: second?.code, reason: "Ziek" };
    const presses = [1, 2, 3].map(() => ask("POST", `${path}/end-ticket`, ending));
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await ask("POST", `${path}/end-ticket`, ending);
    expect(body.order).toMatchObject({
      state: "paid",
      tickets: [
        { code: first?.code, isCancelled: false, grossCents: 1090 },
        { isCancelled: true, replacedAt: null },
      ],
      lines: [{ quantity: 2, endedTickets: 1 }],
      totals: { grossCents: 2180 },
      can: { endTickets: false, refundCents: 2180 },
      changes: [{ kind: "ended", code: second?.code, reason: "Ziek", byWhom: "Edith Redactie" }],
    });
    expect(await counters(circuit.shop)).toEqual({ "2027-06-25 event": [20, 0, 1] });

    // What came in stays until it is refunded.
    const income = async () =>
      (await ask("GET", "/overview")).body.events.find(({ eventId }) => eventId === "tt")?.incomes;
    expect(await income()).toMatchObject([{ tickets: 1, grossCents: 2180 }]);
    await ask("POST", `${path}/refund`, { amountCents: 1090, reason: "Ziek", seenRefundedCents: 0 });
    expect(await income()).toMatchObject([{ tickets: 1, grossCents: 1090, netCents: 1000 }]);

    const last = await ask("POST", `${path}/end-ticket`, { ...ending, code: first?.code });
    expect([last.status, last.body.error.details]).toEqual([400, { reason: "last-ticket" }]);
    // The order gives back only the place that it has.
    await ask("POST", `${path}/cancel`, {});
    expect(await counters(circuit.shop)).toEqual({ "2027-06-25 event": [20, 0, 0] });
    expect(await readOrder(circuit.shop, { id })).toMatchObject({ state: "cancelled", keptCents: 1090 });
  });

  test("keeps one ticket when two colleagues cancel its two at the same moment", async () => {
    const { path } = await paidByBank(circuit);
    const codes = (await ticketsOf(path)).map(({ code }) => code);
    const both = await Promise.all(codes.map((code) => ask("POST", `${path}/end-ticket`, { code, reason: "Ziek" })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(await counters(circuit.shop)).toEqual({ "2027-06-25 event": [20, 0, 1] });
  });

  test("has no single ticket cancelled that isn't paid, was replaced, or is another's", async () => {
    const { path } = await placed(circuit, "gate");
    const [{ code } = { code: "" }] = await ticketsOf(path);
    const reasonOf = async (asked: object) => (await ask("POST", `${path}/end-ticket`, asked)).body.error.details;
    expect(await reasonOf({ code, reason: "Ziek" })).toEqual({ reason: "unpaid-ticket" });
    expect(await reasonOf({ code })).toEqual({ reason: "nonsense" });
    await ask("POST", `${path}/paid`, { method: "gate" });
    await ask("POST", `${path}/name`, { code, holder: "Piet" });
    expect(await reasonOf({ code, reason: "Ziek" })).toEqual({ reason: "ticket-meanwhile" });
    expect(await reasonOf({ code: "NIETS", reason: "Ziek" })).toEqual({ reason: "unknown-ticket" });
    expect(await counters(circuit.shop)).toEqual({ "2027-06-25 event": [20, 0, 2] });
  });

  test("of which a ticket was cancelled has its refund taken off that ticket's day first", async () => {
    const { shop } = circuit;
    await stock(shop, 20, "2027-06-26");
    const order = await begun(shop, [line(1), line(1, { admission: "2027-06-26" })]);
    await place(shop, order, "gate");
    const path = `/orders/${await idOf(shop, order)}`;
    await ask("POST", `${path}/paid`, { method: "gate" });
    await ask("POST", `${path}/end-ticket`, { code: (await ticketsOf(path))[1]?.code, reason: "Ziek" });
    await ask("POST", `${path}/refund`, { amountCents: 1200, reason: "Ziek", seenRefundedCents: 0 });
    const { body } = await ask("GET", "/overview");
    expect(body.events.find(({ eventId }) => eventId === "tt")?.incomes).toMatchObject([
      { admission: "2027-06-25", tickets: 1, grossCents: 1090 - 110 },
      { admission: "2027-06-26", tickets: 0, grossCents: 0 },
    ]);
  });
});

describe("at a gate", () => {
  test("a ticket that was put on another name lets nobody in by its old code, and says since when; the new one does", async () => {
    const { shop, scanner, first, second, qr, orderId } = await gate(circuit);
    const named = { code: first.code, holder: "Piet", byWhom: "Kees" };
    expect(await nameTicket(shop, orderId, named)).toBe("named");
    const end = { at: new Date(morning).toISOString(), isReplaced: true };
    for (const text of [qr, first.code, first.serial])
      expect(await scan(shop, scanner, text)).toMatchObject([
        { outcome: "cancelled", end, ticket: { code: first.code } },
      ]);
    // For gates without a network, and of no other event.
    expect(await readEndedTickets(shop, scanner)).toEqual([{ serial: first.serial, ...end }]);
    expect(await readEndedTickets(shop, { eventId: "other" })).toEqual([]);

    const row: { code: string; serial: string } = await shop.db
      .connection(ticketTable)
      .where({ orderId, holder: "Piet" })
      .first();
    expect(await scan(shop, scanner, qrOf(row.serial))).toMatchObject([{ outcome: "admitted" }]);
    expect(await scan(shop, scanner, second.code)).toMatchObject([{ outcome: "admitted" }]);
    // Whoever is in can't give the ticket on.
    expect(await nameTicket(shop, orderId, { ...named, code: row.code, holder: "Klaas" })).toBe("scanned");
  });

  test("a ticket that was cancelled by itself lets nobody in, and the other one of its order does", async () => {
    const { shop, scanner, first, second, qr, orderId } = await gate(circuit);
    await recordStaffPayment(shop, orderId, { method: "gate", byWhom: "Kees" });
    expect(await endTicket(shop, orderId, { code: first.code, reason: "Ziek", byWhom: "Kees" })).toBe("ended");
    const end = { at: new Date(morning).toISOString(), isReplaced: false };
    expect(await scan(shop, scanner, qr)).toMatchObject([{ outcome: "cancelled", end }]);
    expect(await readEndedTickets(shop, scanner)).toEqual([{ serial: first.serial, ...end }]);
    expect(await scan(shop, scanner, second.code)).toMatchObject([{ outcome: "admitted" }]);
  });

  test("whom a gate without a network let in by the old code is in: the new one lets nobody in more", async () => {
    const { shop, scanner, first, second, qr, orderId } = await gate(circuit);
    await recordStaffPayment(shop, orderId, { method: "gate", byWhom: "Kees" });
    const before = shop.now() - 1;
    const late = (text: string) => scan(shop, scanner, text, newId(), before);
    await nameTicket(shop, orderId, { code: first.code, holder: "Piet", byWhom: "Kees" });
    await endTicket(shop, orderId, { code: second.code, reason: "Ziek", byWhom: "Kees" });
    expect(await late(qr)).toMatchObject([{ outcome: "admitted", ticket: { code: first.code } }]);
    const { serial }: { serial: string } = await shop.db
      .connection(ticketTable)
      .where({ holder: "Piet", orderId })
      .first();
    expect(await scan(shop, scanner, qrOf(serial))).toMatchObject([{ outcome: "already" }]);
    // One that was cancelled since is known to have been used.
    expect(await late(second.code)).toMatchObject([{ outcome: "admitted" }]);
    expect(await scan(shop, scanner, second.code)).toMatchObject([{ outcome: "cancelled" }]);
  });
});
