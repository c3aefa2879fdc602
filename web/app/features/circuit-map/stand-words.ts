import type { Locale } from "@circuit/contract/locales";
import { admissionRules } from "@circuit/contract/shop/sale-states";
import { formatDistance, formatPrice } from "#app/i18n/format.ts";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import type { MapStand, MapWalk, StandSale } from "./map-data.ts";
import { cornerRanges } from "./map-state.ts";

/** Availability of tickets by `{ticketId}/{admission}`: a state, and a number where it is small. */
export type PlacesLeft = Readonly<Record<string, readonly [state: StandSale["state"], left: number | null]>>;

/** The facts of a stand in one line: its zone, roof, corners and how it sells. */
export function standInAWord(stand: MapStand, locale: Locale): string {
  const words = circuitMapMessages[locale];
  const { zone, isCovered, corners, wheelchairPlaces, sale } = stand;
  return [
    zone === null ? null : words.zone(zone.name),
    isCovered ? words.covered : words.open,
    corners.length === 0 ? null : words.seesCorners(cornerRanges(corners)),
    words.wheelchairPlaces(wheelchairPlaces),
    sale === null ? null : priceInWords(sale, locale),
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** `vanaf € 129,00`, or how the sale stands when nothing can be bought. */
export function priceInWords({ state, cents }: StandSale, locale: Locale): string {
  const words = circuitMapMessages[locale];
  if (admissionRules[state].phase === "closed") return words.state[state].toLowerCase();
  return cents === 0 ? words.free : words.from(formatPrice(cents, locale));
}

/** How many seats are left: a number where the current one is known, else in words. */
export function placesInWords(sale: StandSale, left: PlacesLeft, locale: Locale): string {
  const words = circuitMapMessages[locale];
  const numbers = sale.keys.flatMap((key) => left[key]?.[1] ?? []);
  const isCounted = sale.state === "few" && numbers.length > 0;
  return isCounted ? words.left(Math.max(...numbers)) : words.state[sale.state];
}

/** `Ingang Zuid: 182 m, 2 min`. */
export function walkInWords({ name, metres, minutes }: MapWalk, locale: Locale): string {
  return circuitMapMessages[locale].walk(formatDistance(metres, locale), minutes, name);
}
