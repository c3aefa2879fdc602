import { isGoingOn } from "@circuit/contract/event-state";
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
import { CmsContractError, CmsError } from "./cms-error.server.ts";
import { staleIfError, staleMsWithPurges } from "./stale-if-error.server.ts";
import { freshUntil, markPartial, addCacheTags } from "./cache-context.server.ts";

/** REST names of the types that the catalogue is made of. */
const contentTypes = ["ticket-types", "stands", "events", "arrangements"];

/** Below the prefix of the API, which operators may have changed. */
const belowPrefix = (path: string) => path.replace(/^\/api/u, "");

const emptyAvailability: Availability = { at: new Date(0).toISOString(), admissions: {} };

/** A content system without a shop sells nothing. */
async function orNothing<Answer>(read: () => Promise<Answer>, nothing: Answer): Promise<Answer> {
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
    const path = belowPrefix(cataloguePath);
    const read = async () => parseAnswer(path, catalogueSchema, await callCms(path, { locale }, { part: "shop" }));
    return orNothing<Catalogue>(read, { events: [] });
  },
);

const availabilities = staleIfError<"all", Availability>(
  "availability",
  { freshMs: availabilityAge.readMs, contentTypes: ["ticket-types"] },
  async () => {
    const path = belowPrefix(availabilityPath);
    return orNothing(
      async () => parseAnswer(path, availabilitySchema, await callCms(path, {}, { part: "shop" })),
      emptyAvailability,
    );
  },
);

/**
 * Reads the catalogue: the last good one while the content system is unavailable.
 *
 * @throws {CmsError | CmsContractError} It could never be read.
 */
export async function readCatalogue(locale: Locale): Promise<Catalogue> {
  // Names of events aren't among these: who shows them notes them. Of both languages, as a ticket that is published in one is
  // sold in the other.
  addCacheTags(...locales.flatMap((each) => [listTag("ticket-types", each), listTag("stands", each)]));
  const catalogue = await catalogues(locale);
  freshUntilASaleChanges(catalogue);
  return catalogue;
}

/**
 * Reads what is left of each ticket, from the content system twice a second at most.
 *
 * @throws {CmsError | CmsContractError} It could never be read.
 */
export function readAvailability(): Promise<Availability> {
  return availabilities("all");
}

/**
 * Reads the catalogue for a page that shows more than tickets: while it can't be read, the page does without and is
 * kept for a moment only.
 */
export async function catalogueOrNothing(locale: Locale): Promise<Catalogue> {
  try {
    return await readCatalogue(locale);
  } catch (error) {
    if (!(error instanceof CmsError) && !(error instanceof CmsContractError)) throw error;
    markPartial();
    log.info("The catalogue is missing", { locale, reason: error.message });
    return { events: [] };
  }
}

/**
 * Reads the events that have tickets and go on, in the order of their start, for a page that lists them or names them. While they
 * can't be read, the page does without.
 */
export async function listEventOffers(locale: Locale): Promise<readonly EventOffers[]> {
  addCacheTags(listTag("events", locale));
  return listSold(locale);
}

/** The events of the catalogue that go on. */
async function listSold(locale: Locale): Promise<EventOffers[]> {
  return (await catalogueOrNothing(locale)).events.filter(isGoingOn);
}

/**
 * Reads the tickets of one event, and of what can be booked with it; `null` when it has none, or doesn't go on, or
 * they can't be read.
 *
 * @param eventId - documentId of the event.
 */
export async function offersOfEvent(eventId: string, locale: Locale): Promise<EventOffers | null> {
  return (await listSold(locale)).find((event) => event.eventId === eventId) ?? null;
}

/** The state of a ticket changes by the clock too, when its sale opens or closes. */
function freshUntilASaleChanges({ events }: Catalogue): void {
  const now = Date.now();
  const moments = events.flatMap(({ offers }) => offers.flatMap((offer) => [offer.saleStartsAt, offer.saleEndsAt]));
  for (const moment of moments) {
    const at = Date.parse(moment ?? "");
    // A second later, when the content system says so too.
    if (at > now) freshUntil(at + 1000);
  }
}
