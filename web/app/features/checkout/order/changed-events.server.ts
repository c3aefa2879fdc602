import type { Locale } from "@circuit/contract/locales";
import { type EventChange, eventChange } from "@circuit/contract/shop/event-change";
import type { Order } from "@circuit/contract/shop/order";
import { changedEventMessages } from "#app/i18n/messages/changed-event.ts";
import { isUnpaid, statusRules } from "./order-status.ts";
import type { OrderStatus } from "./order-view-data.ts";

/** Returns the events of an order that were moved, postponed or cancelled, each once; none for an ended order. */
export function changedEvents(status: OrderStatus, order: Order) {
  const isOver = statusRules[status].stage === "over";
  const changes = order.lines.flatMap(({ eventId, eventTitle }, line) => {
    const change = eventChange(order, line);
    return change === null || isOver ? [] : [{ eventId, eventTitle, change }];
  });
  return [...new Map(changes.map((one) => [one.eventId, one])).values()];
}

/** Returns the sentences on an order's page about its moved, postponed or cancelled events. */
export function changedEventTexts(status: OrderStatus, order: Order, locale: Locale): string[] {
  const words = changedEventMessages[locale];
  const changed = changedEvents(status, order);
  const { order: ofPaid, unpaidOrder } = words;
  const sentences = changed.map(({ change, eventTitle }) =>
    (isUnpaid(status) ? unpaidOrder : ofPaid)[change](eventTitle),
  );
  const isAny = (of: EventChange) => changed.some(({ change }) => change === of);
  if (isUnpaid(status)) return changed.length === 0 ? sentences : [...sentences, words.waiting];
  if (!isAny("cancelled")) return isAny("postponed") ? [...sentences, words.stands] : sentences;
  if (status === "invoiced") return sentences;
  return [...sentences, status === "free" || status === "at-gate" ? words.nothing : words.money];
}

/** Whether an order mustn't be paid any more: an event was cancelled, or moved or postponed before the payment. */
export function isPaymentRuledOut(status: OrderStatus, order: Order): boolean {
  return changedEvents(status, order).some(({ change }) => change === "cancelled" || isUnpaid(status));
}
