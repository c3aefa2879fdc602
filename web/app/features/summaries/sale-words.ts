import type { EventCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import { saleMessages } from "#app/i18n/messages/sale.ts";

/**
 * What is said of a sale, the same wherever an event stands: the words that came with it, such as when it opens or that it has
 * closed, before those of its state.
 *
 * @returns `null` when there is nothing to say.
 */
export function saleWords(
  { saleState, statusLabel }: Pick<EventCard, "saleState" | "statusLabel">,
  locale: Locale,
): string | null {
  return statusLabel ?? saleMessages[locale].states[saleState];
}

/** The same of an event: first of all what became of it, and once it is over that it is. */
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
