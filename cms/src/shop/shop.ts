import type { Core } from "@strapi/strapi";
import type { Locale } from "#contract/locales";
import type { Order } from "#contract/shop/order";
import type { orderFiles } from "#contract/shop/shop-requests";
import type { TicketKeyJwk } from "#contract/shop/scan-requests";
import type { OfferEntry } from "./catalogue/offer-entry.ts";
import type { Wallet } from "./documents/wallet/create-wallet.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { EventStateRow } from "./tables/event-state-table.ts";
import type { OrderRow } from "./tables/order-tables.ts";
import type { RefundRow } from "./tables/payment-tables.ts";

export interface OrderFile {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

/** Kinds of files of an order; only mails have the calendar. */
export type OrderFileKind = (typeof orderFiles)[number] | "calendar";

/** Names a ticket for a phone's wallet. */
export interface TicketPass {
  /** Code of the ticket. */
  pass: string;
}

/** Result of sending a mail again. `too-many`: the order's mails to its e-mail address have reached the daily limit. */
export type SentAgain = "sent" | "nothing-to-send" | "too-many";

/** Facts in a ticket's QR code. */
export interface TicketFacts {
  serial: string;
  eventId: string;
  /** Key of its grandstand; `null` for a ticket without one. */
  stand: string | null;
  admission: string;
}

/** The fields of an order on whose changes mails depend. */
export type NotifiedOrder = Pick<OrderRow, "state" | "refundedCents">;

/** A refund whose outcome changed since the last call of `onOrderChanged`. */
export interface RefundUpdate extends Pick<RefundRow, "id" | "attempt" | "amountCents"> {
  /** `failed`: after it was on its way or returned. After a failure: on its way again, or transferred by staff. */
  became: "failed" | "under-way" | "transferred";
}

/** A change of an event that an order is for. */
export type EventUpdate = Pick<EventStateRow, "eventId" | "state" | "changedAt">;

/** A cancelled or replaced ticket that `onOrderChanged` hasn't had yet. */
export interface TicketUpdate {
  /** Id of the change. */
  id: number;
  code: string;
  /** Code of the ticket that replaced it; `null` when it was cancelled. */
  newCode: string | null;
  /** Why staff cancelled it; `null` when they gave no reason. */
  reason: string | null;
}

/** Changes of an order besides its state. */
export interface OrderUpdates {
  refunds: readonly RefundUpdate[];
  events: readonly EventUpdate[];
  tickets: readonly TicketUpdate[];
}

/** Database, settings and functions that the shop's code gets; `create-shop.ts` makes them. */
export interface Shop {
  db: Core.Strapi["db"];
  log: Pick<Core.Strapi["log"], "info" | "warn" | "error">;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Reads the events with ticket types, from a cache. Don't call it in a transaction. */
  offersOf: (locale: Locale) => Promise<readonly OfferEntry[]>;
  /** Reads whether editors allow paying at the gate, from a cache. */
  mayPayAtGate: () => Promise<boolean>;
  /** Most orders that one network may place in a day on invoice, to be paid at the gate, or for free. */
  ordersPerNetwork: number;
  /** `null` for a circuit without online payment. */
  provider: PaymentProvider | null;
  addresses: {
    /** URL to which the provider redirects a visitor after paying. */
    orderPage: (locale: Locale, token: string) => string;
    /** URL for the provider's webhook; `null` where the provider can't reach the site. */
    paymentHook: string | null;
    /** URL of the page that scanners open. */
    scanPage: string;
  };
  /** Makes the token of an order. */
  newToken: () => string;
  qrText: (ticket: TicketFacts) => string;
  /** Public keys of the present and earlier signing keys, to verify tickets with. */
  ticketKeys: readonly TicketKeyJwk[];
  /** Signs tickets for wallets; `null` for a circuit without a certificate. */
  wallet: Wallet | null;
  /** Makes a file of an order, in the order's `locale`; `null` when an order in its state has no such file. */
  fileOf: (order: Order, file: OrderFileKind | TicketPass) => Promise<OrderFile | null>;
  /**
   * Called once for each change of a placed order's state, refunds, tickets or events, in a transaction in which it may
   * queue mails. When it throws, a job calls it again later.
   *
   * @param before - The order at the last call; `null` the first time.
   */
  onOrderChanged: (orderId: number, before: NotifiedOrder | null, news: OrderUpdates) => Promise<void>;
  /** Sends the mail about an order's present state again; the same `press` (id of a press of the button) sends one. */
  sendMailAgain: (orderId: number, press: string) => Promise<SentAgain>;
  /** Called after each commit that wrote into the change log. */
  onChangesRecorded: () => void;
}

/** Returns the CMS's shop, a service of the plugin `shop`. */
export const shopOf = (strapi: Core.Strapi): Shop => strapi.plugin("shop").service("shop");
