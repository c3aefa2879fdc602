import type { UnavailableState } from "@circuit/contract/shop/sale-states";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import type { OrderTotals, Price, TaxedAmount } from "@circuit/contract/shop/vat";
import type { PictureSource } from "#app/ui/picture.tsx";

/** Why a line of a cart can't be ordered as it is. Amounts are cents. */
export type LineIssue =
  | { reason: UnavailableState | "withdrawn" | "postponed" | "cancelled" }
  | { reason: "few-left"; left: number }
  /** At most `most` tickets of a type may be ordered, all days together; earlier lines have `elsewhere` of them. */
  | { reason: "over-limit"; most: number; elsewhere: number }
  /** An order may not cost more than a fixed maximum: only `most` tickets of this line fit. */
  | { reason: "over-amount"; most: number }
  /** Each companion needs a wheelchair seat in the cart: at most `most` companions fit. */
  | { reason: "companions"; most: number }
  /** The arrangement is for larger groups: this line needs at least `least` tickets. */
  | { reason: "small-group"; least: number }
  | { reason: "price-changed"; wasPriceCents: number };

/** A line of the cart, as the server names and prices it. */
export interface CartLineView {
  ticketId: string;
  admission: string;
  quantity: number;
  /** `null` for a ticket that isn't in the catalogue any more. */
  ticket:
    | (Price & {
        name: string;
        /** documentId of the event. */
        eventId: string;
        eventTitle: string;
        /** Path of the event's page. */
        path: string;
        isArrangement: boolean;
        colour: string;
        unit: TaxedAmount;
        total: TaxedAmount;
        /** Most tickets of this line that can be ordered now; zero when none are left. */
        most: number;
        /** Fewest tickets of this line that make its group large enough, given the other lines. */
        least: number;
        /** When the sale opens, ISO 8601; `null` when that is unknown or past. */
        opensAt: string | null;
      })
    | null;
  issue: LineIssue | null;
}

/** The cart, named, priced and checked by the server. */
export interface CartData {
  lines: CartLineView[];
  /** Totals of the lines that can be ordered. */
  totals: OrderTotals;
  /**
   * The lines as they came. Pages of an earlier build, which stay open after a release, store them: without them they
   * say that a change failed, and visitors make it twice.
   */
  stored: CartLine[];
}

/** Why a request for the cart, or a change of it, failed. */
export const cartProblems = [
  "nothing",
  "noNumber",
  "failed",
  "full",
  "overTogether",
  "tooMany",
  "tooManyHeld",
  "elsewhere",
  "refused",
  "unavailable",
  "offline",
] as const;

export type CartProblem = (typeof cartProblems)[number];

/** JSON answer to a request for the cart, or to a change of it. */
export interface CartAnswer extends CartData {
  /** Positions of the lines to which tickets were added, and how many. */
  added: { line: number; quantity: number }[];
  /** The removed lines, for the undo button; `null` when none were. */
  undo: CartUndo | null;
  /** Idempotency key for an order of this cart, new with each answer. */
  orderKey: string;
  /** Whether an order of this browser waits for payment; `null` in the answer to a change. */
  hasOpenOrder: boolean | null;
}

export interface CartUndo {
  /** The removed lines, signed by the server. */
  sealed: string;
  /** Position in the cart that the first removed line had. */
  index: number;
  /** Number of removed tickets. */
  count: number;
}

/** Whether a line counts in the total: it can be ordered, even if its price has changed. */
export function isOrderable({ ticket, issue }: CartLineView): boolean {
  return ticket !== null && (issue === null || issue.reason === "price-changed");
}

/** The event that an empty cart suggests. Texts are formatted. */
export interface CartInvitation {
  title: string;
  path: string;
  /** Brand colour. */
  colour: string;
  /** `23–25`. */
  days: string;
  /** `april 2027`. */
  month: string;
  picture: PictureSource | null;
  /** Days of the event, each with its price, its availability and the path of its tickets. */
  choices: { number: string; name: string; priceCents: number | null; state: string | null; path: string }[];
}
