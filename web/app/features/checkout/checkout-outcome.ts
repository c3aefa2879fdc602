import type { FormErrors } from "@circuit/contract/forms/form-errors";

/** Why an order wasn't placed although nothing in the form is wrong. */
export type CheckoutProblem =
  | "unavailable"
  /** It may have been placed: no answer came. */
  | "unsure"
  | "changed"
  | "elsewhere"
  | "too-many-unpaid"
  | "tooMany"
  | "unreadable"
  | "wrong-method";

/** Typed values by name of input. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** A question about an address of mail. */
export interface EmailSuggestion {
  typed: string;
  meant: string;
}

/** Why the checkout is shown again, with the typed values. */
export interface CheckoutOutcome {
  typed: Typed;
  errors: FormErrors;
  problem: CheckoutProblem | null;
  /** An e-mail address that looks mistyped, and a suggested correction; `null` without a suggestion. */
  question: EmailSuggestion | null;
  /** Whether more time was asked for, and given; `null` when it wasn't asked for. */
  isExtended: boolean | null;
}

/** Names of what the checkout sends besides its fields; no field's name has an underscore. */
export const checkoutInputs = {
  /** Idempotency key of a press: another page has another. */
  key: "checkout_key",
  /** The total that the visitor saw, in cents. */
  seen: "checkout_seen",
  /** The pressed button: see `checkoutIntents`. */
  intent: "checkout_intent",
  /** Set when an earlier submission had no answer. */
  unsure: "checkout_unsure",
} as const;

/** `extend`: more time. `again`: a new order with the same tickets. Without one the order is placed. */
export const checkoutIntents = { extend: "extend", again: "again" } as const;
