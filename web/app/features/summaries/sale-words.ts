import type { EventCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import { saleMessages } from "#app/i18n/messages/sale.ts";

/**
 * Returns the status text of a ticket sale: the label that the event has, such as when its sale opens, or else the
 * default of its state.
 *
 * @returns `null` when there is nothing to say.
 */
export function saleWords(
  { saleState, statusLabel }: Pick<EventCard, "saleState" | "statusLabel">,
  locale: Locale,
): string | null {
  return statusLabel ?? saleMessages[locale].states[saleState];
}

/**
 * Returns the status text of an event: cancelled, postponed, over or moved, or else that of its ticket sale.
 *
 * @returns `null` when there is nothing to say.
 */
export function eventWords(
  event: Pick<EventCard, "state" | "saleState" | "statusLabel">,
  isPast: boolean,
  locale: Locale,
): string | null {
  const { past, events } = saleMessages[locale];
  if (event.state === "cancelled" || event.state === "postponed") return events[event.state];
  if (isPast) return past;
  const words = saleWords(event, locale);
  if (event.state !== "moved") return words;
  return words === null ? events.moved : `${events.moved} · ${words}`;
}
