import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { Locale } from "@circuit/contract/locales";
import type { PaymentMethod } from "@circuit/contract/shop/order";
import { beginOrder } from "../src/shop/orders/begin-order.ts";
import { cancelOrder } from "../src/shop/orders/end-order.ts";
import { expireOrders } from "../src/shop/orders/expire-orders.ts";
import { recordEventChanges } from "../src/shop/orders/record-event-changes.ts";
import { handlePaymentWebhook } from "../src/shop/orders/pay-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { notifyOrderChanges } from "../src/shop/orders/notify-order-changes.ts";
import { scanTickets } from "../src/shop/scans/scan-tickets.ts";
import { moveCancelledToEventState } from "../src/upgrades/register-migrations.ts";
import { paired } from "./gate.ts";
import { changeEvent, friday, kassa, requestKassa, saturday, sellingShop } from "./kassa.ts";
import { mailCustomers, takeMails } from "./order-mails.ts";
import { begin, idOf, line, minute, newKey, orderOf, paymentOf, place, stock, customer } from "./shop.ts";
import type { TestShop } from "./shop.ts";

const circuit = kassa();
const admission = `${friday}_${saturday}`;
const [newFirst, newLast] = ["2099-07-03", "2099-07-04"];

/** The kassa's shop, which sells what editors sell and mails as the real one does. */
function ownShop() {
  const shop = sellingShop(circuit);
  mailCustomers(circuit.cms.strapi, shop);
  return shop;
}

/** What the job of each minute does with it. @returns The mails, by the local part of their addresses. */
async function mailsAfter(shop: TestShop): Promise<Record<string, string>> {
  shop.clock.now += minute;
  await recordEventChanges(shop);
  await notifyOrderChanges(shop);
  const mails = (await takeMails(shop)).map(
    ({ recipient, subject, text }) => [recipient.split("@")[0] ?? "", `${subject}\n${text}`] as const,
  );
  expect(new Set(mails.map(([to]) => to)).size).toBe(mails.length);
  return Object.fromEntries(mails);
}

async function ordered(shop: TestShop, method: PaymentMethod, locale: Locale) {
  const lines = [line(1, { ticketId: await ticketOf(shop), admission, seenPriceCents: 4000 })];
  const held = orderOf(await beginOrder(shop, { action: "begin", locale, idempotencyKey: newKey(), lines }));
  const by = { ...customer, email: `${method}@example.nl` };
  return orderOf(await place(shop, held, method, { locale, customer: by }));
}

async function ticketOf(shop: TestShop): Promise<string> {
  const offers = (await shop.offersOf("nl")).find(({ eventId }) => eventId === circuit.event)?.offers ?? [];
  return offers[0]?.ticketId ?? "";
}

