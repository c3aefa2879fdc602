import type { EventState } from "#contract/event-state";
import type { EventChange } from "#contract/shop/event-change";
import type { Order } from "#contract/shop/order";
import type { OrderChangeRow } from "../tables/order-change-table.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import type { PaymentRow, RefundRow } from "../tables/payment-tables.ts";

/** Where the places of a pool are; `name` is that of the stand or the arrangement, `null` when it has none. */
export interface PoolView {
  kind: "event" | "stand" | "arrangement";
  seats: "all" | "accessible" | "companion";
  name: string | null;
}

/** Places of a pool on a day. */
export interface PlacesView {
  /** `YYYY-MM-DD`. */
  day: string;
  pool: string;
  about: PoolView;
  capacity: number;
  held: number;
  sold: number;
  left: number;
  /** Ticket types sell from it, and nobody has said yet how many places there are. */
  isProposed: boolean;
  /** The event isn't on this day any more: nothing is sold. */
  isOutside: boolean;
}

/** Sold tickets of an event for days that are no longer its days. */
export interface OutsideDatesView {
  tickets: number;
  /** Numbers of their orders, the first fifty. */
  orders: string[];
}

/** What an admission brought in; amounts are cents. */
export interface IncomeView {
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
  /** What became of it. */
  state: EventState;
  places: PlacesView[];
  incomes: IncomeView[];
  outsideDates: OutsideDatesView;
  /** Addresses whose orders stand, and that want a mail when the programme changes. */
  newsReaders: number;
}

/** An order that waits for staff; `cents` is the money that it is about. */
export interface ToDoView {
  /**
   * `charged-back`: a bank took its money back, and it stands. `money-kept`: it was cancelled, or has ended in another
   * way, and the circuit still has its money.
   */
  kind: "refund-failed" | "paid-twice" | "to-transfer" | "refund-due" | "charged-back" | "money-kept";
  id: number;
  number: string;
  name: string;
  cents: number;
}

/** `GET /kassa/overview?part=recent|older`: what comes first, then what is over, the newest first. */
export interface OverviewView {
  /** What waits for staff, the oldest first; of each kind no more than fifty. */
  toDo: ToDoView[];
  events: EventView[];
  /** Whether there are older events, which have a list of their own. */
  hasOlder: boolean;
}

/** An order in a list. */
export interface FoundOrderView extends Pick<
  OrderRow,
  "id" | "number" | "name" | "email" | "state" | "grossCents" | "refundedCents" | "chargedBackCents"
> {
  /** ISO 8601. */
  placedAt: string | null;
  /** Whether a refund came to nothing, and waits for staff. */
  hasFailedRefund: boolean;
  /** Whether money is on its way back, or staff are to transfer it. */
  isRefundUnderWay: boolean;
  /** Surplus of an order that was paid twice, not refunded yet; in cents. */
  surplusCents: number;
  /** Refunds of the price of an order that is still valid, in cents. */
  refundedPartCents: number;
}

/** `GET /kassa/orders?q=…&page=…`: a hundred orders of what was found. */
export interface FoundOrdersView {
  orders: FoundOrderView[];
  /** Whether a next page has others. */
  hasMore: boolean;
}

/** A refund, with what staff can do about it. */
export interface RefundView extends Pick<
  RefundRow,
  "id" | "amountCents" | "state" | "byWhom" | "reason" | "transferredBy"
> {
  createdAt: string;
  /** Staff transfer it themselves. */
  isByHand: boolean;
  /** Whether staff can request it from the provider again. */
  canRepeat: boolean;
  /** Whether staff can note that they transferred it. */
  canTransfer: boolean;
}

/** A ticket, without what would let somebody in. */
export interface TicketView extends Omit<Order["tickets"][number], "qrText"> {
  /** What it cost with VAT, in cents. */
  grossCents: number;
  /** Whether it let somebody in. */
  isScanned: boolean;
}

/** One order, whole. What would let somebody in, or act as the customer, is left out. */
export interface KassaOrderView extends Omit<
  Order,
  "token" | "lines" | "tickets" | "canExtend" | "methods" | "payment"
> {
  id: number;
  /** Chargebacks, in cents. */
  chargedBackCents: number;
  /** As in lists. */
  refundedPartCents: number;
  /** Whether the customer wants a mail when the programme changes. */
  wantsNews: boolean;
  /** `endedTickets`: so many of it were cancelled by themselves; `change`: what became of its event, as `eventChange` tells. */
  lines: (Order["lines"][number] & { endedTickets: number; change: EventChange | null })[];
  /** Replaced tickets come last. */
  tickets: TicketView[];
  /** What staff changed in it, besides its money, in that order. Moments are ISO 8601. */
  changes: (Pick<OrderChangeRow, "kind" | "code" | "newCode" | "reason" | "byWhom"> & { createdAt: string })[];
  /** When an invoice that waits for its money is to be paid; `null` for any other order. */
  invoice: {
    /** `YYYY-MM-DD`: due date on the customer's invoice. */
    dueDay: string;
    /** ISO 8601: when it ends by itself; `null` when it doesn't, as its event is over by then. */
    endsAt: string | null;
  } | null;
  /** How many of its tickets let somebody in. */
  scannedTickets: number;
  /** In the order in which they were made. Moments are ISO 8601. */
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

/** What an action answers: the order as it is now. `isWaiting`: a refund that the provider hasn't accepted yet. */
export interface ActionView {
  order: KassaOrderView;
  isWaiting: boolean;
}
