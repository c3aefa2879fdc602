import type { OrderSummaryData } from "./order-summary-data.ts";
import type { EmailSuggestion, CheckoutProblem } from "./checkout-outcome.ts";

/** Until when an order is held. */
export interface HoldData {
  /** ISO 8601. */
  heldUntil: string;
  /** `14:32`, in the circuit's time zone. */
  heldTime: string;
  canExtend: boolean;
  /** When the server wrote the page, ISO 8601: the visitor's clock may be wrong. */
  writtenAt: string;
}

/** View data of the checkout, without its form. */
export interface CheckoutViewData {
  token: string;
  /** Path that the form posts to. */
  path: string;
  cartPath: string;
  hold: HoldData;
  summary: OrderSummaryData;
  /** Cart lines that aren't part of the order. */
  staying: readonly { title: string; reason: string }[];
  button: string;
  /** Whether there is nothing to pay. */
  isFree: boolean;
  /** Whether online payment may be chosen. */
  canPayOnline: boolean;
  problem: CheckoutProblem | null;
  question: EmailSuggestion | null;
  /** Whether the hold was extended; `null` when the visitor didn't ask for more time. */
  isExtended: boolean | null;
}

/** View data of the page that is shown instead of a checkout that can't continue. Nothing that was typed is lost. */
export interface CheckoutStopData {
  /** `moved`, `postponed`, `cancelled`: what happened to an event. `otherBrowser`: another browser began the order. */
  kind: "unavailable" | "unsure" | "expired" | "moved" | "postponed" | "cancelled" | "otherBrowser";
  path: string;
  /** Titles of the events that were moved, postponed or cancelled, as `kind` says. */
  off: readonly string[];
  cartPath: string;
  /** Typed values and hidden inputs, to resubmit. */
  sent: readonly { name: string; value: string }[];
  /** Whether this browser may begin a new order with the same tickets; used for `expired` alone. */
  canBeginAgain: boolean;
}