test("S06 who ordered for an event is mailed once of each thing that becomes of it, and sale, orders and gates follow", async () => {
  const shop = ownShop();
  for (const day of [friday, saturday]) await stock(shop, 20, day, "hoofdtribune", circuit.event);
  await recordEventChanges(shop);
  const online = await ordered(shop, "online", "nl");
  const payment = await paymentOf(shop, online);
  circuit.provider.set(payment, "paid");
  await handlePaymentWebhook(shop, payment);
  const invoice = await ordered(shop, "invoice", "en");
  const gate = await ordered(shop, "gate", "nl");
  const cart = [line(1, { ticketId: await ticketOf(shop), admission, seenPriceCents: 4000 })];
  const held = orderOf(await begin(shop, cart));
  await mailsAfter(shop);
  expect(await mailsAfter(shop)).toEqual({});

  const { code = "" } = (await readOrder(shop, { token: gate.token }))?.tickets[0] ?? {};
  const scanner = await paired(shop, { eventId: circuit.event, firstDay: friday, lastDay: newLast });
  const scannedOn = async (day: string) => {
    const at = `${day}T10:00:00.000Z`;
    const scan = { id: randomBytes(16).toString("base64url"), text: code, at };
    const [result] = await scanTickets({ ...shop, now: () => Date.parse(at) }, scanner, [scan]);
    return result?.outcome;
  };
  const changesOf = async ({ token }: { token: string }) => (await readOrder(shop, { token }))?.eventChanges;
  const isSold = async () => (await begin(shop, cart)).outcome === "order";

  await changeEvent(circuit, { state: "postponed" });
  const postponed = await mailsAfter(shop);
  expect(Object.keys(postponed).toSorted()).toEqual(["gate", "invoice", "online"]);
  expect(postponed["online"]).toMatch(/^Uitgesteld: Verkoop nl \(.*Je bestelling blijft staan/su);
  expect(postponed["invoice"]).toMatch(/^Postponed: Verkoop en \(.*have to pay the invoice yet/su);
  expect(await changesOf(online)).toEqual(["postponed"]);
  expect(await changesOf(held)).toEqual(["postponed"]);
  expect(await isSold()).toBe(false);
  expect(await scannedOn(friday)).toBe("event-postponed");
  // Published once more, or in one language, it is the same change.
  await changeEvent(circuit, { state: "postponed" }, ["en"]);
  expect(await mailsAfter(shop)).toEqual({});
  const muchLater = Date.parse(`${friday}T00:00:00Z`);
  await expireOrders({ ...shop, now: () => muchLater });
  expect((await readOrder(shop, { token: invoice.token }))?.state).toBe("invoiced");

  await changeEvent(circuit, { state: "moved", startsAt: `${newFirst}T08:00:00Z`, endsAt: `${newLast}T16:00:00Z` });
  const moved = await mailsAfter(shop);
  expect(Object.keys(moved)).toHaveLength(3);
  expect(moved["gate"]).toMatch(/^Verplaatst: .*niet vanzelf toegang.*3 juli 2099, 10:00.*26 juni 2099, 10:00/su);
  expect(moved["invoice"]).toMatch(/^Moved: .*3 July 2099, 10:00.*26 June 2099, 10:00/su);
  expect(await changesOf(gate)).toEqual(["moved"]);
  expect(await scannedOn(newFirst)).toBe("wrong-day");
  // People were told a time: another one is told too.
  await changeEvent(circuit, { state: "moved", startsAt: `${newFirst}T09:00:00Z` });
  expect(Object.values(await mailsAfter(shop)).filter((text) => /11:00/u.test(text))).toHaveLength(3);

  await changeEvent(circuit, { state: "planned", startsAt: `${friday}T08:00:00Z`, endsAt: `${saturday}T16:00:00Z` });
  expect((await mailsAfter(shop))["online"]).toMatch(/^Gaat door: .*geldt gewoon/su);
  expect(await changesOf(gate)).toEqual([null]);
  expect(await isSold()).toBe(true);
  expect(await scannedOn(friday)).toBe("admitted");

  await changeEvent(circuit, { state: "cancelled" });
  const cancelled = await mailsAfter(shop);
  expect(cancelled["online"]).toMatch(/^Afgelast: .*contact met je op over je geld/su);
  expect(cancelled["invoice"]).toMatch(/^Cancelled: .*don’t pay the invoice any more/su);
  expect(cancelled["gate"]).toMatch(/^Afgelast: .*niets te betalen/su);
  expect(await changesOf(gate)).toEqual(["cancelled"]);
  expect(await scannedOn(friday)).toBe("event-cancelled");
  expect(await isSold()).toBe(false);
  const { body } = await requestKassa(circuit, "GET", "/overview");
  const seen = body.events.find(({ eventId }) => eventId === circuit.event);
  expect(seen).toMatchObject({ state: "cancelled", outsideDates: { tickets: 3 } });
  expect(seen?.places.every(({ isOutside }) => isOutside)).toBe(true);
  // An order that doesn't stand any more hears of it itself, and of no event.
  await cancelOrder(shop, await idOf(shop, gate));
  await changeEvent(circuit, { state: "planned" });
  const again = await mailsAfter(shop);
  expect(again["gate"]).not.toContain("Gaat door");
  expect(again["online"]).toMatch(/^Gaat door: /u);
  expect(await isSold()).toBe(true);
  // What was told makes a newer entry in calendars.
  const eventsChangedAt = new Date(shop.clock.now).toISOString();
  expect(await readOrder(shop, { token: online.token })).toMatchObject({ eventsChangedAt });
});

test("an event whose dates alone change mails nobody: its editor says that it was moved", async () => {
  const shop = ownShop();
  for (const day of [friday, saturday]) await stock(shop, 20, day, "hoofdtribune", circuit.event);
  await ordered(shop, "gate", "nl");
  await mailsAfter(shop);
  await changeEvent(circuit, { state: "planned", startsAt: `${friday}T09:00:00Z`, endsAt: `${saturday}T16:00:00Z` });
  expect(await mailsAfter(shop)).toEqual({});
  const path = `${circuit.cms.origin}/event-tickets/${circuit.event}?locale=nl`;
  const headers = { authorization: `Bearer ${circuit.bearers.get("strapi-editor") ?? ""}` };
  expect(await (await fetch(path, { headers })).json()).toMatchObject({ orders: 1 });
});

test("an event that an older version cancelled in the state of its sale is cancelled", async () => {
  const { strapi } = circuit.cms;
  const where = { documentId: circuit.event };
  await strapi.db.connection("events").where({ document_id: circuit.event }).update({ sale_state: "cancelled" });
  await moveCancelledToEventState(strapi);
  const states = await strapi.db.query("api::event.event").findMany({ where, select: ["state", "saleState"] });
  expect(new Set(states.map(({ state, saleState }) => `${state} ${saleState}`))).toEqual(new Set(["cancelled none"]));
  await changeEvent(circuit, { state: "planned" });
});
