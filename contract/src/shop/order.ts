import * as z from "zod";
import { brandColours, choice, emailAddress, moment } from "../field.ts";
import { cleanLine } from "../clean-text.ts";
import { locales, type Locale } from "../locales.ts";
import { admissionKeySchema } from "./admission.ts";
import { grandstandSchema } from "./catalogue.ts";

/**
 * States of an order. `held`: its stock is reserved while the visitor fills in the checkout. `awaiting-payment`:
 * placed, without the provider's result. `invoiced`: valid, but without tickets until the bank transfer. `at-gate`: to
 * be paid at the gate, with tickets already. `paid`: also a free order. `refund-due`: paid after its stock was sold to
 * others; staff refund it. `expired`: not paid in time, and its stock is free again.
 */
export const orderStates = [
  "held",
  "awaiting-payment",
  "invoiced",
  "at-gate",
  "paid",
  "refund-due",
  "expired",
  "cancelled",
  "refunded",
] as const;

export type OrderState = (typeof orderStates)[number];

interface OrderStateRules {
  /** How the order counts in the stock; `null` for not at all. */
  stock: "held" | "sold" | null;
  /** Whether the customer has valid tickets. */
  hasTickets: boolean;
  /** Whether staff record the payment. */
  isPaidToStaff: boolean;
  /** Why the order is final, except for refunds: `lapsed` without payment, or `revoked`, paid or not. */
  end: "lapsed" | "revoked" | null;
}

/** What each state means for stock, tickets and payment. */
export const orderStateRules: Record<OrderState, OrderStateRules> = {
  held: { stock: "held", hasTickets: false, isPaidToStaff: false, end: null },
  "awaiting-payment": { stock: "held", hasTickets: false, isPaidToStaff: false, end: null },
  invoiced: { stock: "sold", hasTickets: false, isPaidToStaff: true, end: null },
  "at-gate": { stock: "sold", hasTickets: true, isPaidToStaff: true, end: null },
  paid: { stock: "sold", hasTickets: true, isPaidToStaff: false, end: null },
  "refund-due": { stock: null, hasTickets: false, isPaidToStaff: false, end: null },
  expired: { stock: null, hasTickets: false, isPaidToStaff: false, end: "lapsed" },
  cancelled: { stock: null, hasTickets: false, isPaidToStaff: false, end: "revoked" },
  refunded: { stock: null, hasTickets: false, isPaidToStaff: false, end: "revoked" },
};

/** Ways to pay an order: `online` at the payment provider, `free` without payment. */
export const paymentMethods = ["online", "invoice", "gate", "free"] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** An order's secret token (`order-token.ts`): who has it may see and pay the order. */
export const orderTokenSchema = z.string().regex(/^[\w-]{43}$/u);

/** Idempotency key that the client creates for each press of a button: the CMS acts on it once. */
export const idempotencyKeySchema = z.string().regex(/^[\w-]{22,43}$/u);

const lineText = (longest: number) => z.string().overwrite(cleanLine).max(longest);
const text = (longest: number) => lineText(longest).min(1);
const optionalLine = (longest: number) => lineText(longest).nullable();

/**
 * What VIES, the European register, answered about a VAT number at the order. `unchecked`: it didn't answer.
 * `not-asked`: it doesn't have that country, or the site doesn't use VIES.
 */
export const vatChecks = ["valid", "unchecked", "not-asked"] as const;

export type VatCheck = (typeof vatChecks)[number];

/** The customer of an order. The checkout's form has the same fields; see `checkout-form.ts`. */
export const customerSchema = z.object({
  firstName: text(80),
  lastName: text(80),
  email: emailAddress,
  phone: optionalLine(40),
  company: optionalLine(120),
  vatNumber: optionalLine(20),
  /** The customer's own reference, printed on the invoice. */
  reference: optionalLine(60),
  street: optionalLine(120),
  houseNumber: optionalLine(20),
  postcode: optionalLine(20),
  town: optionalLine(80),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/u)
    .nullable(),
});

export type Customer = z.infer<typeof customerSchema>;

const taxed = z.object({
  netCents: z.number().int().nonnegative(),
  vatCents: z.number().int().nonnegative(),
  grossCents: z.number().int().nonnegative(),
});

/** The names of an order's line in one language. */
const lineNamesSchema = z.object({
  /** Language of the names; absent in orders of earlier releases. */
  locale: z.enum(locales).optional(),
  eventTitle: z.string(),
  /** Slug at the time of the order; the CMS may have another by now. */
  eventSlug: z.string(),
  name: z.string(),
  stand: grandstandSchema.nullable(),
});

export type LineNames = z.infer<typeof lineNamesSchema>;

/** A line with the names and prices at the time of the order, which don't follow the catalogue. */
export const orderLineSchema = z.object({
  /** Names in the other languages in which the event and its tickets were published. */
  translations: z.partialRecord(z.enum(locales), lineNamesSchema).default({}),
  ticketId: z.string(),
  eventId: z.string(),
  ...lineNamesSchema.shape,
  eventColour: choice(brandColours, "yellow"),
  isArrangement: z.boolean(),
  /** Whether its tickets have no grandstand (free seating), at an event that also sells grandstands. */
  isFreePlace: z.boolean().optional(),
  admission: admissionKeySchema,
  quantity: z.number().int().positive(),
  /** Price of one ticket, as an editor typed it; `leadsWith` says whether it includes VAT. */
  priceCents: z.number().int().nonnegative(),
  vatRate: z.number().nonnegative(),
  leadsWith: z.enum(["gross", "net"]),
  /** Total of the whole line. */
  netCents: z.number().int().nonnegative(),
  vatCents: z.number().int().nonnegative(),
});

