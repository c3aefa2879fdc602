import * as z from "zod";
import { admissionDays } from "#contract/shop/admission";
import { stockRowSchema, stockTable } from "../tables/stock-table.ts";
import type { Places } from "../stock/stock-level.ts";
import { keptBriefly } from "./kept-briefly.ts";
import type { Offer } from "./read-offers.ts";

/** How many places there are and how many are left, by event, day and pool. */
type AllPlaces = ReadonlyMap<string, Places>;

const columns = ["id", "eventId", "day", "pool", "capacity", "held", "sold"] as const;

/** A day this long ago is over everywhere. */
const dayAgo = 2 * 86_400_000;

/** All places from today on, at most a second old. */
export const readPlaces = keptBriefly<"all", AllPlaces>(async ({ db }) => {
  const since = new Date(Date.now() - dayAgo).toISOString().slice(0, 10);
  const found: unknown = await db
    .connection(stockTable)
    .where("day", ">=", since)
    .select(...columns);
  const rows = z.array(stockRowSchema).parse(found);
  return new Map(
    rows.map(({ eventId, day, pool, capacity, held, sold }) => [
      placeKey(eventId, day, pool),
      { capacity, left: capacity - held - sold },
    ]),
  );
});

/**
 * The places of an admission: of its fullest day, as it takes one on each.
 *
 * @returns `null` where a day has none, nor ever had.
 */
export function placesOf(
  all: AllPlaces,
  { eventId, pool }: Pick<Offer, "eventId" | "pool">,
  key: string,
): Places | null {
  let fullest: Places | null = null;
  for (const day of admissionDays(key)) {
    const places = all.get(placeKey(eventId, day, pool));
    if (places === undefined) return null;
    if (fullest === null || places.left < fullest.left) fullest = places;
  }
  return fullest;
}

function placeKey(eventId: string, day: string, pool: string): string {
  return `${eventId} ${day} ${pool}`;
}
