import * as z from "zod";
import { isPersonalName } from "../forms/personal-name.ts";
import { locales } from "../locales.ts";
import { admissionFormSchema } from "./admission.ts";
import { cartLineSchema, maxLines } from "./cart-line.ts";
import { admissionStates, isUnavailable } from "./sale-states.ts";
import { waiterIdSchema } from "./waiting-room.ts";
import {
  customerSchema,
  idempotencyKeySchema,
  orderSchema,
  orderTokenSchema,
  paymentMethods,
  ticketCodeSchema,
  vatChecks,
} from "./order.ts";

/**
 * Path on the CMS to which the site posts `{ "message": "…" }` as JSON; `x-signature` signs the message for the purpose
 * `shop`. The message is a `ShopRequest` as JSON. 401: not signed. 400: no such request. 409: the idempotency key was
 * used for another request. 503: too many files are being made.
 */
export const shopRequestsPath = "/api/shop/requests";

/**
 * Whose network a request came from, as a mark that tells no address: 22 characters, base64url. One that begins with `@`
 * is of an inbox, which its visitor has shown to have. Absent when the site doesn't say; then no limit of networks holds.
 */
const networkSchema = z
  .string()
  .regex(/^[@\w-][\w-]{21}$/u)
  .nullish();

/** Files of an order, as the signed request `file` answers them: `{ name, type, base64 }`. */
export const orderFiles = ["tickets", "invoice"] as const;

export const shopRequestSchema = z.discriminatedUnion("action", [
  /** Holds the places of a cart for a quarter of an hour. */
  z.object({
    action: z.literal("begin"),
    idempotencyKey: idempotencyKeySchema,
    locale: z.enum(locales),
    network: networkSchema,
    /** A line with impossible days is answered as withdrawn. */
    lines: z
      .array(cartLineSchema.extend({ admission: admissionFormSchema }))
      .min(1)
      .max(maxLines),
    /** The visitor's numbers in waiting rooms: an event that has one sells to those who were let through. */
    waiterIds: z.array(waiterIdSchema).max(maxLines).optional(),
  }),
  z.object({ action: z.literal("read"), token: orderTokenSchema }),
  /** Asks for more time. */
  z.object({ action: z.literal("extend"), token: orderTokenSchema }),
  /** Gives the places of a held order back, or of one that waits for its payment. */
  z.object({ action: z.literal("release"), token: orderTokenSchema }),
  z.object({
    action: z.literal("place"),
    token: orderTokenSchema,
    idempotencyKey: idempotencyKeySchema,
    network: networkSchema,
    /** Names of orders that were placed before this rule may break it. */
    customer: customerSchema.refine(
      ({ firstName, lastName }) => isPersonalName(firstName) && isPersonalName(lastName),
      "A name holds a web address",
    ),
    /** Result of checking the customer's VAT number; absent without one. */
    vatCheck: z.enum(vatChecks).nullish(),
    method: z.enum(paymentMethods),
    /** The total that the visitor saw, in cents: another is refused. */
    seenGrossCents: z.number().int().nonnegative(),
    /** One mail when the programme changes. */
    wantsNews: z.boolean(),
    /** The language in which it is placed, which its mails and papers follow; absent: that in which it began. */
    locale: z.enum(locales).optional(),
  }),
  /** Goes on with the payment of an order that waits for one, or begins another. */
  z.object({
    action: z.literal("pay"),
    token: orderTokenSchema,
    /** The language of the page that asks, which becomes the order's; absent: it stays as it is. */
    locale: z.enum(locales).optional(),
  }),
  /** The payment provider says that something changed; the CMS asks the provider what. */
  z.object({ action: z.literal("payment-changed"), providerId: z.string().min(1).max(64) }),
  z.object({
    action: z.literal("file"),
    token: orderTokenSchema,
    file: z.enum(orderFiles),
    /** In which language; absent: the order's. */
    locale: z.enum(locales).optional(),
  }),
  /** One ticket for a wallet on a telephone, as a `file`: only of an order that `hasPasses`. */
  z.object({
    action: z.literal("pass"),
    token: orderTokenSchema,
    code: ticketCodeSchema,
    /** Likewise. */
    locale: z.enum(locales).optional(),
  }),
]);

export type ShopRequest = z.infer<typeof shopRequestSchema>;

/** What is wrong with a line of a cart. Amounts are cents. */
const lineProblemSchema = z.discriminatedUnion("reason", [
  z.object({ line: z.number().int(), reason: z.enum([...admissionStates.filter(isUnavailable), "withdrawn"]) }),
  z.object({ line: z.number().int(), reason: z.literal("few-left"), left: z.number().int().positive() }),
  z.object({ line: z.number().int(), reason: z.literal("over-limit"), most: z.number().int().positive() }),
  /** More than an order may cost: `most` of this line fit into it, after the lines before it. */
  z.object({ line: z.number().int(), reason: z.literal("over-amount"), most: z.number().int().nonnegative() }),
  /** More companions than there are wheelchair places beside them: `most` may be ordered. */
  z.object({ line: z.number().int(), reason: z.literal("companions"), most: z.number().int().nonnegative() }),
  /** A smaller group than an arrangement is made for: of this line there must be `least`. */
  z.object({ line: z.number().int(), reason: z.literal("small-group"), least: z.number().int().positive() }),
  z.object({ line: z.number().int(), reason: z.literal("price-changed"), priceCents: z.number().int().nonnegative() }),
]);

export type LineProblem = z.infer<typeof lineProblemSchema>;

export const shopAnswerSchema = z.discriminatedUnion("outcome", [
  /** `payAt`: address at the payment provider to send the visitor to; `null` when there is nothing to pay there. */
  z.object({ outcome: z.literal("order"), order: orderSchema, payAt: z.string().nullable() }),
  /** Nothing is held: at least one line can't be. */
  z.object({ outcome: z.literal("refused"), problems: z.array(lineProblemSchema).min(1) }),
  /**
   * `expired`: its places were free again. `changed`: another total than the visitor saw. `too-many-held`,
   * `too-many-unpaid`: as much as one network may hold, or order in a day without paying for it at once, or for one inbox. `must-wait`: an
   * event has a waiting room, and the visitor wasn't let through, or long ago.
   */
  z.object({
    outcome: z.literal("failed"),
    reason: z.enum([
      "unknown",
      "expired",
      "changed",
      "wrong-method",
      "wrong-state",
      "no-more-time",
      "provider-away",
      "too-many-held",
      "too-many-unpaid",
      "must-wait",
    ]),
  }),
  z.object({ outcome: z.literal("file"), name: z.string(), type: z.string(), base64: z.string() }),
  /** Answer to `payment-changed`. */
  z.object({ outcome: z.literal("noted") }),
]);

export type ShopAnswer = z.infer<typeof shopAnswerSchema>;
