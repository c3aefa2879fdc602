import type { Locale } from "@circuit/contract/locales";
import { type EventChange, eventChange } from "@circuit/contract/shop/event-change";
import type { Order } from "@circuit/contract/shop/order";
import { changedEventMessages } from "#app/i18n/messages/changed-event.ts";
import { isUnpaid, statusRules } from "./order-status.ts";
import type { OrderStatus } from "./order-view-data.ts";

/** The events of an order that aren't on its days any more, each once, with what became of it; none of one that ended. */
export function changedEvents(status: OrderStatus, order: Order) {
  const isOver = statusRules[status].stage === "over";
  const changes = order.lines.flatMap(({ eventId, eventTitle }, line) => {
    const change = eventChange(order, line);
    return change === null || isOver ? [] : [{ eventId, eventTitle, change }];
  });
  return [...new Map(changes.map((one) => [one.eventId, one])).values()];
}

/** What an order says of them. */
export function eventTexts(status: OrderStatus, order: Order, locale: Locale): string[] {
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

/** Whether an order must not be paid any more: one of its events was cancelled, or moved or postponed before the payment. */
export function isCalledOff(status: OrderStatus, order: Order): boolean {
  return changedEvents(status, order).some(({ change }) => change === "cancelled" || isUnpaid(status));
}
