import type { OrderSummaryData } from "./order-summary-data.ts";
import type { EmailSuggestion, CheckoutProblem } from "./checkout-outcome.ts";

/** Until when an order is held. */
export interface HoldData {
  /** ISO 8601. */
  heldUntil: string;
  /** `14:32`, at the circuit. */
  heldTime: string;
  canExtend: boolean;
  /** When the server wrote the page, ISO 8601: the visitor's own clock may be wrong. */
  writtenAt: string;
}

/** View data of the checkout, without its form. */
export interface CheckoutViewData {
  token: string;
  /** Address that it is sent to. */
  path: string;
  cartPath: string;
  hold: HoldData;
  summary: OrderSummaryData;
  /** The tickets that are in the cart but not in the order. */
  staying: readonly { title: string; reason: string }[];
  button: string;
  /** Whether there is nothing to pay. */
  isFree: boolean;
  /** Whether online payment may be chosen. */
  isPaidOnline: boolean;
  problem: CheckoutProblem | null;
  question: EmailSuggestion | null;
  /** Whether more time was asked for, and given; `null` when it wasn't asked for. */
  isExtended: boolean | null;
}

/**
 * What a visitor gets instead of the checkout when the content system is unavailable or didn't answer, time is up, or another
 * browser began it: nothing typed is lost.
 */
export interface CheckoutStopData {
  /** `postponed`, `cancelled`: an event of the order doesn't go on; `otherBrowser`: it was begun in another one. */
  kind: "unavailable" | "unsure" | "expired" | "moved" | "postponed" | "cancelled" | "otherBrowser";
  path: string;
  /** Titles of the events that were postponed or cancelled. */
  off: readonly string[];
  cartPath: string;
  /** Typed values and hidden inputs, to resubmit. */
  sent: readonly { name: string; value: string }[];
  /** Of `expired`: whether this browser may begin again with the same tickets. */
  canBeginAgain: boolean;
}
