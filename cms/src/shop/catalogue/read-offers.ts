import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { eventStates } from "#contract/event-state";
import { choice, flag, optional, optionalText } from "#contract/field";
import { type Locale, locales } from "#contract/locales";
import { admissionKey } from "#contract/shop/admission-days";
import { highestPriceCents } from "#contract/shop/price-bounds";
import { lineTotal } from "#contract/shop/vat";
import { audiences, eventOffersSchema, type Grandstand } from "#contract/shop/catalogue";
import { cachedRead } from "./cached-reads.ts";
import type { OfferEntry, PooledOffer } from "./offer-entry.ts";
import { stockPoolOf } from "./pool.ts";
import { readGrandstands } from "./read-grandstands.ts";

/** Most ticket types to read, far above what a season has. */
const most = 3000;

/** A moment as the database has it; ISO 8601 once parsed. */
const moment = z.coerce.date().transform((date) => date.toISOString());

const related = optional(z.object({ documentId: z.string() }).transform(({ documentId }) => documentId));

const typeSchema = z.object({
  documentId: z.string(),
  locale: z.string(),
  name: optionalText,
  summary: optionalText,
  audience: choice(audiences, "adult"),
  accessible: flag(false),
  leadsWith: choice(["gross", "net"], "gross"),
  vatRate: z.number(),
  maxPerOrder: z.number(),
  saleStartsAt: optional(moment),
  saleEndsAt: optional(moment),
  event: related,
  arrangement: related,
  stand: related,
  admissions: z.array(z.object({ firstDay: z.string(), lastDay: optionalText, priceCents: optional(z.number()) })),
});

type TicketType = z.infer<typeof typeSchema>;

const eventSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  slug: z.string(),
  startsAt: moment,
  endsAt: moment,
  colour: eventOffersSchema.shape.colour,
  state: choice(eventStates, "planned"),
  visitorsPerMinute: optional(z.number()),
  visitorsAtOnce: optional(z.number()),
});

const arrangementSchema = z.object({
  documentId: z.string(),
  priceCents: z.number(),
  groupSizeMin: optional(z.number()),
});

type ArrangementTerms = Pick<z.infer<typeof arrangementSchema>, "priceCents" | "groupSizeMin">;

/**
 * Reads what is for sale of events that aren't over, in one language; at most a second old. A ticket type or grandstand
 * without a version in `locale` has the other language's texts. Leaves out ticket types whose event or
 * arrangement isn't published in `locale`, and admissions without a price or with one above the limit.
 *
 * @returns Events in the order of their start.
 */
export const readOffers = cachedRead<Locale, OfferEntry[]>(async (strapi, locale) => {
  const types = await readTypes(strapi);
  const [events, arrangements, stands] = await Promise.all([
    readEvents(strapi, locale),
    readArrangements(strapi, locale),
    readGrandstands(strapi, locale),
  ]);

  const all = types.flatMap((versions) => offerOf(versions, locale, arrangements, stands) ?? []);
  const offers = Map.groupBy(all, ({ eventId }) => eventId);
  return events.flatMap((event) => {
    const own = offers.get(event.eventId);
    return own === undefined ? [] : [{ ...event, offers: own }];
  });
});

/** Reads published ticket types of events that aren't over, in the editors' order, each as its language versions. */
async function readTypes(strapi: Core.Strapi): Promise<TicketType[][]> {
  const id = { select: ["documentId"] };
  const found: unknown = await strapi.db.query("api::ticket-type.ticket-type").findMany({
    where: { publishedAt: { $notNull: true }, locale: { $in: [...locales] }, event: { endsAt: { $gt: new Date() } } },
    populate: { event: id, arrangement: id, stand: id, admissions: true },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    limit: most,
  });
  const versions = z.array(typeSchema).parse(found);
  if (versions.length === most) strapi.log.warn(`More than ${most} ticket types: some aren't sold`);
  return [...Map.groupBy(versions, ({ documentId }) => documentId).values()];
}

