import type { Core } from "@strapi/strapi";
import { isTakingPlace } from "#contract/event-state";
import { locales } from "#contract/locales";
import { admissionKey, isWithinEvent } from "#contract/shop/admission-days";
import { eventDays } from "#contract/shop/event-days";
import type { OfferEntry } from "../catalogue/offer-entry.ts";
import type { Shop } from "../shop.ts";
import { stockKeysOf, type StockKey, stockKeyText } from "../stock/stock-keys.ts";
import { readIncome, readLastDays, readStock } from "../stock/read-stock.ts";
import { placesLeft } from "../stock/stock-level.ts";
import type { EventView, OverviewView, PlacesView } from "./kassa-view.ts";
import { readPoolNames } from "./pool-names.ts";
import { type KassaEventFacts, readEvents } from "./read-events.ts";
import { countProgrammeSubscribers } from "./read-subscribers.ts";
import { readOutsideDates } from "./read-outside-dates.ts";
import { readToDo } from "./read-to-do.ts";

/** How long after its last day an event counts as recent, in milliseconds. */
const recentMs = 60 * 24 * 60 * 60 * 1000;

/** `recent`: events to come, and those over for two months at most. `older`: all others. */
type OverviewPart = "recent" | "older";

/**
 * Reads the orders that staff must act on, and the stock and revenue of events. Each open screen polls it every five
 * seconds, so it reads older events only for `part` `older`.
 */
export async function readOverview(
  strapi: Core.Strapi,
  shop: Shop,
  part: OverviewPart = "recent",
): Promise<OverviewView> {
  const [lastDays, proposed] = await Promise.all([readLastDays(shop.db), proposePlaces(shop)]);
  const all = [...new Set([...lastDays.keys(), ...proposed.map(({ eventId }) => eventId)])];
  const facts = await readEvents(strapi, all);
  const isOlder = (eventId: string) => {
    const lastDay = Date.parse(lastDays.get(eventId) ?? "") || 0;
    return Math.max(lastDay, facts.get(eventId)?.endsAt?.getTime() ?? 0) <= shop.now() - recentMs;
  };
  const ids = all.filter((eventId) => isOlder(eventId) === (part === "older"));
  const events = await readEventViews(strapi, shop, { ids, facts, proposed });
  return {
    toDo: part === "recent" ? await readToDo(shop.db) : [],
    events: events.toSorted(compareEvents),
    hasOlder: all.some(isOlder),
  };
}

interface Shown {
  ids: readonly string[];
  facts: ReadonlyMap<string, KassaEventFacts>;
  /** Keys of the stock rows that ticket types sell from. */
  proposed: readonly StockKey[];
}

async function readEventViews(strapi: Core.Strapi, shop: Shop, { ids, facts, proposed }: Shown): Promise<EventView[]> {
  const [stock, incomes, about, subscriberCounts] = await Promise.all([
    readStock(shop.db, ids),
    readIncome(shop.db, ids),
    readPoolNames(strapi),
    countProgrammeSubscribers(shop.db, ids),
  ]);
  const stockKeys = new Set(stock.map(stockKeyText));
  const fresh = proposed.filter((key) => ids.includes(key.eventId) && !stockKeys.has(stockKeyText(key)));
  const rows = [
    ...stock.map(({ id: _id, ...row }) => ({ ...row, isProposed: false })),
    ...fresh.map((key) => ({ ...key, capacity: 0, held: 0, sold: 0, isProposed: true })),
  ];
  const outsideDates = await readOutsideDates(
    shop.db,
    incomes.filter(({ eventId, admission }) => isOutside(facts.get(eventId), admission)),
  );
  return ids.map((eventId): EventView => {
    const fact = facts.get(eventId);
    const places = rows
      .filter((row) => row.eventId === eventId)
      .map(({ eventId: _event, ...row }): PlacesView => ({
        ...row,
        about: about(row.pool),
        left: placesLeft(row),
        isOutside: isOutside(fact, row.day),
      }));
    return {
      eventId,
      title: fact?.title ?? null,
      startsAt: fact?.startsAt?.toISOString() ?? null,
      days: daysOf(fact),
      isOver: isOver(fact, shop.now()),
      state: fact?.state ?? "planned",
      places: places.toSorted((a, b) => compareTexts(a.day, b.day) || compareTexts(a.pool, b.pool)),
      incomes: incomes.filter((income) => income.eventId === eventId).map(({ eventId: _event, ...income }) => income),
      outsideDates: outsideDates.get(eventId) ?? { tickets: 0, orders: [] },
      subscriberCount: subscriberCounts.get(eventId) ?? 0,
    };
  });
}

/** Returns the first and last day of an event, as the key of an admission; `null` when it has no dates. */
export function daysOf(fact: KassaEventFacts | undefined): string | null {
  if (!fact?.startsAt || !fact.endsAt) return null;
  const { startsAt, endsAt } = fact;
  return admissionKey(...eventDays({ startsAt, endsAt }));
}

/** Whether an event has ended, or was deleted. */
export function isOver(fact: KassaEventFacts | undefined, now: number): boolean {
  return (fact?.endsAt?.getTime() ?? 0) <= now;
}

/** Whether an event exists and isn't over yet. */
export async function isUpcomingEvent(strapi: Core.Strapi, shop: Shop, eventId: string): Promise<boolean> {
  return !isOver((await readEvents(strapi, [eventId])).get(eventId), shop.now());
}

/** Whether an event isn't on all days of an admission any more, as it changed. `false` for a deleted event. */
export function isOutside(fact: KassaEventFacts | undefined, admission: string): boolean {
  if (!fact?.startsAt || !fact.endsAt) return false;
  if (!isTakingPlace(fact)) return true;
  const { startsAt, endsAt } = fact;
  return !isWithinEvent(admission, eventDays({ startsAt, endsAt }));
}

/** Whether staff can set the capacity of a stock row: it exists, or a published ticket type sells from it. */
export async function isKnownStock(shop: Shop, asked: StockKey): Promise<boolean> {
  const key = stockKeyText(asked);
  return (await readPlaces(shop)).some((each) => stockKeyText(each) === key);
}

/** Whether an event has stock, or published ticket types. */
export async function isKnownEvent(shop: Shop, eventId: string): Promise<boolean> {
  return (await readPlaces(shop)).some((each) => each.eventId === eventId);
}

/** Reads the keys of existing stock rows, and of those that published ticket types sell from. */
export async function readPlaces(shop: Shop): Promise<StockKey[]> {
  return (await Promise.all([readStock(shop.db), proposePlaces(shop)])).flat();
}

/** Returns the keys of the stock rows that published ticket types sell from, whether the rows exist or not. */
async function proposePlaces(shop: Shop): Promise<StockKey[]> {
  const entries = await Promise.all(locales.map((locale) => shop.offersOf(locale)));
  const keys = entries.flat().flatMap(placesOf);
  return [...new Map(keys.map((key) => [stockKeyText(key), key])).values()];
}

function placesOf({ eventId, offers }: OfferEntry): StockKey[] {
  return offers.flatMap(({ pool, admissions }) =>
    admissions.flatMap(({ key: admission }) => stockKeysOf({ eventId, admission, pool })),
  );
}

/** Compares events for sorting: events to come, the next one first, then past events, the newest first. */
function compareEvents(a: EventView, b: EventView): number {
  if (a.isOver !== b.isOver) return a.isOver ? 1 : -1;
  const order = compareTexts(a.startsAt ?? "", b.startsAt ?? "") || compareTexts(a.eventId, b.eventId);
  return a.isOver ? -order : order;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
