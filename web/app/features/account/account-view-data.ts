import type { AccountOverview, AccountSubscription } from "@circuit/contract/accounts/account";
import type { OrderState } from "@circuit/contract/shop/order";
import type { DoneThing } from "./account-query.ts";

/** Tickets of one line of an order, for days to come. */
export interface TicketsViewData {
  /** The day, or the first and the last, as `25–27`, and beside it `juni 2027`. */
  days: string;
  month: string;
  title: string;
  text: string;
  colour: string;
  count: number;
  path: string;
}

export interface OrderListRow {
  number: string;
  /** `21 nov 2026`. */
  day: string;
  what: string;
  state: OrderState | "free" | "refunded-in-part";
  /** How it is marked: green, yellow, or empty. */
  mark: "ok" | "open" | "none";
  amount: string;
  path: string;
  /** Address of its invoice; `null` for none. */
  invoice: string | null;
}

/** Account data that only our own content system has. */
export interface AccountParts extends Pick<AccountOverview, "sessions" | "hasPassword" | "hasPasskeys" | "providers"> {
  tickets: TicketsViewData[];
  orders: OrderListRow[];
  /** Addresses of the pages with newer and older orders; `null` for none. */
  newer: string | null;
  older: string | null;
  alarms: AccountSubscription[];
}

/** A visitor's account. */
export interface AccountViewData {
  firstName: string | null;
  email: string;
  action: string;
  /** Its events, for who has no tickets. */
  eventsPath: string;
  exportPath: string;
  forgotPath: string;
  done: DoneThing | null;
  /** Token that restores the alarm that was just cancelled; `null` without one. */
  undo: string | null;
  /** `null` where the content system has no such calls. */
  parts: AccountParts | null;
  /** The parts are there, and couldn't be had just now. */
  arePartsUnavailable: boolean;
}
