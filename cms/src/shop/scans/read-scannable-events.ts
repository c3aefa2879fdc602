import type { Core } from "@strapi/strapi";
import { locales } from "#contract/locales";
import { readOverview } from "../kassa/read-overview.ts";
import type { Shop } from "../shop.ts";
import type { GatesView } from "./scanner-view.ts";
import { readScannerStands } from "./read-scanner-stands.ts";

/** Reads the events that scanners can be made for: also those off sale, as their tickets stay valid. */
export async function readScannableEvents(strapi: Core.Strapi, shop: Shop): Promise<GatesView[]> {
  const [{ events }, offers, stands] = await Promise.all([
    readOverview(strapi, shop),
    Promise.all(locales.map((locale) => shop.offersOf(locale))),
    readScannerStands(strapi),
  ]);
  return events.flatMap(({ eventId, title, days, isOver, places }): GatesView[] => {
    if (title === null || isOver || places.length === 0) return [];
    const sold = offers
      .flat()
      .filter((entry) => entry.eventId === eventId)
      .flatMap((entry) => entry.offers);
    const keys = new Set([
      ...places.filter(({ about }) => about.kind === "stand").map(({ pool }) => standKeyOf(pool)),
      // An arrangement's tickets may be for a grandstand, which the name of its stock pool doesn't show.
      ...sold.flatMap(({ stand }) => stand?.key ?? []),
    ]);
    return [
      {
        eventId,
        title,
        days: [...new Set([...(days?.split("_") ?? []), ...places.map(({ day }) => day)])].toSorted(),
        outsideDays: [...new Set(places.filter(({ isOutside }) => isOutside).map(({ day }) => day))].toSorted(),
        stands: [...keys].toSorted().map((key) => ({ key, name: key, gate: null, ...stands.get(key) })),
      },
    ];
  });
}

/** Returns the grandstand's key from the name of a stock pool, such as `hoofdtribune:accessible`. */
function standKeyOf(pool: string): string {
  return pool.split(":")[0] ?? pool;
}
