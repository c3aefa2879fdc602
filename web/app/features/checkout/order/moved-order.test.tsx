import { paidOrder } from "@circuit/contract/fixtures/orders";
import { emptySettings } from "@circuit/contract/layout";
import type { Order } from "@circuit/contract/shop/order";
import { expect, test } from "vitest";
import { renderPage } from "../../../../test/render-page.tsx";
import { OrderPage } from "./order-page.tsx";
import { orderView } from "./order-view.server.ts";

function htmlOf(changes: Partial<Order>, locale: "nl" | "en"): string {
  const view = orderView({ ...paidOrder, ...changes }, locale, emptySettings);
  if (view === null) throw new Error("It is in its checkout");
  return renderPage(<OrderPage order={view} registerPath={null} problem={null} isOfSession={false} />, { locale });
}

test.each([
  ["nl", "is verplaatst: het is er niet meer", "Dit evenement is verplaatst", "We nemen contact met je op", "Tot in"],
  ["en", "was moved: it isn’t on a day any more", "This event was moved", "We’ll contact you", "See you in"],
] as const)("S06 the customer of a moved event reads so, and isn't awaited on its old day (%s)", (...words) => {
  const [locale, order, ticket, promise, awaited] = words;
  const html = htmlOf({ movedLines: [0] }, locale);
  for (const part of [order, ticket, promise]) expect(html).toContain(part);
  expect(html).not.toContain(awaited);
  const moved = paidOrder.tickets.filter(({ line }) => line === 0);
  expect(html.split(ticket)).toHaveLength(moved.length + 1);
  for (const text of [htmlOf({}, locale), htmlOf({ state: "cancelled", movedLines: [0] }, locale)])
    expect(text).not.toContain(order);
});

test.each([
  ["nl", "gaat niet door.", "Dit evenement is afgelast", "Tot in"],
  ["en", "won’t take place.", "This event was cancelled", "See you in"],
] as const)("S06 the customer of a cancelled event reads so, on the order and on its tickets (%s)", (...words) => {
  const [locale, order, ticket, awaited] = words;
  const html = htmlOf({ movedLines: [0], cancelledLines: [0] }, locale);
  expect(html).toContain(order);
  expect(html).not.toContain(awaited);
  const cancelled = paidOrder.tickets.filter(({ line }) => line === 0);
  expect(html.split(ticket)).toHaveLength(cancelled.length + 1);
});

test.each([
  ["nl", "Je hoeft nog niet te betalen", "Maak € "],
  ["en", "You don’t have to pay yet", "Please transfer"],
] as const)("S06 who has an unpaid invoice of a moved event isn’t asked to pay it yet (%s)", (locale, waits, asks) => {
  const invoiced = { state: "invoiced" as const, method: "invoice" as const, payment: null, tickets: [] };
  const moved = htmlOf({ ...invoiced, movedLines: [0] }, locale).replaceAll("\u00a0", " ");
  expect(moved).toContain(waits);
  expect(moved).not.toContain(asks);
  const asItWas = htmlOf(invoiced, locale).replaceAll("\u00a0", " ");
  expect(asItWas).not.toContain(waits);
  expect(asItWas).toContain(asks);
});

test.each([
  ["nl", "Betaal die niet meer", ["Maak € ", "zodra het geld binnen is"]],
  ["en", "Please don’t pay it any more", ["Please transfer", "as soon as the money"]],
] as const)("S06 who has an unpaid invoice of a cancelled event isn’t asked to pay it (%s)", (locale, told, asked) => {
  const invoiced = { state: "invoiced" as const, method: "invoice" as const, payment: null, tickets: [] };
  const html = htmlOf({ ...invoiced, movedLines: [0], cancelledLines: [0] }, locale).replaceAll("\u00a0", " ");
  expect(html).toContain(told);
  for (const text of asked) expect(html).not.toContain(text);
});

test.each(["open", "failed"] as const)(
  "S06 who hasn’t paid for an event that was cancelled meanwhile reads so, and is led to no payment (%s)",
  (state) => {
    const payment = { state, method: null, paidAt: null };
    const html = htmlOf({ state: "awaiting-payment", payment, tickets: [], cancelledLines: [0] }, "nl");
    expect(html).toContain("Een evenement is afgelast");
    expect(html).not.toContain("order_intent");
    expect(html).not.toContain("staan nog vast");
  },
);

test.each([
  ["nl", "is uitgesteld", "Je bestelling blijft staan", "Dit evenement is uitgesteld", "nog niet te betalen", "Tot in"],
  ["en", "was postponed", "Your order stands", "This event was postponed", "have to pay yet", "See you in"],
] as const)(
  "S06 the customer of a postponed event reads that the order stands, on it and on its tickets (%s)",
  (...words) => {
    const [locale, order, stands, ticket, unpaid, awaited] = words;
    const postponed = { movedLines: [0], postponedLines: [0] };
    const html = htmlOf(postponed, locale);
    for (const part of [order, stands, ticket]) expect(html).toContain(part);
    expect(html).not.toContain(awaited);
    const invoiced = { state: "invoiced" as const, method: "invoice" as const, payment: null, tickets: [] };
    expect(htmlOf({ ...invoiced, ...postponed }, locale).replaceAll("\u00a0", " ")).toContain(unpaid);
    const payment = { state: "open" as const, method: null, paidAt: null };
    const waiting = htmlOf({ state: "awaiting-payment", payment, tickets: [], postponedLines: [0] }, locale);
    expect(waiting).toContain(order);
    expect(waiting).not.toContain(stands);
    expect(waiting).not.toContain("order_intent");
  },
);
