import type { SeedDocument } from "../document.ts";
import { entry } from "../references.ts";
import { eventDays } from "./event-dates.ts";

/** Name and summary of a ticket in one language; the summary may be `null`. */
export type TicketWords = readonly [name: string, summary: string | null];

/**
 * What a ticket admits to: a day of its event, counted from zero, or the first and the last of several; and what it
 * costs in euros, with VAT in them unless it is of an arrangement. `null` is the price of its arrangement.
 */
export type SeedAdmission = readonly [days: number | readonly [first: number, last: number], euros: number | null];

export interface SeedTicket {
  /** Unique within its event. */
  key: string;
  /** Seed key of its stand. */
  stand?: string;
  /** Seed key of its arrangement: a price that companies see excluding VAT. */
  arrangement?: string;
  audience?: "adult" | "child" | "companion";
  accessible?: boolean;
  /** VAT in per cent; that of the event when absent. */
  vatRate?: number;
  /** Ten when absent. */
  maxPerOrder?: number;
  nl: TicketWords;
  en: TicketWords;
  admissions: readonly SeedAdmission[];
}

/** Places of a pool on each day of the event: how many there are, and how many are left. */
export type SeedPlaces = readonly [capacity: number, ...left: number[]];

/** All that is sold of an event. */
export interface EventTickets {
  /** Seed key of the event. */
  event: string;
  /** VAT in per cent. */
  vatRate: number;
  /** ISO 8601; on sale already when absent. */
  saleStartsAt?: string;
  tickets: readonly SeedTicket[];
  /** By pool; that of an arrangement is named by its seed key: `arrangement:lounge-startbrink`. */
  places: Readonly<Record<string, SeedPlaces>>;
}

/** A row of the stock to be, with seed keys where the shop has ids. */
export interface SeedStock {
  event: string;
  /** `YYYY-MM-DD`. */
  day: string;
  pool: string;
  capacity: number;
  sold: number;
}

/** The ticket types of an event, in the order in which the site shows them. */
export function ticketDocuments(sale: EventTickets, event: SeedDocument): SeedDocument[] {
  return sale.tickets.map((ticket, index) => {
    const { stand, arrangement, audience = "adult", accessible = false, maxPerOrder = 10 } = ticket;
    const vatRate = ticket.vatRate ?? sale.vatRate;
    const fields = (locale: "nl" | "en") => {
      const [name, summary] = ticket[locale];
      return {
        name,
        summary,
        event: entry("event", sale.event),
        arrangement: arrangement === undefined ? null : entry("arrangement", arrangement),
        stand: stand === undefined ? null : entry("stand", stand),
        audience,
        accessible,
        leadsWith: arrangement === undefined ? "gross" : "net",
        vatRate,
        maxPerOrder,
        saleStartsAt: sale.saleStartsAt ?? null,
        order: (index + 1) * 10,
        admissions: ticket.admissions.map((admission) => admissionFields(admission, eventDays(event))),
      };
    };
    return { key: `${sale.event}-${ticket.key}`, nl: fields("nl"), en: fields("en") };
  });
}

function admissionFields([days, euros]: SeedAdmission, all: readonly string[]) {
  const [first, last] = typeof days === "number" ? [days, null] : days;
  return {
    firstDay: dayOf(all, first),
    lastDay: last === null ? null : dayOf(all, last),
    priceCents: euros === null ? null : Math.round(euros * 100),
  };
}

/** The stock of an event. */
export function ticketStock({ event: key, places }: EventTickets, event: SeedDocument): SeedStock[] {
  const days = eventDays(event);
  return Object.entries(places).flatMap(([pool, [capacity, ...left]]) =>
    left.map((free, index) => ({ event: key, day: dayOf(days, index), pool, capacity, sold: capacity - free })),
  );
}

function dayOf(days: readonly string[], index: number): string {
  const day = days[index];
  if (day === undefined) throw new Error(`The event has no day ${index + 1}`);
  return day;
}
