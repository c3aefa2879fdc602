import * as z from "zod";
import { brandColours, choice, emailAddress, moment } from "../field.ts";
import { cleanLine } from "../clean-text.ts";
import { locales, type Locale } from "../locales.ts";
import { admissionKeySchema } from "./admission.ts";
import { grandstandSchema } from "./catalogue.ts";

/**
 * `held`: the stock holds its places while the visitor fills in the checkout. `awaiting-payment`: placed, and the bank hasn't
 * answered. `invoiced`: the money comes by bank transfer, the tickets after it. `at-gate`: paid at the gate; its tickets
 * are there. `paid`: also what costs nothing. `refund-due`: paid when its places had been sold to others; staff give the money
 * back. `expired`: its time ran out and its places are free again.
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
  /** How its places count in the stock; `null`: not at all. One whose places are sold stands. */
  stock: "held" | "sold" | null;
  /** Whether its tickets may be used. */
  hasTickets: boolean;
  /** Whether staff note that its money came. */
  isPaidToStaff: boolean;
  /** Whether only its money may still move: `lapsed`, as nobody paid it, or `revoked`, whoever did. */
  end: "lapsed" | "revoked" | null;
}

/** What each state means for places, tickets and money. */
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

/** `online`: at a payment provider. `free`: nothing to pay. */
export const paymentMethods = ["online", "invoice", "gate", "free"] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** 20 random bytes and their seal (`order-token.ts`), base64url: who knows an order's token may see and pay the order. */
export const orderTokenSchema = z.string().regex(/^[\w-]{43}$/u);

/** Made by whoever asks, once for each press of a button: the same key never makes two orders. */
export const idempotencyKeySchema = z.string().regex(/^[\w-]{22,43}$/u);

const lineText = (longest: number) => z.string().overwrite(cleanLine).max(longest);
const text = (longest: number) => lineText(longest).min(1);
const optionalLine = (longest: number) => lineText(longest).nullable();

/**
 * What VIES, the European register, said of a VAT number when it was ordered. `unchecked`: it didn't answer.
 * `not-asked`: it doesn't know numbers of that country, or the site doesn't ask it.
 */
export const vatChecks = ["valid", "unchecked", "not-asked"] as const;

export type VatCheck = (typeof vatChecks)[number];

/** Who orders. The checkout's form has the same fields; see `checkout-form.ts`. */
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

/** What a line is called in one language. */
const lineNamesSchema = z.object({
  /** Which language that is; absent in orders of earlier releases. */
  locale: z.enum(locales).optional(),
  eventTitle: z.string(),
  /** For links; the event may have moved since. */
  eventSlug: z.string(),
  name: z.string(),
  stand: grandstandSchema.nullable(),
});

export type LineNames = z.infer<typeof lineNamesSchema>;

/** A line as it was when the order began: names and prices don't change with the catalogue. */
export const orderLineSchema = z.object({
  /** What it is called in languages other than the order's own; absent where nothing was published in one. */
  translations: z.partialRecord(z.enum(locales), lineNamesSchema).default({}),
  ticketId: z.string(),
  eventId: z.string(),
  ...lineNamesSchema.shape,
  eventColour: choice(brandColours, "yellow"),
  isArrangement: z.boolean(),
  /** Whether it is for no place of its own, at an event that has such places: its tickets say so. */
  isFreePlace: z.boolean().optional(),
  admission: admissionKeySchema,
  quantity: z.number().int().positive(),
  /** Price of one, as the editor typed it: `leadsWith` says whether it includes VAT. */
  priceCents: z.number().int().nonnegative(),
  vatRate: z.number().nonnegative(),
  leadsWith: z.enum(["gross", "net"]),
  /** Total of the line as it was sold, by the rules of that time. */
  netCents: z.number().int().nonnegative(),
  vatCents: z.number().int().nonnegative(),
});

export type OrderLine = z.infer<typeof orderLineSchema>;

/**
 * An order as a page, paper or mail in a language tells it: in that language, as are the names of its lines where they
 * are known in it.
 */
export function orderIn<Told extends { locale: Locale; lines: OrderLine[] }>(order: Told, locale: Locale): Told {
  return { ...order, locale, lines: order.lines.map((line) => ({ ...line, ...line.translations[locale] })) };
}

/** A ticket's code, as its ticket has it: two groups of four. */
export const ticketCodeSchema = z.string().regex(/^[0-9A-Z]{4} [0-9A-Z]{4}$/u);

