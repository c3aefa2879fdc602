import * as z from "zod";
import type { SeedCalendar } from "./calendar.ts";
import { readMoment } from "./content-dates.ts";
import { ContentError, type ContentFile, fieldsSchema, type RawFields } from "./content-files.ts";

/** A row of the shop's stock, with seed keys instead of ids. */
export interface SeedStock {
  event: string;
  /** `YYYY-MM-DD`. */
  day: string;
  pool: string;
  capacity: number;
  sold: number;
}

/** A ticket: its prices in euros by day (`1`) or days (`1-3`), or the days for which it has its arrangement's price. */
const ticketSchema = fieldsSchema
  .transform(({ key = "", euros = {}, days = [], ...own }) => ({ key, euros, days, own }))
  .pipe(
    z.object({
      key: z.string().min(1),
      euros: z.record(z.string().regex(/^\d(?:-\d)?$/u), z.number()),
      days: z.array(z.int()),
      own: fieldsSchema,
    }),
  );

const saleSchema = z.strictObject({
  vatRate: z.number(),
  saleStartsAt: z.string().nullable().default(null),
  tickets: z.array(ticketSchema),
  places: z.record(z.string(), z.strictObject({ capacity: z.int(), left: z.array(z.int()) })),
});

type Ticket = z.infer<typeof ticketSchema>;

/**
 * Reads the ticket types of an event, in the order in which the site shows them, and their stock.
 *
 * @param sale - Content file with the key of the event.
 * @throws {ContentError} The file is invalid.
 */
export function readSale(
  sale: ContentFile,
  events: readonly ContentFile[],
  calendar: SeedCalendar,
): { types: ContentFile[]; stock: SeedStock[] } {
  const { file, key: event } = sale;
  const read = saleSchema.safeParse(sale.fields);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ContentError(file, issue?.path.join(".") ?? "", issue?.message ?? "");
  }
  const { tickets, places, ...forAll } = read.data;
  const days = daysOf(sale, events, calendar);
  const dayOf = (number: number) => {
    const day = days[number - 1];
    if (day === undefined) throw new ContentError(file, "", `the event has no day ${number}`);
    return day;
  };
  const types = tickets.map((ticket, index): ContentFile => {
    const leadsWith = ticket.own["arrangement"] === undefined ? "gross" : "net";
    const order = (index + 1) * 10;
    const fields = { ...forAll, leadsWith, order, ...ticket.own, event, admissions: admissionsOf(ticket, dayOf) };
    return { file, key: `${event}-${ticket.key}`, fields, blocks: [] };
  });
  const stock = Object.entries(places).flatMap(([pool, { capacity, left }]) =>
    left.map((free, index) => ({ event, day: dayOf(index + 1), pool, capacity, sold: capacity - free })),
  );
  return { types, stock };
}

function admissionsOf({ euros, days }: Ticket, dayOf: (number: number) => string): RawFields[] {
  const priced = Object.entries(euros).map(([on, price]): RawFields => {
    const [first = 0, last = null] = on.split("-").map(Number);
    return {
      firstDay: dayOf(first),
      lastDay: last === null ? null : dayOf(last),
      priceCents: Math.round(price * 100),
    };
  });
  return [...priced, ...days.map((day) => ({ firstDay: dayOf(day) }))];
}

const circuitDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });

/** Lists the days of an event in order, as `YYYY-MM-DD`. */
function daysOf({ file, key }: ContentFile, events: readonly ContentFile[], calendar: SeedCalendar): string[] {
  const { startsAt, endsAt } = events.find((event) => event.key === key)?.fields ?? {};
  const [first, last] = [startsAt, endsAt].map((moment) => {
    const read = typeof moment === "string" ? readMoment(moment, calendar) : null;
    if (read === null) throw new ContentError(file, "", `there is no event ${key} with a start and an end`);
    return circuitDay.format(new Date(read));
  });
  const days: string[] = [];
  for (let day = first ?? ""; day <= (last ?? ""); day = dayAfter(day)) days.push(day);
  return days;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
