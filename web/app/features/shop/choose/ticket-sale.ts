import type { AdmissionState } from "@circuit/contract/shop/sale-states";
import type { Price } from "@circuit/contract/shop/vat";
import type { SaleStatus } from "#app/ui/sale-mark.tsx";

/** A ticket on one day, or on several, as a visitor chooses it. */
export interface TicketChoice extends Price {
  id: string;
  name: string;
  /** Its name together with that of its stand. */
  label: string;
  summary: string | null;
  /** `null` for a ticket without one. `key` is its id in the circuit's geometry. */
  stand: { key: string; name: string; summary: string | null; colour: string; gate: string | null } | null;
  isAccessible: boolean;
  /** Whether it is what a price from tells of: neither a child's nor a companion's. */
  isForAdult: boolean;
  /** Whether it is the seat beside a wheelchair place, which is had together with one only. */
  isForCompanion: boolean;
  /** The most of it in one order. */
  most: number;
  /** The smallest group that it is made for; 1 for none. */
  least: number;
  state: AdmissionState;
  /** Places left, as fetched a moment ago; `null` before that, and unless few are left. */
  left: number | null;
  /** When its sale opens (ISO 8601); `null` when it has opened. */
  opensAt: string | null;
}

/** Tickets for a day, or for several days in a row. */
export interface SaleDay {
  /** Key of the admission. */
  key: string;
  /** `YYYY-MM-DD`. */
  from: string;
  till: string;
  tickets: TicketChoice[];
}

/** The sale of one event: its own tickets, or one arrangement's. */
export interface TicketSale {
  /** documentId of the event. */
  eventId: string;
  title: string;
  /** Fragment of its place in a page. */
  anchor: string;
  startsAt: string;
  endsAt: string;
  colour: string;
  /** Slug of the event where visitors wait for their turn; `null` when it has no waiting room, or opens on a later day. */
  waitingSlug: string | null;
  days: SaleDay[];
}

/** An event with its sale, and the sale's status as a short text. */
export interface EventSale extends TicketSale {
  /** The price is whole euro cents including VAT; `null` when nothing can be bought. */
  status: SaleStatus & { priceFromCents: number | null };
}
