import * as z from "zod";
import { type Locale, locales } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import { createSeedCalendar } from "../seed/calendar.ts";
import { seedContent } from "../seed/seed-content.ts";
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

const { groups } = seedContent(createSeedCalendar(new Date("2026-11-21T12:00:00Z")));
const documentsOf = (kind: string) => groups.find((group) => group.kind === kind)?.documents ?? [];
const titled = z.object({ title: z.string(), slug: z.string() });
const reference = z.object({ key: z.string() });
const sold = z.object({ name: z.string(), event: reference, stand: reference.nullable().default(null) });
const named = z.object({ name: z.string() });

/** What the example site sells, by language: a few tickets of each event, on one day of the test shop. */
export function seedSale(): Record<Locale, SaleIn> {
  const saleIn = (locale: Locale): SaleIn => {
    const tickets = documentsOf("ticket-type").map(({ key, ...fields }) => ({ key, ...sold.parse(fields[locale]) }));
    const entries = documentsOf("event").flatMap(({ key, ...fields }) => {
      const own = tickets.filter(({ event: { key: of } }) => of === key).slice(0, ticketsOfEvent);
      const { title, slug } = titled.parse(fields[locale]);
      const offers = own.map(({ key: ticketId, name, stand }) => ({
        ...offer(ticketId, "event", 1000, ["2027-06-25"]),
        name,
        stand: stand === null ? null : standIn(stand.key, locale),
      }));
      return offers.length === 0 ? [] : [{ ...event(key, offers), title, slug }];
    });
    const stands = documentsOf("stand").map((stand) => named.parse(stand[locale]).name);
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
  const stand = documentsOf("stand").find((each) => each.key === key);
  return { key, name: named.parse(stand?.[locale]).name, summary: null, colour: "primary" as const, gate: null };
}
