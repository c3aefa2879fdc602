import type { UnavailableState } from "@circuit/contract/shop/sale-states";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { OrderTotals, Price, TaxedAmount } from "@circuit/contract/shop/vat";

/** Why a line of a cart can't be ordered as it is. Amounts are cents. */
export type LineIssue =
  | { reason: UnavailableState | "withdrawn" | "postponed" | "cancelled" }
  | { reason: "few-left"; left: number }
  /** `most` of it may be ordered on all days together; lines before this one have `elsewhere` of these. */
  | { reason: "over-limit"; most: number; elsewhere: number }
  /** An order may cost so much; `most` of this line fit into it. */
  | { reason: "over-amount"; most: number }
  /** `most` companions can come along with the wheelchair places in the cart. */
  | { reason: "companions"; most: number }
  /** An arrangement is made for larger groups: of this line there must be `least`. */
  | { reason: "small-group"; least: number }
  | { reason: "price-changed"; wasPriceCents: number };

/** A line of the cart, as the server names and prices it. */
export interface CartLineView {
  ticketId: string;
  admission: string;
  quantity: number;
  /** `null` for a ticket that isn't sold any more. */
  ticket:
    | (Price & {
        name: string;
        /** documentId of its event. */
        eventId: string;
        eventTitle: string;
        /** Path of the page with the other places. */
        path: string;
        isArrangement: boolean;
        colour: string;
        unit: TaxedAmount;
        total: TaxedAmount;
        /** The most that can be chosen now; zero when there are none. */
        most: number;
        /** The least that makes its group large enough, beside the other lines. */
        least: number;
        /** ISO 8601; `null` unless the sale has yet to open. */
        opensAt: string | null;
      })
    | null;
  issue: LineIssue | null;
}

/** The cart as it stands. */
export interface CartData {
  lines: CartLineView[];
  /** Totals of the lines that can be ordered. */
  totals: OrderTotals;
  /** The lines that the browser stores. */
  stored: CartLine[];
}

/** JSON answer to a change of the cart. */
export interface CartAnswer extends CartData {
  /** The lines that were added to, by position, and with how many. */
  added: { line: number; quantity: number }[];
  /** The removed lines, for the undo button; `null` when none were. */
  undo: CartUndo | null;
  /** Idempotency key of the order that may be made from it: new with each answer. */
  orderKey: string;
  /** Whether an order of this browser waits for its payment; `null` where only the cart was changed. */
  hasOpenOrder: boolean | null;
}

export interface CartUndo {
  /** The lines, signed by the server. */
  sealed: string;
  /** Where they stood. */
  index: number;
  /** How many tickets they were. */
  count: number;
}

/** The event that an empty cart invites to. Texts are written. */
export interface CartInvitation {
  title: string;
  path: string;
  /** Brand colour of its field. */
  colour: string;
  /** `23–25`. */
  days: string;
  /** `april 2027`. */
  month: string;
  picture: PictureSource | null;
  /** Its days, with what they cost and how many places there are; each leads to its tickets. */
  choices: { number: string; name: string; priceCents: number | null; state: string | null; path: string }[];
}

/** Whether a line counts in the total: it can be ordered, if perhaps at another price than was seen. */
export function countsIn({ ticket, issue }: CartLineView): boolean {
  return ticket !== null && (issue === null || issue.reason === "price-changed");
}

/** How many tickets there are in a cart. */
export function ticketCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}
