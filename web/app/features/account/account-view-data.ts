import type { AccountOverview, AccountSubscription } from "@circuit/contract/accounts/account";
import type { OrderState } from "@circuit/contract/shop/order";
import type { DoneThing } from "./account-query.ts";

/** Tickets of one line of an order, for days to come. */
export interface TicketsViewData {
  /** `27`, or `25–27`; `month` is `juni 2027`. */
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
  /** Colour of the status: green, yellow or none. */
  mark: "ok" | "open" | "none";
  amount: string;
  path: string;
  /** Path of the invoice; `null` for none. */
  invoice: string | null;
}

/** Account data that only this site's content system has, not an unmodified Strapi. */
export interface AccountParts extends Pick<AccountOverview, "sessions" | "hasPassword" | "hasPasskeys" | "providers"> {
  tickets: TicketsViewData[];
  orders: OrderListRow[];
  /** Paths of the pages with newer and older orders; `null` for none. */
  newer: string | null;
  older: string | null;
  alarms: AccountSubscription[];
}

/** View data of the account page. */
export interface AccountViewData {
  firstName: string | null;
  email: string;
  action: string;
  /** Path of the event list, for a visitor without tickets. */
  eventsPath: string;
  exportPath: string;
  forgotPath: string;
  done: DoneThing | null;
  /** Token that restores the alarm that was just cancelled; `null` without one. */
  undo: string | null;
  /** `null` when the content system has no such calls, or is unavailable. */
  parts: AccountParts | null;
  /** Whether the content system has `parts`, but they couldn't be loaded. */
  arePartsUnavailable: boolean;
}
