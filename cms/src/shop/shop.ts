import type { Core } from "@strapi/strapi";
import type { EventState } from "#contract/event-state";
import type { Locale } from "#contract/locales";
import type { Order, OrderState } from "#contract/shop/order";
import type { orderFiles } from "#contract/shop/shop-requests";
import type { TicketKeyJwk } from "#contract/shop/ticket-code";
import type { OfferEntry } from "./catalogue/offer-entry.ts";
import type { Wallet } from "./documents/wallet/create-wallet.ts";
import type { PaymentProvider } from "./payments/provider.ts";

/** A file of an order. */
export interface OrderFile {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

/** Files of an order; the calendar goes with mails only. */
export type OrderFileKind = (typeof orderFiles)[number] | "calendar";

/** One ticket of an order for a wallet, by its code. */
export interface TicketPass {
  pass: string;
}

/** Result of sending a mail again. `too-many`: enough mails in a day, about the order or to its address. */
export type SentAgain = "sent" | "nothing-to-send" | "too-many";

/** What a ticket's QR code is made from. */
export interface TicketFacts {
  serial: string;
  code: string;
  eventId: string;
  /** Key of its stand; `null` for a ticket without one. */
  stand: string | null;
  admission: string;
}

/** An order as far as the listener's mails depend on it. */
export interface NotifiedOrder {
  state: OrderState;
  /** Sum of the refunds, in cents. */
  refundedCents: number;
}

/** A refund whose outcome isn't the one that the listener last heard, so that the customer's mail is out of date. */
export interface RefundUpdate {
  id: number;
  /** Number of retries. */
  attempt: number;
  amountCents: number;
  /** `failed`: it was on its way, or back. The others: it had failed, and goes back after all, or staff transferred it. */
  became: "failed" | "under-way" | "transferred";
}

/** How an event of an order changed. */
export interface EventUpdate {
  eventId: string;
  state: EventState;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** A ticket that isn't valid any more, which the listener doesn't know yet. */
export interface TicketUpdate {
  /** Id of the change. */
  id: number;
  code: string;
  /** Code of the ticket that replaced it; `null` when it was cancelled. */
  newCode: string | null;
  /** Why it was cancelled, as staff typed it; `null` where they didn't. */
  reason: string | null;
}

/** Changes of an order besides its state. */
export interface OrderUpdates {
  refunds: readonly RefundUpdate[];
  events: readonly EventUpdate[];
  tickets: readonly TicketUpdate[];
}

/** What the shop works with; `create-shop.ts` puts it together. */
export interface Shop {
  db: Core.Strapi["db"];
  log: Pick<Core.Strapi["log"], "info" | "warn" | "error">;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What editors sell. Fast: called for each order, and never within a transaction. */
  offersOf: (locale: Locale) => Promise<readonly OfferEntry[]>;
  /** Whether editors allow paying at the gate. Fast, as `offersOf`. */
  mayPayAtGate: () => Promise<boolean>;
  /** Orders that one network may place in a day without paying for them at once. */
  ordersPerNetwork: number;
  /** `null` when the circuit has none. */
  provider: PaymentProvider | null;
  addresses: {
    /** URL to which the provider redirects a visitor after paying. */
    orderPage: (locale: Locale, token: string) => string;
    /** URL for the provider's webhook: `null` where it can't reach the site. */
    paymentHook: string | null;
    /** URL of the scanners' page. */
    scanPage: string;
  };
  /** Makes the token of an order. */
  newToken: () => string;
  qrText: (ticket: TicketFacts) => string;
  /** Public keys of all tickets that may be out there. */
  ticketKeys: readonly TicketKeyJwk[];
  /** Signs tickets for wallets; `null` for a circuit without a certificate. */
  wallet: Wallet | null;
  /** Makes a file of an order, in the language that it says; `null` when that state of the order has none. */
  fileOf: ((order: Order, file: OrderFileKind | TicketPass) => Promise<OrderFile | null>) | null;
  /**
   * Listener that is called once for each change of a placed order: its state, its refunds and their outcome, its tickets and
   * its events. Called in a transaction, in which it may queue mails. When it throws, it is called again later.
   *
   * @param before - The order as of the last call; `null` the first time.
   */
  onOrderChanged:
    | ((orderId: number, before: NotifiedOrder | null, after: NotifiedOrder, news: OrderUpdates) => Promise<void>)
    | null;
  /** Sends the newest mail about an order again, once for each `press` of the button; `null` where no mail is sent. */
  sendMailAgain: ((orderId: number, press: string) => Promise<SentAgain>) | null;
  /** Called after each commit that wrote into the change log. */
  onChangesRecorded: () => void;
}

/** The shop of this CMS: a service of the plugin `shop`. */
export const shopOf = (strapi: Core.Strapi): Shop => strapi.plugin("shop").service("shop");
