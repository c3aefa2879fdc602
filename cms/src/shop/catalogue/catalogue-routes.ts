import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { type Locale, locales } from "#contract/locales";
import {
  type Availability,
  availabilityPath,
  type Catalogue,
  cataloguePath,
  type TicketOffer,
} from "#contract/shop/catalogue";
import { isOnSale } from "#contract/shop/sale-states";
import { saleOfEvent, type SaleSummary } from "#contract/shop/sale-summary";
import type { Context } from "../../content/context.ts";
import { siteRouter } from "../../content/routers.ts";
import { admissionState } from "./admission-state.ts";
import { readOffers } from "./read-offers.ts";
import { limitingRow, readUpcomingStock } from "./read-upcoming-stock.ts";

const catalogueQuery = z.strictObject({ locale: z.enum(locales).default(locales[0]) });

const availabilityQuery = z.strictObject({});

/**
 * Serves the public catalogue (`GET /api/shop/catalogue?locale=nl`), and the states and numbers left of its tickets
 * (`GET /api/shop/availability`). Other query parameters are a 400.
 */
export function catalogueRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const catalogue = async (ctx: Context) => {
    const { locale } = parseQuery(catalogueQuery, ctx.query);
    ctx.set("cache-control", "no-store");
    const events = (await readPooledEvents(strapi, locale)).map((event) => ({
      ...event,
      offers: event.offers.map(({ pool: _pool, ...offer }) => offer),
    }));
    ctx.body = { events } satisfies Catalogue;
  };
  const availability = async (ctx: Context) => {
    parseQuery(availabilityQuery, ctx.query);
    ctx.set("cache-control", "no-store");
    ctx.body = await readAvailability(strapi);
  };
  return siteRouter([
    { method: "GET", path: cataloguePath, handler: catalogue },
    { method: "GET", path: availabilityPath, handler: availability },
  ]);
}

function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const parsed = schema.safeParse({ ...Object(query) });
  if (!parsed.success) throw new errors.ValidationError("Invalid query");
  return parsed.data;
}

/** Reads what is for sale in one language, with each ticket type's stock pool, and the state and number left now. */
async function readPooledEvents(strapi: Core.Strapi, locale: Locale) {
  const [entries, stock] = await Promise.all([readOffers(strapi, locale), readUpcomingStock(strapi, "all")]);
  const now = Date.now();
  return entries.map((entry) => ({
    ...entry,
    offers: entry.offers.map((offer) => {
      const admissions = offer.admissions.map((admission) => {
        const row = limitingRow(stock, { ...offer, admission: admission.key });
        const [state, left] = admissionState(entry, offer, admission.key, row, now);
        return { ...admission, state, left };
      });
      return { ...offer, saleStartsAt: openingOf(offer, admissions, now), admissions };
    }),
  }));
}

/** Returns when an offer's sale opens; `null` when that moment passed before anybody set the capacity. */
function openingOf(
  { saleStartsAt }: Pick<TicketOffer, "saleStartsAt">,
  admissions: TicketOffer["admissions"],
  now: number,
): string | null {
  const hasPassed = saleStartsAt !== null && Date.parse(saleStartsAt) <= now;
  return hasPassed && admissions.some(({ state }) => state === "not-yet") ? null : saleStartsAt;
}

interface EventSale {
  state: SaleSummary["state"];
  /** Number of tickets left of an event that is nearly sold out (`few-left`); else `null`. */
  fewPlaces: number | null;
}

/** Reads the state of each event's sale, by documentId, as the site's event cards show it. */
export async function readSales(strapi: Core.Strapi, locale: Locale): Promise<Map<string, EventSale>> {
  const events = await readPooledEvents(strapi, locale);
  return new Map(
    events.flatMap(({ eventId, offers }): [string, EventSale][] => {
      const sale = saleOfEvent(offers);
      if (sale === null) return [];
      const { state } = sale;
      return [[eventId, { state, fewPlaces: state === "few-left" ? countTicketsLeft(offers) : null }]];
    }),
  );
}

/** Sums how many tickets of an event are left: of ticket types that share a stock pool the highest number. */
function countTicketsLeft(offers: readonly (TicketOffer & { pool: string })[]): number {
  const own = offers.filter(({ arrangementId }) => arrangementId === null);
  const most = [...Map.groupBy(own, ({ pool }) => pool).values()].map((sharing) => {
    const places = sharing.flatMap(({ admissions }) => admissions.filter(isOnSale).map(({ left }) => left ?? 0));
    return Math.max(0, ...places);
  });
  return most.reduce((sum, places) => sum + places, 0);
}

/** Reads the state and number left of all tickets on sale in any language. */
async function readAvailability(strapi: Core.Strapi): Promise<Availability> {
  const at = new Date().toISOString();
  const events = (await Promise.all(locales.map((locale) => readPooledEvents(strapi, locale)))).flat();
  const admissions: Availability["admissions"] = {};
  for (const { ticketId, admissions: own } of events.flatMap(({ offers }) => offers)) {
    for (const { key, state, left } of own) admissions[`${ticketId}/${key}`] ??= [state, left];
  }
  return { at, admissions };
}
