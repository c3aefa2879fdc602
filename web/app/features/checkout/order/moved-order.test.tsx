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
