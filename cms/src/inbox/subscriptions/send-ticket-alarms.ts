import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { eventStates, isGoingOn } from "#contract/event-state";
import { choice } from "#contract/field";
import { type Locale, locales } from "#contract/locales";
import { documentPath } from "#contract/urls/paths";
import type { SaleSummary } from "#contract/shop/sale-summary";
import { addMails } from "../../mail/mail-table.ts";
import { subscriptionUid } from "./subscribe.ts";
import { saleMail } from "./subscription-mails.ts";

const alarmsSchema = z.array(
  z.object({
    documentId: z.string(),
    email: z.string(),
    language: z.enum(locales),
    token: z.string(),
    event: z.string(),
    eventTitle: z.string().nullable(),
  }),
);

const saleState = z
  .string()
  .nullish()
  .transform((value) => value ?? "none");

const eventsSchema = z.array(
  z.object({ documentId: z.string(), slug: z.string(), saleState, state: choice(eventStates, "planned") }),
);

/** What the site's page of an event says of its sale. */
interface EventPage {
  path: string;
  /** That of its tickets, or its editor's: `none` for nothing. */
  state: string;
  /** Places that can be bought, where few are left of its tickets; `null` where that isn't so. */
  fewPlaces: number | null;
}

/** Pages by documentId of their event. */
type EventPages = ReadonlyMap<string, EventPage>;

/**
 * Gives the state of the sale of each event that has tickets of its own, by documentId, as the site shows it in a
 * language.
 */
export type SalesIn = (
  locale: Locale,
) => Promise<ReadonlyMap<string, { state: SaleSummary["state"]; fewPlaces: number | null }>>;

/** Alarms in one transaction; a larger one would block visitors when an event is popular. */
const batch = 100;

/** How many alarms ring for each of few places, and how many at least: most who get the mail don't buy. */
const fewAtOnce = { forEachPlace: 5, least: 10 };

/** How long the few places are left to those whose alarms rang, before others ring, in milliseconds. */
const turnMs = 10 * 60_000;

/**
 * Queues a mail for confirmed alarms of events that are on sale, as the event's page on the site says: for all at once, or
 * where few places are left, as when one of a sold-out event came free, for the oldest few, and for the next ones while places
 * remain. Each alarm is mailed once, also when the CMS stops in between.
 *
 * @returns How many alarms were mailed.
 */
export async function sendTicketAlarms(strapi: Core.Strapi, salesIn: SalesIn): Promise<number> {
  const pages = { nl: await readPages(strapi, salesIn, "nl"), en: await readPages(strapi, salesIn, "en") };
  let rang = 0;
  const few = new Map<string, FewPlaces>();
  for (const language of locales) {
    const ownFirst = [language, ...locales.filter((other) => other !== language)];
    const plenty = new Map<string, string>();
    for (const [event, { path, fewPlaces }] of pagesOnSale(ownFirst.map((locale) => pages[locale]))) {
      if (fewPlaces === null) plenty.set(event, path);
      else few.set(event, { places: fewPlaces, paths: { ...few.get(event)?.paths, [language]: path } });
    }
    if (plenty.size > 0) rang += await ringAll(strapi, language, plenty);
  }
  for (const [event, found] of few) rang += await ringOldest(strapi, event, found);
  return rang;
}

/** An event with few places, and its page for readers of each language. */
interface FewPlaces {
  places: number;
  paths: Partial<Record<Locale, string>>;
}

const waiting = {
  kind: { $eq: "ticket-alarm" as const },
  state: { $eq: "confirmed" as const },
  notifiedAt: { $null: true },
};

/** Rings the alarms of one language. @param paths - Of the events that are on sale, by documentId. */
async function ringAll(strapi: Core.Strapi, language: Locale, paths: ReadonlyMap<string, string>): Promise<number> {
  let rang = 0;
  for (;;) {
    const filters = { ...waiting, language: { $eq: language }, event: { $in: [...paths.keys()] } };
    const found = await strapi.documents(subscriptionUid).findMany({ filters, limit: batch });
    const alarms = alarmsSchema.parse(found);
    if (alarms.length === 0) return rang;
    rang += await ring(strapi, alarms, ({ event }) => paths.get(event) ?? null);
  }
}

