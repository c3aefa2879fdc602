import type { FormErrors } from "@circuit/contract/forms/form-errors";

/** Why an order wasn't placed although all fields are valid. */
type CheckoutProblem =
  | "unavailable"
  /** The content system didn't answer, so the order may have been placed. */
  | "unsure"
  | "changed"
  | "elsewhere"
  | "too-many-unpaid"
  | "tooMany"
  | "unreadable"
  | "wrong-method";

/** Typed values by name of input. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** A suggested correction of a mistyped e-mail address. */
export interface EmailSuggestion {
  typed: string;
  meant: string;
}

/** Why the checkout is shown again, with the typed values. */
export interface CheckoutOutcome {
  typed: Typed;
  errors: FormErrors;
  problem: CheckoutProblem | null;
  /** `null` when no correction is suggested. */
  question: EmailSuggestion | null;
  /** Whether the hold was extended; `null` when the visitor didn't ask for more time. */
  isExtended: boolean | null;
}

/** Names of the checkout's inputs that aren't form fields. The underscore keeps them apart from names of fields. */
export const checkoutInputs = {
  /** Idempotency key, different each time the page is rendered. */
  key: "checkout_key",
  /** The total that the visitor saw, in cents. */
  seen: "checkout_seen",
  /** Which button was pressed: see `checkoutIntents`. */
  intent: "checkout_intent",
  /** Set when the content system didn't answer an earlier submission. */
  unsure: "checkout_unsure",
} as const;

/** `extend`: more time. `again`: a new order with the same tickets. A form without an intent places the order. */
export const checkoutIntents = { extend: "extend", again: "again" } as const;
