import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type Locale, locales } from "#contract/locales";
import { documentPath } from "#contract/paths";
import type { SaleSummary } from "#contract/shop/sale-summary";
import { addMails } from "../../mail/mail-table.ts";
import { subscriptionUid } from "./subscribe.ts";
import { saleMail } from "./subscription-mails.ts";

const alarmsSchema = z.array(
  z.object({
    documentId: z.string(),
    email: z.string(),
    language: z.enum(["nl", "en"]),
    token: z.string(),
    event: z.string(),
    eventTitle: z.string().nullable(),
  }),
);

const saleState = z
  .string()
  .nullish()
  .transform((value) => value ?? "none");

const eventsSchema = z.array(z.object({ documentId: z.string(), slug: z.string(), saleState }));

/** What the site's page of an event says of its sale. */
interface EventPage {
  path: string;
  /** That of its tickets, or its editor's: `none` for nothing. */
  state: string;
}

/** Pages by documentId of their event. */
type EventPages = ReadonlyMap<string, EventPage>;

/**
 * Tells how the sale stands of each event that has tickets of its own, by documentId, as the site sums it up in a
 * language.
 */
type SalesIn = (locale: Locale) => Promise<ReadonlyMap<string, SaleSummary["state"]>>;

/** Alarms in one transaction; a larger one would block visitors when an event is popular. */
const batch = 100;

/**
 * Queues one mail for every confirmed alarm of an event that is on sale, as its page on the site says. Each alarm is
 * mailed once, also when the CMS stops in between.
 *
 * @returns How many alarms were mailed.
 */
export async function ringAlarms(strapi: Core.Strapi, salesIn: SalesIn): Promise<number> {
  const pages = { nl: await readPages(strapi, salesIn, "nl"), en: await readPages(strapi, salesIn, "en") };
  let rang = 0;
  for (const language of locales) {
    const ownFirst = [language, ...locales.filter((other) => other !== language)];
    const paths = pathsOnSale(ownFirst.map((locale) => pages[locale]));
    if (paths.size > 0) rang += await ringIn(strapi, language, paths);
  }
  return rang;
}

/** Rings the alarms of one language. @param paths - Of the events that are on sale, by documentId. */
async function ringIn(strapi: Core.Strapi, language: Locale, paths: ReadonlyMap<string, string>): Promise<number> {
  const siteUrl = strapi.config.get<string>("site.url").replace(/\/+$/u, "");
  const subscriptions = strapi.documents(subscriptionUid);
  let rang = 0;
  for (;;) {
    const filters = {
      kind: { $eq: "ticket-alarm" as const },
      state: { $eq: "confirmed" as const },
      language: { $eq: language },
      notifiedAt: { $null: true },
      event: { $in: [...paths.keys()] },
    };
    const alarms = alarmsSchema.parse(await subscriptions.findMany({ filters, limit: batch }));
    if (alarms.length === 0) return rang;

    await strapi.db.transaction(async () => {
      for (const alarm of alarms) {
        const { documentId } = alarm;
        // Who stopped it meanwhile gets no mail: a deletion waits for this change, or was first.
        const { count } = await strapi.db.query(subscriptionUid).updateMany({
          where: { documentId, notifiedAt: { $null: true } },
          data: { notifiedAt: new Date().toISOString() },
        });
        if (count === 0) continue;
        await addMails(strapi.db, [saleMail(siteUrl, alarm, paths.get(alarm.event) ?? null)]);
        rang += 1;
      }
    });
  }
}

/**
 * Where the events that are on sale have their page, by documentId. Of an event's pages the first that says anything of
 * a sale decides: no mail says what the page of its reader denies.
 *
 * @param pages - Those of each language, the reader's own first.
 */
function pathsOnSale(pages: readonly EventPages[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const id of pages.flatMap((ofLanguage) => [...ofLanguage.keys()])) {
    const told = pages.flatMap((ofLanguage) => ofLanguage.get(id) ?? []).find(({ state }) => state !== "none");
    if (told?.state === "on-sale" || told?.state === "few-left") paths.set(id, told.path);
  }
  return paths;
}

/** The pages of the events to come. Its tickets tell how an event's sale stands; its editor does while it has none. */
async function readPages(strapi: Core.Strapi, salesIn: SalesIn, locale: Locale): Promise<EventPages> {
  const sales = await salesIn(locale);
  const found: unknown = await strapi.db.query("api::event.event").findMany({
    where: { publishedAt: { $notNull: true }, locale, endsAt: { $gt: new Date() } },
    select: ["documentId", "slug", "saleState"],
  });
  const events = eventsSchema.parse(found);
  return new Map(
    events.map(({ documentId, slug, saleState: chosen }) => [
      documentId,
      { path: documentPath("event", slug, locale), state: sales.get(documentId) ?? chosen },
    ]),
  );
}
