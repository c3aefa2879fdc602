import type { Core } from "@strapi/strapi";
import { locales } from "#contract/locales";
import { readPoolNames } from "../kassa/pool-names.ts";
import { readEvents } from "../kassa/read-events.ts";
import { daysOf, isOutside, isOver, readPlaces } from "../kassa/read-overview.ts";
import type { Shop } from "../shop.ts";
import type { GatesView } from "./scanner-view.ts";
import { readStandNames } from "../catalogue/read-stand-names.ts";

/** Reads the events that scanners can be made for: also those off sale, as their tickets stay valid. */
export async function readScannableEvents(strapi: Core.Strapi, shop: Shop): Promise<GatesView[]> {
  const [places, aboutPool, offers, stands] = await Promise.all([
    readPlaces(shop),
    readPoolNames(strapi),
    Promise.all(locales.map((locale) => shop.offersOf(locale))),
    readStandNames(strapi),
  ]);
  const placesByEvent = Map.groupBy(places, ({ eventId }) => eventId);
  const facts = await readEvents(strapi, [...placesByEvent.keys()]);
  const events = [...facts].toSorted(([, one], [, other]) => Number(one.startsAt) - Number(other.startsAt));
  return events.flatMap(([eventId, event]): GatesView[] => {
    const { title } = event;
    if (title === null || isOver(event, shop.now())) return [];
    const own = placesByEvent.get(eventId) ?? [];
    const days = own.map(({ day }) => day);
    const sold = offers
      .flat()
      .filter((entry) => entry.eventId === eventId)
      .flatMap((entry) => entry.offers);
    const keys = new Set([
      ...own.filter(({ pool }) => aboutPool(pool).kind === "stand").map(({ pool }) => standKeyOf(pool)),
      // An arrangement's tickets may be for a grandstand, which the name of its stock pool doesn't show.
      ...sold.flatMap(({ stand }) => stand?.key ?? []),
    ]);
    return [
      {
        eventId,
        title,
        days: [...new Set([...(daysOf(event)?.split("_") ?? []), ...days])].toSorted(),
        outsideDays: [...new Set(days.filter((day) => isOutside(event, day)))].toSorted(),
        stands: [...keys].toSorted().map((key) => ({ key, name: key, gate: null, ...stands.get(key) })),
      },
    ];
  });
}

/** Returns the grandstand's key from the name of a stock pool, such as `hoofdtribune:accessible`. */
function standKeyOf(pool: string): string {
  return pool.split(":")[0] ?? pool;
}
