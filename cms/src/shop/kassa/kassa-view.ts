import type { EventState } from "#contract/event-state";
import type { EventChange } from "#contract/shop/event-change";
import type { Order } from "#contract/shop/order";
import type { OrderChangeRow } from "../tables/order-change-table.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import type { PaymentRow, RefundRow } from "../tables/payment-tables.ts";

/** What a stock pool is for. `name`: of the grandstand or arrangement; `null` for the whole event, or when unknown. */
export interface PoolView {
  kind: "event" | "stand" | "arrangement";
  seats: "all" | "accessible" | "companion";
  name: string | null;
}

/** Stock of a pool on a day. */
export interface PlacesView {
  /** `YYYY-MM-DD`. */
  day: string;
  pool: string;
  about: PoolView;
  capacity: number;
  held: number;
  sold: number;
  left: number;
  /** Whether ticket types sell from it, but nobody has set its capacity yet. */
  isProposed: boolean;
  /** Whether the event isn't on this day any more, so that the shop sells nothing. */
  isOutside: boolean;
}

/** Sold tickets for days on which their event isn't any more. */
export interface OutsideDatesView {
  tickets: number;
  /** Numbers of their orders, the first fifty. */
  orders: string[];
}

/** Revenue of an admission; amounts are cents. */
interface IncomeView {
  admission: string;
  tickets: number;
  netCents: number;
  grossCents: number;
}

/** An event that sells or has sold. */
export interface EventView {
  eventId: string;
  /** `null` once the event is deleted. */
  title: string | null;
  /** ISO 8601. */
  startsAt: string | null;
  /** Its first and last day, as the key of an admission; `null` when it has no dates. */
  days: string | null;
  isOver: boolean;
  state: EventState;
  places: PlacesView[];
  incomes: IncomeView[];
  outsideDates: OutsideDatesView;
  /** Number of e-mail addresses with a valid order that want a mail when the programme changes. */
  subscriberCount: number;
}

/** An order that staff must act on; `cents` is the amount in question. */
export interface ToDoView {
  /**
   * `charged-back`: a bank took back the money of a valid order. `money-kept`: the circuit still has money of a
   * cancelled or refunded order.
   */
  kind: "refund-failed" | "paid-twice" | "to-transfer" | "refund-due" | "charged-back" | "money-kept";
  id: number;
  number: string;
  name: string;
  cents: number;
}

/** `GET /kassa/overview?part=recent|older`: events to come, the next one first, then past events, the newest first. */
export interface OverviewView {
  /** Orders that staff must act on, the oldest first; at most fifty of each kind. */
  toDo: ToDoView[];
  events: EventView[];
  /** Whether there are events for `part=older`. */
  hasOlder: boolean;
}

export interface FoundOrderView extends Pick<
  OrderRow,
  "id" | "number" | "name" | "email" | "state" | "grossCents" | "refundedCents" | "chargedBackCents"
> {
  /** ISO 8601. */
  placedAt: string | null;
  /** Whether a refund failed, so that staff must act. */
  hasFailedRefund: boolean;
  /** Whether money is on its way back, or staff are to transfer it. */
  isRefundUnderWay: boolean;
  /** Surplus of an order that was paid twice, not refunded yet; in cents. */
  surplusCents: number;
  /** Refunds of the price of an order that is still valid, in cents. */
  refundedPartCents: number;
}

/** `GET /kassa/orders?q=…&page=…`: a page of at most a hundred orders. */
export interface FoundOrdersView {
  orders: FoundOrderView[];
  hasMore: boolean;
}

/** A refund, with what staff can do about it. */
export interface RefundView extends Pick<
  RefundRow,
  "id" | "amountCents" | "state" | "byWhom" | "reason" | "transferredBy"
> {
  createdAt: string;
  /** Whether staff transfer it themselves. */
  isByHand: boolean;
  /** Whether staff can request it from the provider again. */
  canRepeat: boolean;
  /** Whether staff can record that they transferred it. */
  canTransfer: boolean;
}

/** A ticket without its QR code, which would let somebody in. */
export interface TicketView extends Omit<Order["tickets"][number], "qrText"> {
  /** What it cost with VAT, in cents. */
  grossCents: number;
  isScanned: boolean;
}

/** An order without its token and QR codes, by which somebody could act as the customer or get in. */
export interface KassaOrderView extends Omit<
  Order,
  "token" | "lines" | "tickets" | "canExtend" | "methods" | "payment"
> {
  id: number;
  chargedBackCents: number;
  /** Refunds of the price of an order that is still valid, in cents. */
  refundedPartCents: number;
  /** Whether the customer wants a mail when the programme changes. */
  wantsNews: boolean;
  /** `endedTickets`: how many tickets of the line staff cancelled one by one. `change`: as `eventChange` returns. */
  lines: (Order["lines"][number] & { endedTickets: number; change: EventChange | null })[];
  /** Replaced tickets come last. */
  tickets: TicketView[];
  /** Changes by staff other than payments and refunds, oldest first. Moments are ISO 8601. */
  changes: (Pick<OrderChangeRow, "kind" | "code" | "newCode" | "reason" | "byWhom"> & { createdAt: string })[];
  /** Dates of an unpaid invoice; `null` for any other order. */
  invoice: {
    /** `YYYY-MM-DD`: due date on the customer's invoice. */
    dueDay: string;
    /** ISO 8601: when the order expires; `null` when it doesn't, as its event is over by then. */
    endsAt: string | null;
  } | null;
  scannedTickets: number;
  /** Oldest first. Moments are ISO 8601. */
  payments: (Pick<PaymentRow, "state" | "method" | "amountCents" | "chargedBackCents" | "byWhom"> & {
    createdAt: string;
    paidAt: string | null;
  })[];
  refunds: RefundView[];
  can: {
    markPaid: boolean;
    cancel: boolean;
    nameTickets: boolean;
    /** Whether single tickets can be cancelled. */
    endTickets: boolean;
    /** Whether there is a mail to send again. */
    mail: boolean;
    /** Most that one refund can pay back, in cents. */
    refundCents: number;
  };
}

/** Answer of an action: the order after it. `isWaiting`: whether the provider hasn't accepted the refund yet. */
export interface ActionView {
  order: KassaOrderView;
  isWaiting: boolean;
}
