import { type Locale, locales } from "#contract/locales";
import type { LineNames } from "#contract/shop/order";
import type { OfferEntry } from "../catalogue/offer-entry.ts";
import type { Shop } from "../shop.ts";
import type { ChosenLine } from "./check-lines.ts";

/**
 * Adds names in the other languages to lines, as the order's pages and mails may be in any.
 *
 * @param locale - Language of the order.
 */
export async function translateLines(
  shop: Pick<Shop, "offersOf">,
  locale: Locale,
  chosen: readonly ChosenLine[],
): Promise<ChosenLine[]> {
  const others = locales.filter((other) => other !== locale);
  const offers = await Promise.all(others.map(async (other) => [other, await shop.offersOf(other)] as const));
  return chosen.map((line) => {
    const translations = offers.flatMap(([other, entries]) => {
      const names = namesOf(entries, line);
      return names === null ? [] : [[other, { ...names, locale: other }] as const];
    });
    return { ...line, snapshot: { ...line.snapshot, locale, translations: Object.fromEntries(translations) } };
  });
}

function namesOf(entries: readonly OfferEntry[], { eventId, snapshot }: ChosenLine): LineNames | null {
  const entry = entries.find((candidate) => candidate.eventId === eventId);
  const offer = entry?.offers.find(({ ticketId }) => ticketId === snapshot.ticketId);
  if (entry === undefined || offer === undefined) return null;
  return { eventTitle: entry.title, eventSlug: entry.slug, name: offer.name, stand: offer.stand };
}
