import * as z from "zod";
import { type Locale, locales } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/paths";
import { createSeedCalendar } from "../seed/calendar.ts";
import { events } from "../seed/content/events.ts";
import { seedStands } from "../seed/content/stands.ts";
import { ticketTypes } from "../seed/content/ticket-types.ts";
import type { OfferEntry } from "../src/shop/catalogue/offer-entry.ts";
import { event, offer } from "./shop.ts";

/** What the example site sells in one language. */
interface SaleIn {
  entries: OfferEntry[];
  /** Of events, tickets and stands. */
  names: string[];
  /** Of the pages of the events. */
  paths: string[];
}

/** Tickets of each event: together they fit into one order. */
const ticketsOfEvent = 3;

const calendar = createSeedCalendar(new Date("2026-11-21T12:00:00Z"));
const titled = z.object({ title: z.string(), slug: z.string() });
const reference = z.object({ key: z.string() });
const sold = z.object({ name: z.string(), event: reference, stand: reference.nullable() });

/** What the example site sells, by language: a few tickets of each event, on one day of the test shop. */
export function seedSale(): Record<Locale, SaleIn> {
  const documents = { events: events(calendar), tickets: ticketTypes(calendar) };
  const saleIn = (locale: Locale): SaleIn => {
    const tickets = documents.tickets.map(({ key, ...fields }) => ({ key, ...sold.parse(fields[locale]) }));
    const entries = documents.events.flatMap(({ key, ...fields }) => {
      const own = tickets.filter(({ event: { key: of } }) => of === key).slice(0, ticketsOfEvent);
      const { title, slug } = titled.parse(fields[locale]);
      const offers = own.map(({ key: ticketId, name, stand }) => ({
        ...offer(ticketId, "event", 1000, ["2027-06-25"]),
        name,
        stand: stand === null ? null : standIn(stand.key, locale),
      }));
      return offers.length === 0 ? [] : [{ ...event(key, offers), title, slug }];
    });
    const stands = seedStands.map((stand) => stand[locale][0]);
    return {
      entries,
      names: [...new Set([...entries.map(({ title }) => title), ...tickets.map(({ name }) => name), ...stands])],
      paths: entries.map(({ slug }) => documentPath("event", slug, locale)),
    };
  };
  const [first, second] = locales;
  return { [first]: saleIn(first), [second]: saleIn(second) };
}

function standIn(key: string, locale: Locale) {
  const stand = seedStands.find((each) => each.key === key);
  if (stand === undefined) throw new Error(`The seed has no stand ${key}`);
  return { key, name: stand[locale][0], summary: null, colour: "primary" as const, gate: null };
}