/** Rings the oldest alarms of an event with few places, as long as not enough of them rang just now. */
async function ringOldest(strapi: Core.Strapi, event: string, { places, paths }: FewPlaces): Promise<number> {
  const since = new Date(Date.now() - turnMs);
  const lately = await strapi.db
    .query(subscriptionUid)
    .count({ where: { kind: "ticket-alarm", event, notifiedAt: { $gt: since } } });
  const most = Math.max(fewAtOnce.least, places * fewAtOnce.forEachPlace) - lately;
  if (most <= 0) return 0;
  const languages = locales.filter((locale) => paths[locale] !== undefined);
  const filters = { ...waiting, language: { $in: languages }, event: { $eq: event } };
  const found = await strapi
    .documents(subscriptionUid)
    .findMany({ filters, sort: ["confirmedAt:asc", "id:asc"], limit: most });
  const alarms = alarmsSchema.parse(found);
  let rang = 0;
  for (let from = 0; from < alarms.length; from += batch)
    rang += await ring(strapi, alarms.slice(from, from + batch), ({ language }) => paths[language] ?? null);
  return rang;
}

type Alarm = z.infer<typeof alarmsSchema>[number];

/** Rings alarms, in one transaction. @param pathOf - The page to which a mail leads. @returns How many rang. */
async function ring(
  strapi: Core.Strapi,
  alarms: readonly Alarm[],
  pathOf: (alarm: Alarm) => string | null,
): Promise<number> {
  const siteUrl = strapi.config.get<string>("site.url");
  let rang = 0;
  await strapi.db.transaction(async () => {
    for (const alarm of alarms) {
      const { documentId } = alarm;
      // Who stopped it meanwhile gets no mail: a deletion waits for this change, or was first.
      const { count } = await strapi.db.query(subscriptionUid).updateMany({
        where: { documentId, notifiedAt: { $null: true } },
        data: { notifiedAt: new Date().toISOString() },
      });
      if (count === 0) continue;
      await addMails(strapi.db, [saleMail(siteUrl, alarm, pathOf(alarm))]);
      rang += 1;
    }
  });
  return rang;
}

/**
 * The pages of the events that are on sale, by documentId. The first of an event's pages that says anything about a sale
 * decides, so that no mail contradicts the page of its reader.
 *
 * @param pages - Those of each language, the reader's own first.
 */
function pagesOnSale(pages: readonly EventPages[]): EventPages {
  const onSale = new Map<string, EventPage>();
  for (const id of pages.flatMap((ofLanguage) => [...ofLanguage.keys()])) {
    const decisive = pages.flatMap((ofLanguage) => ofLanguage.get(id) ?? []).find(({ state }) => state !== "none");
    if (decisive?.state === "on-sale" || decisive?.state === "few-left") onSale.set(id, decisive);
  }
  return onSale;
}

/** The pages of coming events that go on. The state of a sale is that of the tickets; without tickets it is the editor's choice. */
async function readPages(strapi: Core.Strapi, salesIn: SalesIn, locale: Locale): Promise<EventPages> {
  const sales = await salesIn(locale);
  const found: unknown = await strapi.db.query("api::event.event").findMany({
    where: { publishedAt: { $notNull: true }, locale, endsAt: { $gt: new Date() } },
    select: ["documentId", "slug", "saleState", "state"],
  });
  const events = eventsSchema.parse(found).filter(isGoingOn);
  return new Map(
    events.map(({ documentId, slug, saleState: chosen }) => [
      documentId,
      {
        path: documentPath("event", slug, locale),
        state: sales.get(documentId)?.state ?? chosen,
        fewPlaces: sales.get(documentId)?.fewPlaces ?? null,
      },
    ]),
  );
}
