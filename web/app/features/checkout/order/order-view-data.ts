import type { EventChange } from "@circuit/contract/shop/event-change";
import type { OrderState } from "@circuit/contract/shop/order";
import type { OrderSummaryData } from "../order-summary-data.ts";

/**
 * An order's status as its visitor sees it. `waiting`: for the bank's answer. `failed`: the last payment failed or
 * couldn't begin, and the visitor may try again. `taken-back`: the visitor's bank took a payment back.
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

/** View data of a ticket. */
export interface TicketViewData {
  code: string;
  /** `null` for a cancelled ticket, and beyond the first tickets on the page of a large order. */
  qr: QrCode | null;
  name: string;
  eventTitle: string;
  /** Brand colour. */
  colour: string;
  /** `27`, or `25–27`. */
  dayNumbers: string;
  /** `zo`, or `vr–zo`. */
  dayNames: string;
  /** `juni 2027`. */
  dayMonth: string;
  facts: readonly { term: string; value: string }[];
  isCancelled: boolean;
  /** Says when a newer ticket replaced this one; `null` when none did. */
  replacedNote: string | null;
  /** How the event changed since the order; `null` when it takes place as ordered, or the ticket is cancelled. */
  change: EventChange | null;
  /** Path of the ticket's own page. */
  path: string;
}

/**
 * Key of the page of an order: the token, which opens it for anybody who knows it, or the number, which opens it only
 * in the visitor's account. Pages in an account never contain the token, which would open the order after signing out.
 */
export type OrderPageKey = { token: string } | { number: string };

/** Whether a key is of a page in the visitor's account. An `Order` passed as key counts by its token. */
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
  /** Whether the order mustn't be paid any more because an event was moved, postponed or cancelled. */
  isPaymentBlocked: boolean;
  /** Paragraphs below the heading. */
  texts: readonly string[];
  tickets: readonly TicketViewData[];
  summary: OrderSummaryData;
  /** Heading of the box with the totals. */
  totalsTitle: string;
  /** How and when the order was paid; `null` when it wasn't. */
  paidNote: string | null;
  /** Says that the VAT register didn't answer; `null` otherwise. */
  vatNote: string | null;
  /** Bank details for a transfer; empty when there is nothing to transfer. */
  transfer: readonly { term: string; value: string }[];
  /** Notes on refunded, kept and taken-back money, such as `Teruggestort: € 12,00`. */
  moneyBackNotes: readonly string[];
  /** Paths of the order's files; `null` for a file that doesn't exist. */
  files: { tickets: string | null; invoice: string | null; calendar: string | null };
}

/**
 * Why a pressed button on the order's page had no effect. `pay-silent`, `cancel-silent`: the payment provider didn't
 * answer, so nobody knows whether a payment that was begun is paid.
 */
export type OrderProblem = "unavailable" | "elsewhere" | "pay-silent" | "cancel-silent" | "wrong-state";

/**
 * View data that replaces an order's page when the content system didn't answer. `unavailable`: the action wasn't
 * requested, so nothing changed. `pay-unsure`, `cancel-unsure`: it was, so it may have been carried out.
 */
export interface OrderStopData {
  kind: "unavailable" | "pay-unsure" | "cancel-unsure";
  /** Path of the order's page. */
  path: string;
}

/** Input name and values of the buttons on an order's page. */
export const orderIntent = { name: "order_intent", pay: "pay", cancel: "cancel", again: "again" } as const;
