import type { AdmissionState } from "@circuit/contract/shop/sale-states";
import type { Price } from "@circuit/contract/shop/vat";
import type { SaleStatus } from "#app/ui/sale-mark.tsx";

/** Initial number of guests of an arrangement, unless its smallest group is larger. */
export const defaultGuests = 2;

/** A ticket on one day, or on several, as a visitor chooses it. */
export interface TicketChoice extends Price {
  id: string;
  name: string;
  /** Name together with that of the grandstand. */
  label: string;
  summary: string | null;
  /** Grandstand; `null` for a ticket without one. `key` is its id in the circuit's geometry. */
  stand: { key: string; name: string; summary: string | null; colour: string; gate: string | null } | null;
  isAccessible: boolean;
  isForAdult: boolean;
  /** Whether the seat is beside a wheelchair seat, and sold only together with it. */
  isForCompanion: boolean;
  /** Most tickets in one order. */
  most: number;
  /** Size of an arrangement's smallest group; 1 for other tickets. */
  least: number;
  state: AdmissionState;
  /** Number of tickets left, as just fetched; `null` before the fetch, and unless few are left. */
  left: number | null;
  /** When the sale opens, ISO 8601; `null` when that is unknown or past. */
  opensAt: string | null;
}

/** Tickets for a day, or for several days in a row. */
export interface SaleDay {
  /** Key of the admission: `2027-06-27`, or `2027-06-25_2027-06-27`. */
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
  /** HTML id of the sale in a page. */
  anchor: string;
  startsAt: string;
  endsAt: string;
  colour: string;
  /** Slug of the event's waiting room; `null` without one, or until a day before the sale opens. */
  waitingSlug: string | null;
  days: SaleDay[];
}

/** An event with its sale, and the sale's status as a short text. */
export interface EventSale extends TicketSale {
  /** The price is whole euro cents including VAT; `null` when nothing can be bought. */
  status: SaleStatus & { priceFromCents: number | null };
}
