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
 * CMS path to which the site posts `{ "message": "…" }` as JSON; `x-signature` signs the message for the purpose
 * `shop`. The message is a `ShopRequest` as JSON. 401: wrong signature. 400: malformed. 409: the idempotency key
 * belongs to another request. 503: the CMS is creating too many files.
 */
export const shopRequestsPath = "/api/shop/requests";

/**
 * Hash of the visitor's network, by which the CMS limits orders: 22 characters, base64url. One that begins with `@` is
 * a hash of an e-mail address that the visitor confirmed instead. Without it no such limit applies.
 */
const networkSchema = z
  .string()
  .regex(/^[@\w-][\w-]{21}$/u)
  .nullish();

/** Files of an order that the request `file` can ask for. */
export const orderFiles = ["tickets", "invoice"] as const;

export const shopRequestSchema = z.discriminatedUnion("action", [
  /** Reserves the stock for a cart for a quarter of an hour. */
  z.object({
    action: z.literal("begin"),
    idempotencyKey: idempotencyKeySchema,
    locale: z.enum(locales),
    network: networkSchema,
    /** The answer for a line with impossible days is the problem `withdrawn`. */
    lines: z
      .array(cartLineSchema.extend({ admission: admissionFormSchema }))
      .min(1)
      .max(maxLines),
    /** The visitor's ids in waiting rooms: an event with a waiting room sells only to visitors let through. */
    waiterIds: z.array(waiterIdSchema).max(maxLines).optional(),
  }),
  z.object({ action: z.literal("read"), token: orderTokenSchema }),
  /** Extends the time for which the stock is reserved. */
  z.object({ action: z.literal("extend"), token: orderTokenSchema }),
  /** Cancels an order that is held or awaits payment, and frees its stock. */
  z.object({ action: z.literal("release"), token: orderTokenSchema }),
  z.object({
    action: z.literal("place"),
    token: orderTokenSchema,
    idempotencyKey: idempotencyKeySchema,
    network: networkSchema,
    // Not in `customerSchema`, as stored orders from before this rule may break it.
    customer: customerSchema.refine(
      ({ firstName, lastName }) => isPersonalName(firstName) && isPersonalName(lastName),
      "A name holds a web address",
    ),
    /** Result of checking the customer's VAT number; absent without one. */
    vatCheck: z.enum(vatChecks).nullish(),
    method: z.enum(paymentMethods),
    /** The total that the visitor saw, in cents; the CMS refuses the order if it differs. */
    seenGrossCents: z.number().int().nonnegative(),
    /** Whether to mail the customer when the event's programme changes. */
    wantsNews: z.boolean(),
    /** New language of the order, for its mails and files; unchanged when absent. */
    locale: z.enum(locales).optional(),
  }),
  /** Continues the payment of an order that awaits one, or starts another. */
  z.object({
    action: z.literal("pay"),
    token: orderTokenSchema,
    /** New language of the order; unchanged when absent. */
    locale: z.enum(locales).optional(),
  }),
  /** Webhook of the payment provider; the CMS requests the payment's state from the provider. */
  z.object({ action: z.literal("payment-changed"), providerId: z.string().min(1).max(64) }),
  z.object({
    action: z.literal("file"),
    token: orderTokenSchema,
    file: z.enum(orderFiles),
    /** Language of the file; the order's when absent. */
    locale: z.enum(locales).optional(),
  }),
  /** Requests a ticket as a pass for a phone's wallet; only for an order that `hasPasses`. */
  z.object({
    action: z.literal("pass"),
    token: orderTokenSchema,
    code: ticketCodeSchema,
    /** Language of the pass; the order's when absent. */
    locale: z.enum(locales).optional(),
  }),
]);

export type ShopRequest = z.infer<typeof shopRequestSchema>;

/** A problem of a line of a cart; `line` is its index, and amounts are cents. */
const lineProblemSchema = z.discriminatedUnion("reason", [
  z.object({ line: z.number().int(), reason: z.enum([...admissionStates.filter(isUnavailable), "withdrawn"]) }),
  z.object({ line: z.number().int(), reason: z.literal("few-left"), left: z.number().int().positive() }),
  z.object({ line: z.number().int(), reason: z.literal("over-limit"), most: z.number().int().positive() }),
  /** The order would exceed its highest total: only `most` of this line fit after the lines before it. */
  z.object({ line: z.number().int(), reason: z.literal("over-amount"), most: z.number().int().nonnegative() }),
  /** More companions than wheelchair places: only `most` may be ordered. */
  z.object({ line: z.number().int(), reason: z.literal("companions"), most: z.number().int().nonnegative() }),
  /** The group is too small for an arrangement: this line needs `least`. */
  z.object({ line: z.number().int(), reason: z.literal("small-group"), least: z.number().int().positive() }),
  z.object({ line: z.number().int(), reason: z.literal("price-changed"), priceCents: z.number().int().nonnegative() }),
]);

export type LineProblem = z.infer<typeof lineProblemSchema>;

export const shopAnswerSchema = z.discriminatedUnion("outcome", [
  /** `payAt` is the payment provider's URL to send the visitor to; `null` when there is nothing to pay there. */
  z.object({ outcome: z.literal("order"), order: orderSchema, payAt: z.string().nullable() }),
  /** Nothing is reserved, as at least one line has a problem. */
  z.object({ outcome: z.literal("refused"), problems: z.array(lineProblemSchema).min(1) }),
  /**
   * `expired`: its stock was freed. `changed`: the total differs from what the visitor saw. `too-many-held` and
   * `too-many-unpaid`: the visitor's network or inbox has too many held orders, or unpaid ones in a day. `must-wait`:
   * the waiting room of an event hasn't let the visitor through, or too long ago.
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