export type OrderLine = z.infer<typeof orderLineSchema>;

/** Returns an order in another language, with the names of its lines in that language where it has them. */
export function localizeOrder<Told extends { locale: Locale; lines: OrderLine[] }>(order: Told, locale: Locale): Told {
  return { ...order, locale, lines: order.lines.map((line) => ({ ...line, ...line.translations[locale] })) };
}

/** The short code printed on a ticket: two groups of four. */
export const ticketCodeSchema = z.string().regex(/^[0-9A-Z]{4} [0-9A-Z]{4}$/u);

/** A ticket of an order, for one person. */
const orderTicketSchema = z.object({
  /** Short unique code for people: `CD27 7K4M`. */
  code: z.string(),
  /** Content of the QR code. */
  qrText: z.string(),
  /** Index of its line in the order. */
  line: z.number().int().nonnegative(),
  /** Name of the holder; `null` for the customer. */
  holder: z.string().nullable(),
  isCancelled: z.boolean(),
  /** When a ticket for another holder replaced this (then cancelled) one; absent or `null` for other tickets. */
  replacedAt: moment.nullish(),
});

export type OrderTicket = z.infer<typeof orderTicketSchema>;

/** An order, as the CMS answers it to who has its token. */
export const orderSchema = z.object({
  token: orderTokenSchema,
  /** Order number, such as `CD-270418`; `null` until the order is placed. */
  number: z.string().nullable(),
  /** Such as `000142`; `null` without an invoice, and for invoices of older releases, which have the order's number. */
  invoiceNumber: z.string().nullable().default(null),
  state: z.enum(orderStates),
  locale: z.enum(locales),
  createdAt: moment,
  placedAt: moment.nullable(),
  /** Until when its stock is reserved; `null` once the stock is sold or free again. */
  heldUntil: moment.nullable(),
  /** Whether the visitor can extend `heldUntil`. */
  canExtend: z.boolean(),
  customer: customerSchema.nullable(),
  /** Result of checking the customer's VAT number; `null` without a number, or without a stored result. */
  vatCheck: z.enum(vatChecks).nullable().default(null),
  lines: z.array(orderLineSchema),
  totals: taxed.extend({
    vat: z.array(z.object({ ratePercent: z.number(), netCents: z.number().int(), vatCents: z.number().int() })),
  }),
  /** The available payment methods, or the chosen one. */
  methods: z.array(z.enum(paymentMethods)),
  method: z.enum(paymentMethods).nullable(),
  /** The latest payment at the payment provider; `null` without any. */
  payment: z
    .object({
      /** `not-begun`: the provider hasn't created the payment, as it didn't answer. */
      state: z.enum(["not-begun", "open", "paid", "failed", "cancelled", "expired"]),
      /** The provider's name of the payment method, for example `ideal`. */
      method: z.string().nullable(),
      paidAt: moment.nullable(),
    })
    .nullable(),
  /** Empty until the order's state gives tickets. */
  tickets: z.array(orderTicketSchema),
  /**
   * For each line, why its event doesn't take place on all of the line's days; `null` when it does. An order that isn't
   * valid has no `moved`. Empty from older releases of the CMS.
   */
  eventChanges: z.array(z.enum(["moved", "postponed", "cancelled"]).nullable()).default([]),
  /** Last change of its events about which the CMS mailed the customer; `null` without any. */
  eventsChangedAt: moment.nullable().default(null),
  /** Whether its tickets are available as wallet passes, by the request `pass`. */
  hasPasses: z.boolean().default(false),
  /** Sum of all refunds, pending or completed. */
  refundedCents: z.number().int().nonnegative(),
  /** Payments received, less refunds and chargebacks. */
  keptCents: z.number().int().nonnegative().default(0),
  /** Chargebacks that no later payment made up for. */
  takenBackCents: z.number().int().nonnegative().default(0),
  /** Amount that a valid order was paid too much, and that isn't refunded yet. */
  surplusCents: z.number().int().nonnegative().default(0),
  /** `refundedCents` by progress of the refunds. */
  moneyBack: z
    .object({
      /** Refunds that the customer has, or that nobody can stop any more. */
      returnedCents: z.number().int().nonnegative(),
      /** Refunds that the payment provider has been asked for, and that may still fail. */
      underWayCents: z.number().int().nonnegative(),
      /** To be transferred by staff. */
      toTransferCents: z.number().int().nonnegative(),
      /** Refused by the payment provider; staff must act. */
      failedCents: z.number().int().nonnegative(),
    })
    .default({ returnedCents: 0, underWayCents: 0, toTransferCents: 0, failedCents: 0 }),
});

export type Order = z.infer<typeof orderSchema>;

/**
 * Returns how many tickets of a line an order still has, less those that staff cancelled one by one.
 *
 * @param position - Index of the line.
 */
export function remainingTicketsOfLine({ lines, tickets }: Pick<Order, "lines" | "tickets">, position: number): number {
  const ended = tickets.filter(({ line, isCancelled, replacedAt }) => line === position && isCancelled && !replacedAt);
  return (lines[position]?.quantity ?? 0) - ended.length;
}