async function readEvents(strapi: Core.Strapi, locale: Locale): Promise<Omit<OfferEntry, "offers">[]> {
  const found: unknown = await strapi.db.query("api::event.event").findMany({
    where: { publishedAt: { $notNull: true }, locale, endsAt: { $gt: new Date() } },
    select: [
      "documentId",
      "title",
      "slug",
      "startsAt",
      "endsAt",
      "colour",
      "state",
      "visitorsPerMinute",
      "visitorsAtOnce",
    ],
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return z
    .array(eventSchema)
    .parse(found)
    .map(({ documentId, visitorsPerMinute, visitorsAtOnce, ...event }) => ({
      eventId: documentId,
      waitingRoom: visitorsPerMinute === null ? null : { perMinute: visitorsPerMinute, atOnce: visitorsAtOnce },
      ...event,
    }));
}

/** Reads prices of arrangements, in cents excluding VAT, and their smallest groups, by documentId. */
async function readArrangements(strapi: Core.Strapi, locale: Locale): Promise<ReadonlyMap<string, ArrangementTerms>> {
  const where = { publishedAt: { $notNull: true }, locale };
  const select = ["documentId", "priceCents", "groupSizeMin"];
  const found: unknown = await strapi.db.query("api::arrangement.arrangement").findMany({ where, select });
  return new Map(
    z
      .array(arrangementSchema)
      .parse(found)
      .map(({ documentId, ...terms }) => [documentId, terms]),
  );
}

/** Converts an arrangement's price, which excludes VAT, to the basis of a ticket type's prices: with or without VAT. */
function convertPriceBasis({ leadsWith, vatRate }: TicketType, { priceCents }: ArrangementTerms): number {
  return leadsWith === "net" ? priceCents : lineTotal({ priceCents, leadsWith: "net", vatRate }, 1).grossCents;
}

/**
 * Makes the offer of a ticket type in one language, or in the other's texts without a version in that one. Its other
 * fields come from the Dutch version if there is one; publishing keeps the relations of all versions the same.
 */
function offerOf(
  versions: readonly TicketType[],
  locale: Locale,
  arrangements: ReadonlyMap<string, ArrangementTerms>,
  stands: ReadonlyMap<string, Grandstand>,
): PooledOffer | null {
  const named = versions.filter(({ name }) => name !== null);
  const told = named.find((version) => version.locale === locale) ?? named[0];
  const fallback = versions.find((version) => version.locale === locales[0]) ?? told;
  if (told === undefined || told.name === null || fallback === undefined || fallback.event === null) return null;

  const stand = fallback.stand === null ? null : stands.get(fallback.stand);
  const terms = fallback.arrangement === null ? null : arrangements.get(fallback.arrangement);
  if (stand === undefined || terms === undefined) return null;

  const ofArrangement = terms === null ? null : convertPriceBasis(fallback, terms);
  const admissions = fallback.admissions.flatMap(({ firstDay, lastDay, ...typed }): PooledOffer["admissions"] => {
    const priceCents = typed.priceCents ?? ofArrangement;
    const isSold = priceCents !== null && priceCents <= highestPriceCents;
    return isSold ? [{ key: admissionKey(firstDay, lastDay), priceCents }] : [];
  });
  if (admissions.length === 0) return null;

  const { audience, leadsWith, vatRate, maxPerOrder, saleStartsAt, saleEndsAt } = fallback;
  const isAccessible = fallback.accessible;
  const arrangementId = fallback.arrangement;
  return {
    ticketId: fallback.documentId,
    eventId: fallback.event,
    arrangementId,
    name: told.name,
    summary: told.summary,
    stand,
    audience,
    isAccessible,
    leadsWith,
    vatRate,
    maxPerOrder,
    // Editors may allow fewer tickets in an order than the smallest group: then that many are enough.
    leastPerOrder: Math.min(terms?.groupSizeMin ?? 1, maxPerOrder),
    saleStartsAt,
    saleEndsAt,
    pool: stockPoolOf({ arrangementId, standKey: stand?.key ?? null, isAccessible, audience }),
    admissions,
  };
}
