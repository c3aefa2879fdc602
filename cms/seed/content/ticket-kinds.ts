import type { SeedAdmission, SeedTicket } from "./event-tickets.ts";

/** A seat in a stand, for adults and for children. */
export function seats(
  stand: string,
  prices: { adult: readonly SeedAdmission[]; child: readonly SeedAdmission[] },
): SeedTicket[] {
  return [
    {
      key: `${stand}-adult`,
      stand,
      nl: ["Volwassene", "Vanaf 16 jaar. Een stoel voor jezelf; welke, kies je op de tribune."],
      en: ["Adult", "From 16 years. A seat to yourself; pick which when you get there."],
      admissions: prices.adult,
    },
    {
      key: `${stand}-child`,
      stand,
      audience: "child",
      nl: ["Kind", "7 tot en met 15 jaar. Een eigen stoel; welke, kies je op de tribune."],
      en: ["Child", "7 to 15 years. A seat of their own; pick which when you get there."],
      admissions: prices.child,
    },
  ];
}

/**
 * A wheelchair place, and the free seat beside it.
 *
 * @param stand - Seed key; `null` for an event without stands.
 */
export function wheelchairPlaces(stand: string | null, prices: readonly SeedAdmission[]): SeedTicket[] {
  const prefix = stand === null ? "" : `${stand}-`;
  const shared = { ...(stand === null ? {} : { stand }), accessible: true, maxPerOrder: 4 };
  return [
    {
      ...shared,
      key: `${prefix}wheelchair`,
      nl: ["Rolstoelplek", "Vlak en zonder drempel, met vrij zicht als de rij voor je opstaat."],
      en: ["Wheelchair place", "Level and step-free, with a clear view when the row in front stands up."],
      admissions: prices,
    },
    {
      ...shared,
      key: `${prefix}companion`,
      audience: "companion",
      nl: ["Begeleider", "Een gratis stoel naast de rolstoelplek."],
      en: ["Companion", "A free seat next to the wheelchair place."],
      admissions: prices.map(([days]) => [days, 0]),
    },
  ];
}

/** A ticket for the terrain without a seat, for adults and for children. */
export function grounds(
  words: { nl: string; en: string },
  prices: { adult: readonly SeedAdmission[]; child: readonly SeedAdmission[] },
): SeedTicket[] {
  return [
    {
      key: "grounds-adult",
      nl: ["Staanplaats", `Vanaf 16 jaar. ${words.nl}`],
      en: ["Standing place", `From 16 years. ${words.en}`],
      admissions: prices.adult,
    },
    {
      key: "grounds-child",
      audience: "child",
      nl: ["Staanplaats voor kinderen", `7 tot en met 15 jaar. ${words.nl}`],
      en: ["Standing place for children", `7 to 15 years. ${words.en}`],
      admissions: prices.child,
    },
  ];
}

/** A place at an arrangement on a day of an event, for the arrangement's own price per person. */
export function guests(
  arrangement: string,
  { days, vatRate = 21, maxPerOrder }: { days: readonly number[]; vatRate?: number; maxPerOrder: number },
  words: { nl: string; en: string },
): SeedTicket {
  return {
    key: arrangement,
    arrangement,
    vatRate,
    maxPerOrder,
    nl: [words.nl, null],
    en: [words.en, null],
    admissions: days.map((day) => [day, null]),
  };
}
