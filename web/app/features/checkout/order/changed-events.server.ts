import type { Locale } from "@circuit/contract/locales";
import { type EventChange, eventChange } from "@circuit/contract/shop/event-change";
import type { Order } from "@circuit/contract/shop/order";
import { changedEventMessages } from "#app/i18n/messages/changed-event.ts";
import { isOpenStand } from "./order-stand.ts";
import type { OrderStand } from "./order-view-data.ts";

/** The events of an order that aren't on its days any more, each once, with what became of it; none of one that ended. */
export function changedEvents(stand: OrderStand, order: Order) {
  const isStanding = ["paid", "free", "taken-back", "at-gate", "invoiced"].includes(stand);
  const changes = order.lines.flatMap(({ eventId, eventTitle }, line) => {
    const change = eventChange(order, line);
    return change === null || !(isStanding || isOpenStand(stand)) ? [] : [{ eventId, eventTitle, change }];
  });
  return [...new Map(changes.map((one) => [one.eventId, one])).values()];
}

/** What an order says of them. */
export function eventTexts(stand: OrderStand, order: Order, locale: Locale): string[] {
  const words = changedEventMessages[locale];
  const changed = changedEvents(stand, order);
  const { order: ofPaid, unpaidOrder } = words;
  const told = changed.map(({ change, eventTitle }) => (isOpenStand(stand) ? unpaidOrder : ofPaid)[change](eventTitle));
  const isAny = (of: EventChange) => changed.some(({ change }) => change === of);
  if (isOpenStand(stand)) return changed.length === 0 ? told : [...told, words.waiting];
  if (!isAny("cancelled")) return isAny("postponed") ? [...told, words.stands] : told;
  if (stand === "invoiced") return told;
  return [...told, stand === "free" || stand === "at-gate" ? words.nothing : words.money];
}

/** Whether an event of an order was cancelled that its customer is told of, or isn't on its days before it was paid: it isn't to be paid any more. */
export function isCalledOff(stand: OrderStand, order: Order): boolean {
  return changedEvents(stand, order).some(({ change }) => change === "cancelled" || isOpenStand(stand));
}