/** An admission of one person. */
const orderTicketSchema = z.object({
  /** Short and unique, for people: `CD27 7K4M`. */
  code: z.string(),
  /** What the QR code holds. */
  qrText: z.string(),
  /** Position of its line in the order, from zero. */
  line: z.number().int().nonnegative(),
  /** On whose name; `null` for the customer's. */
  holder: z.string().nullable(),
  /** Whether it isn't valid any more. */
  isCancelled: z.boolean(),
  /** When a newer ticket took its place, as it was put on another name; absent or `null` for others. Then it is cancelled. */
  replacedAt: moment.nullish(),
});

export type OrderTicket = z.infer<typeof orderTicketSchema>;

/** An order, as its own page shows it. */
export const orderSchema = z.object({
  token: orderTokenSchema,
  /** `CD-270418`; `null` until it is placed. */
  number: z.string().nullable(),
  /** `000142`, of its invoice; `null` while it has none, and where an older version made it, which called it as the order. */
  invoiceNumber: z.string().nullable().default(null),
  state: z.enum(orderStates),
  locale: z.enum(locales),
  createdAt: moment,
  placedAt: moment.nullable(),
  /** Until when the stock holds its places; `null` once they are sold or free again. */
  heldUntil: moment.nullable(),
  /** Whether the visitor can get more time. */
  canExtend: z.boolean(),
  customer: customerSchema.nullable(),
  /** Result of checking the customer's VAT number; `null` without a number, or without a stored result. */
  vatCheck: z.enum(vatChecks).nullable().default(null),
  lines: z.array(orderLineSchema),
  totals: taxed.extend({
    vat: z.array(z.object({ ratePercent: z.number(), netCents: z.number().int(), vatCents: z.number().int() })),
  }),
  /** How it may be paid, or was chosen to be. */
  methods: z.array(z.enum(paymentMethods)),
  method: z.enum(paymentMethods).nullable(),
  /** The newest attempt at the payment provider; `null` when there was none. */
  payment: z
    .object({
      /** `not-begun`: the provider didn't answer, so that nothing can be paid there yet. */
      state: z.enum(["not-begun", "open", "paid", "failed", "cancelled", "expired"]),
      /** How the provider calls it, for example `ideal`. */
      method: z.string().nullable(),
      paidAt: moment.nullable(),
    })
    .nullable(),
  /** Empty until the tickets may be used. */
  tickets: z.array(orderTicketSchema),
  /**
   * Positions of the lines for days on which their event, which was moved, postponed or cancelled, isn't any more; of an order that
   * stands. The circuit decides what becomes of them.
   */
  movedLines: z.array(z.number().int().nonnegative()).default([]),
  /** Positions of the lines whose event was cancelled, also of an order that was cancelled or refunded. */
  cancelledLines: z.array(z.number().int().nonnegative()).default([]),
  /** Likewise, of those whose event was postponed and has no new date yet. */
  postponedLines: z.array(z.number().int().nonnegative()).default([]),
  /** Time of the last change of its events about which a mail went to the customer; `null` when there was none. */
  eventsChangedAt: moment.nullable().default(null),
  /** Whether its tickets can be had for a wallet, by the request `pass`. */
  hasPasses: z.boolean().default(false),
  /** Sum of all refunds, on their way or done, in cents. */
  refundedCents: z.number().int().nonnegative(),
  /** What the circuit has of the customer's money: it came in, doesn't go back, and no bank took it back. In cents. */
  keptCents: z.number().int().nonnegative().default(0),
  /** What the customer's bank took back, and no other payment made up for. In cents. */
  takenBackCents: z.number().int().nonnegative().default(0),
  /** Surplus of a valid order that was paid twice and isn't refunded yet, in cents. */
  surplusCents: z.number().int().nonnegative().default(0),
  /** How far it is what goes back: the parts of `refundedCents`. */
  moneyBack: z
    .object({
      /** It is back, or its way there can't be stopped any more. */
      returnedCents: z.number().int().nonnegative(),
      /** The payment provider pays it back. */
      underWayCents: z.number().int().nonnegative(),
      /** Staff are to transfer it themselves. */
      toTransferCents: z.number().int().nonnegative(),
      /** The provider couldn't pay it back, and staff see to it. */
      failedCents: z.number().int().nonnegative(),
    })
    .default({ returnedCents: 0, underWayCents: 0, toTransferCents: 0, failedCents: 0 }),
});

export type Order = z.infer<typeof orderSchema>;

/**
 * How many places of a line an order has: fewer than were ordered where tickets were cancelled by themselves.
 *
 * @param position - Of the line.
 */
export function placesOfLine({ lines, tickets }: Pick<Order, "lines" | "tickets">, position: number): number {
  const ended = tickets.filter(({ line, isCancelled, replacedAt }) => line === position && isCancelled && !replacedAt);
  return (lines[position]?.quantity ?? 0) - ended.length;
}
