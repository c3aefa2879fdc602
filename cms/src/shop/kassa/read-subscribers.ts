import * as z from "zod";
import type { Core } from "@strapi/strapi";
import type { Locale } from "#contract/locales";
import type { Table } from "../../spreadsheet/spreadsheet.ts";
import { standingStates } from "../stock/stock-effect.ts";
import { lineTable, orderRowSchema, orderTable } from "../tables/order-tables.ts";

type Db = Pick<Core.Strapi["db"], "connection">;

/** A customer who wants a mail when an event's programme changes. */
interface ProgrammeSubscriber {
  name: string;
  email: string;
  locale: Locale;
  /** Number of the newest order in which the customer said so. */
  number: string;
}

/** Queries the lines of valid orders whose customers want a mail when the programme changes. */
function subscribedLines({ connection }: Db) {
  return connection(lineTable)
    .join(orderTable, `${orderTable}.id`, `${lineTable}.orderId`)
    .whereIn("state", standingStates)
    .where({ wantsNews: true });
}

const countsSchema = z.array(z.object({ eventId: z.string(), addresses: z.coerce.number() }));

/** Counts, for each event, the e-mail addresses that want a mail when its programme changes. */
export async function countProgrammeSubscribers(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows: unknown = await subscribedLines(db)
    .whereIn("eventId", eventIds)
    .groupBy("eventId")
    .select("eventId")
    .countDistinct("email as addresses");
  return new Map(countsSchema.parse(rows).map(({ eventId, addresses }) => [eventId, addresses]));
}

const readersSchema = z.array(orderRowSchema.pick({ number: true, customer: true, locale: true, email: true }));

/** Reads who wants a mail when an event's programme changes, sorted by name; each e-mail address once. */
export async function readProgrammeSubscribers(db: Db, eventId: string): Promise<ProgrammeSubscriber[]> {
  const rows: unknown = await subscribedLines(db)
    .where({ eventId })
    .orderBy(`${orderTable}.id`)
    .select("number", "customer", "locale", "email");
  const readers = new Map<string, ProgrammeSubscriber>();
  for (const { number, customer, locale, email } of readersSchema.parse(rows)) {
    if (number === null || customer === null || email === null) continue;
    readers.set(email, { name: `${customer.firstName} ${customer.lastName}`, email: customer.email, locale, number });
  }
  return [...readers.values()].toSorted((a, b) => a.name.localeCompare(b.name, "nl"));
}

const tableWords = {
  nl: { head: ["Naam", "E-mailadres", "Taal", "Bestelling"], languages: { nl: "Nederlands", en: "Engels" } },
  en: { head: ["Name", "E-mail address", "Language", "Order"], languages: { nl: "Dutch", en: "English" } },
};

/** Makes the spreadsheet of customers who want a mail when the programme changes. @param language - The panel's. */
export function subscriberTable(readers: readonly ProgrammeSubscriber[], language: keyof typeof tableWords): Table {
  const { head, languages } = tableWords[language];
  return [head, ...readers.map(({ name, email, locale, number }) => [name, email, languages[locale], number])];
}
