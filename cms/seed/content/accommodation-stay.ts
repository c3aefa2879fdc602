import type { SeedDocument } from "../document.ts";
import { entry, picture } from "../references.ts";

interface StayTexts {
  title: string;
  summary: string;
  /** Pairs of value and label. */
  facts: readonly (readonly [value: string, label: string])[];
  facilities: readonly string[];
}

interface Stay {
  type: "camping" | "glamping" | "hotel";
  image: string;
  colour: string;
  distanceMetres: number;
  priceFromCents: number;
  pricedPer: keyof typeof priceUnits;
  /** Name of the site that takes bookings. */
  booking: string;
  /** By seed key of an event: the price in whole euro cents, and how many places are left; 0 is full. */
  offers: Readonly<Record<string, readonly [priceFromCents: number, placesLeft: number]>>;
}

const priceUnits = {
  weekend: { nl: "p.p. per weekend", en: "pp per weekend" },
  night: { nl: "per nacht", en: "per night" },
} as const;

const waitingList = { nl: "/accommodaties/wachtlijst", en: "/en/accommodation/waiting-list" } as const;

/**
 * One place to stay in both languages.
 *
 * @param key - Seed key, for `entry("accommodation", key)`.
 * @param shared - Fields of both languages; the distance is to the nearest gate, prices include VAT.
 */
export function stay(key: string, shared: Stay, nl: StayTexts, en: StayTexts): SeedDocument {
  const fields = (locale: "nl" | "en", texts: StayTexts) => ({
    title: texts.title,
    summary: texts.summary,
    type: entry("accommodation-type", shared.type),
    image: picture(shared.image),
    colour: shared.colour,
    distanceMetres: shared.distanceMetres,
    facts: texts.facts.map(([value, label]) => ({ value, label })),
    facilities: texts.facilities.map((text) => ({ text })),
    priceFromCents: shared.priceFromCents,
    priceUnit: priceUnits[shared.pricedPer][locale],
    bookingUrl: `https://${shared.booking}.example${locale === "en" ? "/en" : ""}`,
    waitingListUrl: `${waitingList[locale]}?stay=${key}#waiting-list-form`,
    offers: Object.entries(shared.offers).map(([event, [priceFromCents, placesLeft]]) => ({
      event: entry("event", event),
      priceFromCents,
      placesLeft,
    })),
  });

  return { key, nl: fields("nl", nl), en: fields("en", en) };
}
