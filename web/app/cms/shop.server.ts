import { isTakingPlace } from "@circuit/contract/event-state";
import { availabilityAge } from "@circuit/contract/shop/availability-age";
import {
  availabilityPath,
  availabilitySchema,
  cataloguePath,
  catalogueSchema,
  type Availability,
  type Catalogue,
  type EventOffers,
} from "@circuit/contract/shop/catalogue";
import { type Locale, locales } from "@circuit/contract/locales";
import { listTag } from "#app/cache-tags/cache-tags.ts";
import { log } from "#app/log.server.ts";
import { callCms, parseAnswer } from "./call-cms.server.ts";
import { CmsError } from "./cms-error.server.ts";
import { staleIfError, staleMsWithPurges } from "./stale-if-error.server.ts";
import { limitFreshness, orMissing, addCacheTags } from "./cache-context.server.ts";

/** REST names of the types that the catalogue is made of. */
const contentTypes = ["ticket-types", "stands", "events", "arrangements"];

/** Returns a path without `/api`: `callCms` adds the API prefix, which operators can change. */
const withoutApiPrefix = (path: string) => path.replace(/^\/api/u, "");

const emptyAvailability: Availability = { at: new Date(0).toISOString(), admissions: {} };

/** Returns `nothing` when the CMS answers 404, as one without a shop does. */
async function orEmptyOn404<Answer>(read: () => Promise<Answer>, nothing: Answer): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CmsError && error.status === 404) return nothing;
    throw error;
  }
}

const catalogues = staleIfError(
  "catalogue",
  { freshMs: 5000, staleMs: staleMsWithPurges, contentTypes },
  async (locale: Locale) => {
    const path = withoutApiPrefix(cataloguePath);
    const read = async () => parseAnswer(path, catalogueSchema, await callCms(path, { locale }, { part: "shop" }));
    return orEmptyOn404<Catalogue>(read, { events: [] });
  },
);

const availabilities = staleIfError<"all", Availability>(
  "availability",
  { freshMs: availabilityAge.readMs, contentTypes: ["ticket-types"] },
  async () => {
    const path = withoutApiPrefix(availabilityPath);
    return orEmptyOn404(
      async () => parseAnswer(path, availabilitySchema, await callCms(path, {}, { part: "shop" })),
      emptyAvailability,
    );
  },
);

/**
 * Reads the catalogue: the last good one while the CMS is unavailable.
 *
 * @throws {CmsError | CmsContractError} It could never be read.
 */
export async function readCatalogue(locale: Locale): Promise<Catalogue> {
  // No tag of events: callers that show an event's name add it. Tags of both languages, as a ticket type that is
  // published in one language is sold in the other too.
  addCacheTags(...locales.flatMap((each) => [listTag("ticket-types", each), listTag("stands", each)]));
  const catalogue = await catalogues(locale);
  freshUntilASaleChanges(catalogue);
  return catalogue;
}

/**
 * Reads how many of each ticket are left; asks the CMS at most every `availabilityAge.readMs`.
 *
 * @throws {CmsError | CmsContractError} It could never be read.
 */
export function readAvailability(): Promise<Availability> {
  return availabilities("all");
}

/** Reads the catalogue for a page that works without it: empty if it can't be read; the page is then cached briefly. */
export function catalogueOrNothing(locale: Locale): Promise<Catalogue> {
  const tell = (reason: string) => log.info("The catalogue is missing", { locale, reason });
  return orMissing(readCatalogue(locale), { events: [] }, tell);
}

/** Lists the catalogue's events that aren't cancelled or postponed, for a page that names them. */
export async function listEventOffers(locale: Locale): Promise<readonly EventOffers[]> {
  addCacheTags(listTag("events", locale));
  return listActiveOffers(locale);
}

/** Lists the events of the catalogue that aren't cancelled or postponed. */
async function listActiveOffers(locale: Locale): Promise<EventOffers[]> {
  return (await catalogueOrNothing(locale)).events.filter(isTakingPlace);
}

/**
 * Reads an event of the catalogue with its tickets and bookable extras; `null` when it sells none, is cancelled or
 * postponed, or the catalogue can't be read.
 *
 * @param eventId - documentId of the event.
 */
export async function getEventOffers(eventId: string, locale: Locale): Promise<EventOffers | null> {
  return (await listActiveOffers(locale)).find((event) => event.eventId === eventId) ?? null;
}

/** Limits the answer's freshness to the next moment when the sale of a ticket opens or closes. */
function freshUntilASaleChanges({ events }: Catalogue): void {
  const now = Date.now();
  const moments = events.flatMap(({ offers }) => offers.flatMap((offer) => [offer.saleStartsAt, offer.saleEndsAt]));
  for (const moment of moments) {
    const at = Date.parse(moment ?? "");
    // One second later, as the clock of the CMS may differ.
    if (at > now) limitFreshness(at + 1000);
  }
}
