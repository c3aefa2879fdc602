import type { EventChange } from "@circuit/contract/shop/event-change";
import type { OrderState } from "@circuit/contract/shop/order";
import type { OrderSummaryData } from "../order-summary-data.ts";

/**
 * How an order stands, to its visitor. `waiting`: for the bank's answer. `failed`: the last payment came to nothing, or
 * couldn't begin, and another may be tried. `taken-back`: it was paid, and the visitor's bank took the money back.
 */
export type OrderStatus =
  | Exclude<OrderState, "held" | "awaiting-payment">
  | "free"
  | "taken-back"
  | "waiting"
  | "failed";

/** A QR code as the path of an SVG of `size` × `size`. */
export interface QrCode {
  size: number;
  path: string;
}

/** A ticket in words. */
export interface TicketViewData {
  code: string;
  /** `null` where an order has so many tickets that only their own pages show them, and once it is cancelled. */
  qr: QrCode | null;
  name: string;
  eventTitle: string;
  /** Brand colour of its field. */
  colour: string;
  /** `27`, or `25–27`. */
  dayNumbers: string;
  /** `zo`, or `vr–zo`. */
  dayNames: string;
  /** `juni 2027`. */
  dayMonth: string;
  facts: readonly { term: string; value: string }[];
  isCancelled: boolean;
  /** When a newer ticket replaced this one; `null` when none did. */
  replacedNote: string | null;
  /** Why it is for days on which its event isn't any more; `null` when it isn't. */
  change: EventChange | null;
  /** Address of its own page. */
  path: string;
}

/**
 * What opens an order: its token, for whoever has it, or its number, in the account of its visitor alone. Of an order in an
 * account nothing in the browser holds the token: with it the order would be open after signing out.
 */
export type OrderPageKey = { token: string } | { number: string };

/** Tells whether a page of an order is in its visitor's account. An order itself stands for its token, though it has a number. */
export function isInAccount(key: OrderPageKey): key is { number: string } {
  return !("token" in key);
}

/** View data of the page of an order. */
export interface OrderViewData {
  status: OrderStatus;
  key: OrderPageKey;
  isInAccount: boolean;
  path: string;
  number: string;
  heading: string;
  /** Whether an event of it was cancelled: nothing is to be paid any more. */
  hasNoEventLeft: boolean;
  /** Paragraphs below the heading. */
  texts: readonly string[];
  tickets: readonly TicketViewData[];
  summary: OrderSummaryData;
  /** Heading of the box with the totals. */
  totalsTitle: string;
  /** How and when it was paid; `null` when it wasn't. */
  paidNote: string | null;
  /** Note that the VAT register didn't answer; `null` when there is nothing to say about the customer's number. */
  vatNote: string | null;
  /** Bank details for a transfer; empty when nothing is to be transferred. */
  transfer: readonly { term: string; value: string }[];
  /** Such as `Teruggestort: € 12,00`: a line for each part of what goes back or should; empty when nothing does. */
  moneyBackNotes: readonly string[];
  /** Addresses of its files; `null` for one that isn't there. */
  files: { tickets: string | null; invoice: string | null; calendar: string | null };
}

/**
 * Why a press of a button on the order's page did nothing. `pay-silent`, `cancel-silent`: the payment provider didn't
 * answer, so nobody knows whether a payment that was begun is paid.
 */
export type OrderProblem = "unavailable" | "elsewhere" | "pay-silent" | "cancel-silent" | "wrong-state";

/**
 * What stands in the place of an order's page when the content system didn't answer a press. `unavailable`: it wasn't asked for
 * it, so nothing changed. `pay-unsure`, `cancel-unsure`: it was, and may do it, or have done it.
 */
export interface OrderStopData {
  kind: "unavailable" | "pay-unsure" | "cancel-unsure";
  /** Of the order. */
  path: string;
}

/** Intents of the buttons of an order's page. */
export const orderIntent = { name: "order_intent", pay: "pay", cancel: "cancel", again: "again" } as const;
