import type { Locale } from "@circuit/contract/locales";
import { admissionRules } from "@circuit/contract/shop/sale-states";
import { formatDistance, formatPrice } from "#app/i18n/format.ts";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import type { MapStand, MapWalk, StandSale } from "./map-data.server.ts";
import { cornerRanges } from "./map-state.ts";

/** Ticket availability by `{ticketId}/{admission}`: the sale state, and the number left when it is small. */
export type AvailabilityByTicket = Readonly<Record<string, readonly [state: StandSale["state"], left: number | null]>>;

/** Describes a grandstand in one line: zone, roof, corners in sight, wheelchair places and price. */
export function describeStand(stand: MapStand, locale: Locale): string {
  const words = circuitMapMessages[locale];
  const { zone, isCovered, corners, wheelchairPlaces, sale } = stand;
  return [
    zone === null ? null : words.zone(zone.name),
    isCovered ? words.covered : words.open,
    corners.length === 0 ? null : words.seesCorners(cornerRanges(corners)),
    words.wheelchairPlaces(wheelchairPlaces),
    sale === null ? null : standPriceText(sale, locale),
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** Returns the price, `vanaf € 129,00`, or the sale state when nothing is on sale. */
export function standPriceText({ state, cents }: StandSale, locale: Locale): string {
  const words = circuitMapMessages[locale];
  if (admissionRules[state].phase === "closed") return words.state[state].toLowerCase();
  return cents === 0 ? words.free : words.from(formatPrice(cents, locale));
}

/** Says how many seats are left: a number when the availability has one, else the sale state. */
export function seatsLeftText(sale: StandSale, left: AvailabilityByTicket, locale: Locale): string {
  const words = circuitMapMessages[locale];
  const numbers = sale.keys.flatMap((key) => left[key]?.[1] ?? []);
  const isCounted = sale.state === "few" && numbers.length > 0;
  return isCounted ? words.left(Math.max(...numbers)) : words.state[sale.state];
}

/** Formats a walk: `Ingang Zuid: 182 m, 2 min`. */
export function walkText({ name, metres, minutes }: MapWalk, locale: Locale): string {
  return circuitMapMessages[locale].walk(formatDistance(metres, locale), minutes, name);
}
