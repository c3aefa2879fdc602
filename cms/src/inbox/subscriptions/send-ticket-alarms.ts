import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { eventStates, isTakingPlace } from "#contract/event-state";
import { choice } from "#contract/field";
import { type Locale, locales } from "#contract/locales";
import { documentPath } from "#contract/urls/paths";
import type { SaleSummary } from "#contract/shop/sale-summary";
import { addMails } from "../../mail/mail-table.ts";
import { subscriptionUid } from "./subscribe.ts";
import { ticketAlarmMail } from "./subscription-mails.ts";

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

/** Path and sale state of an event's page on the site. */
interface EventPage {
  path: string;
  /** State of its tickets' sale, or the one that an editor chose; `none` when the page shows neither. */
  state: string;
  /** How many tickets are left; `null` when there are plenty. */
  fewPlaces: number | null;
}

/** Event pages by the documentId of the event. */
type EventPages = ReadonlyMap<string, EventPage>;

/** Returns the sale state of each event that has ticket types, by documentId, as the site shows it in a language. */
export type SalesIn = (
  locale: Locale,
) => Promise<ReadonlyMap<string, { state: SaleSummary["state"]; fewPlaces: number | null }>>;

/** Alarms mailed per transaction; a longer one would block visitors. */
const batch = 100;

/** How many alarms are mailed per ticket left, and at least: most recipients don't buy. */
const alarmsAtOnce = { forEachPlace: 5, least: 10 };

/** How long recipients have to buy the last tickets before more alarms are mailed, in milliseconds. */
const turnMs = 10 * 60_000;

/**
 * Queues a mail for each confirmed alarm of an event that is on sale: for all alarms at once, or, when few tickets are
 * left, for the oldest ones first and for the next while tickets remain. Each alarm is mailed once.
 *
 * @returns How many alarms were mailed.
 */
export async function sendTicketAlarms(strapi: Core.Strapi, salesIn: SalesIn): Promise<number> {
  const pages = { nl: await readPages(strapi, salesIn, "nl"), en: await readPages(strapi, salesIn, "en") };
  const onSale = new Map<string, EventOnSale>();
  for (const language of locales) {
    const ownFirst = [language, ...locales.filter((other) => other !== language)];
    for (const [event, { path, fewPlaces }] of pagesOnSale(ownFirst.map((locale) => pages[locale]))) {
      const key = `${event} ${fewPlaces}`;
      onSale.set(key, { event, fewPlaces, paths: { ...onSale.get(key)?.paths, [language]: path } });
    }
  }
  let rang = 0;
  for (const event of onSale.values()) rang += await mailAlarms(strapi, event);
  return rang;
}

/** An event on sale, with the path of its page by language of the alarms. */
interface EventOnSale extends Pick<EventPage, "fewPlaces"> {
  event: string;
  paths: Partial<Record<Locale, string>>;
}

/** Mails the alarms of an event, the oldest first; when few tickets are left, only as many as may be mailed now. */
async function mailAlarms(strapi: Core.Strapi, { event, fewPlaces, paths }: EventOnSale): Promise<number> {
  const filters = {
    kind: { $eq: "ticket-alarm" as const },
    state: { $eq: "confirmed" as const },
    notifiedAt: { $null: true },
    language: { $in: locales.filter((locale) => paths[locale] !== undefined) },
    event: { $eq: event },
  };
  let left = fewPlaces === null ? Infinity : await countTurns(strapi, event, fewPlaces);
  let rang = 0;
  while (left > 0) {
    const limit = Math.min(batch, left);
    const found = await strapi
      .documents(subscriptionUid)
      .findMany({ filters, sort: ["confirmedAt:asc", "id:asc"], limit });
    const alarms = alarmsSchema.parse(found);
    if (alarms.length === 0) break;
    rang += await ring(strapi, alarms, ({ language }) => paths[language] ?? null);
    left -= alarms.length;
  }
  return rang;
}

/** Counts how many alarms of an event with few tickets left may be mailed now. */
async function countTurns(strapi: Core.Strapi, event: string, places: number): Promise<number> {
  const since = new Date(Date.now() - turnMs);
  const lately = await strapi.db
    .query(subscriptionUid)
    .count({ where: { kind: "ticket-alarm", event, notifiedAt: { $gt: since } } });
  return Math.max(alarmsAtOnce.least, places * alarmsAtOnce.forEachPlace) - lately;
}

type Alarm = z.infer<typeof alarmsSchema>[number];

/** Queues mails for alarms, in one transaction. @param pathOf - Path in a mail's link. @returns How many it queued. */
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
      // Claims the alarm: one that was deleted or mailed meanwhile isn't updated, and gets no mail.
      const { count } = await strapi.db.query(subscriptionUid).updateMany({
        where: { documentId, notifiedAt: { $null: true } },
        data: { notifiedAt: new Date().toISOString() },
      });
      if (count === 0) continue;
      await addMails(strapi.db, [ticketAlarmMail(siteUrl, alarm, pathOf(alarm))]);
      rang += 1;
    }
  });
  return rang;
}

/**
 * Selects the pages of events on sale, by documentId. The first page of an event that shows a sale state decides, so
 * that the mail agrees with the page in its reader's language.
 *
 * @param pages - The event pages of each language, the reader's own first.
 */
function pagesOnSale(pages: readonly EventPages[]): EventPages {
  const onSale = new Map<string, EventPage>();
  for (const id of pages.flatMap((ofLanguage) => [...ofLanguage.keys()])) {
    const decisive = pages.flatMap((ofLanguage) => ofLanguage.get(id) ?? []).find(({ state }) => state !== "none");
    if (decisive?.state === "on-sale" || decisive?.state === "few-left") onSale.set(id, decisive);
  }
  return onSale;
}

/** Reads the pages of coming events that will take place. Without ticket types, the editor's sale state counts. */
async function readPages(strapi: Core.Strapi, salesIn: SalesIn, locale: Locale): Promise<EventPages> {
  const sales = await salesIn(locale);
  const found: unknown = await strapi.db.query("api::event.event").findMany({
    where: { publishedAt: { $notNull: true }, locale, endsAt: { $gt: new Date() } },
    select: ["documentId", "slug", "saleState", "state"],
  });
  const events = eventsSchema.parse(found).filter(isTakingPlace);
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
