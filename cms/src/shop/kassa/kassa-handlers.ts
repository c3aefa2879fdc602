import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { isPersonalName } from "#contract/forms/personal-name";
import { isPrintable } from "#contract/forms/plain-line";
import { customerSchema } from "#contract/shop/order";
import { highestOrderCents } from "#contract/shop/price-bounds";
import type { Context } from "../../content/context.ts";
import { panelLanguage } from "../../content/editing/panel-request.ts";
import { toCsv } from "../../spreadsheet/spreadsheet.ts";
import { staffMethods } from "../orders/read-payments.ts";
import { cancelOrder } from "../orders/end-order.ts";
import { endTicket } from "../orders/end-ticket.ts";
import { findOrders } from "../orders/find-orders.ts";
import { nameTicket } from "../orders/name-ticket.ts";
import { changeOrderEmail } from "../orders/change-order-email.ts";
import { recordStaffPayment } from "../orders/receive-money.ts";
import { refundOrder } from "../orders/refund-order.ts";
import { recordTransfer, repeatRefund, type SettleOutcome } from "../orders/settle-refund.ts";
import { type Shop, shopOf } from "../shop.ts";
import { setStockCapacity } from "../catalogue/resize-stock.ts";
import { maxPlaces, maxSearchLength } from "../kassa-limits.ts";
import { eventIdSchema, kassaRouter, pathIdSchema, staffUser, textLineSchema } from "./kassa-route.ts";
import type { ActionView, FoundOrdersView, KassaOrderView } from "./kassa-view.ts";
import { foundOrders, readKassaOrder } from "./read-kassa-order.ts";
import { readSeatsOf } from "./pool-names.ts";
import { readProgrammeSubscribers, subscriberTable } from "./read-subscribers.ts";
import { isKnownStock, isUpcomingEvent, readOverview } from "./read-overview.ts";
import { refusalError } from "./refused.ts";

const placesSchema = z.strictObject({
  eventId: eventIdSchema,
  day: z.iso.date(),
  pool: textLineSchema(120).min(1),
  capacity: z.number().int().min(0).max(maxPlaces),
  /** Capacity on the staff member's screen; 0 when nobody had set one. */
  seenCapacity: z.number().int().nonnegative(),
});

const overviewSchema = z.strictObject({ part: z.enum(["recent", "older"]).default("recent") });

const searchSchema = z.strictObject({
  q: textLineSchema(maxSearchLength).default(""),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/u)
    .default("1")
    .transform(Number),
});

const nothingSchema = z.strictObject({});

/** `press`: id that the screen made for one press of the button, so that a repeated request sends one mail. */
const mailSchema = z.strictObject({ press: z.uuid() });

const paidSchema = z.strictObject({ method: z.enum(staffMethods) });

const refundSchema = z.strictObject({
  amountCents: z.number().int().min(1).max(highestOrderCents),
  reason: textLineSchema(500).min(1),
  /** Refunds that the staff member's screen showed, in cents. */
  seenRefundedCents: z.number().int().nonnegative(),
});

const refundIdSchema = z.strictObject({ refundId: z.number().int().positive() });

const nameSchema = z.strictObject({
  code: textLineSchema(20).min(1),
  /** Empty for the customer's own name. */
  holder: textLineSchema(120),
});

/** Accepts invalid e-mail addresses too: they are refused with a message of their own. */
const addressSchema = z.strictObject({ email: textLineSchema(500) });

const endTicketSchema = z.strictObject({ code: textLineSchema(20).min(1), reason: textLineSchema(500).min(1) });

/**
 * Serves the Kassa screen, below `/kassa`: `GET /overview?part=`, `PUT /stock`, `GET /events/{documentId}/news.csv`,
 * `GET /orders?q=&page=`, `GET /orders/{id}` and `POST /orders/{id}/{action}` (see `orderActions`). `kassa-view.ts`
 * defines the answers. A refusal is a 400 with a message for staff.
 */
export function ordersRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const shop = shopOf(strapi);
  return kassaRouter([
    {
      method: "GET",
      path: "/overview",
      answer: (ctx) => readOverview(strapi, shop, parse(strapi, overviewSchema, { ...Object(ctx.query) }).part),
    },
    { method: "PUT", path: "/stock", answer: (ctx) => setPlaces(strapi, shop, ctx) },
    { method: "GET", path: "/events/:event/news.csv", answer: (ctx) => newsFile(strapi, shop, ctx) },
    {
      method: "GET",
      path: "/orders",
      answer: async (ctx): Promise<FoundOrdersView> => {
        const { q, page } = parse(strapi, searchSchema, { ...Object(ctx.query) });
        const { orders, hasMore } = await findOrders(shop.db, q, page);
        return { orders: await foundOrders(shop.db.connection, orders), hasMore };
      },
    },
    { method: "GET", path: "/orders/:id", answer: (ctx) => orderOf(strapi, shop, ctx) },
    ...orderActions(strapi, shop),
  ]);
}

/** Makes the actions on the order in the path. Repeating one, by a double press or two people, changes nothing more. */
function orderActions(strapi: Core.Strapi, shop: Shop) {
  const action = <Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    does: (order: KassaOrderView, asked: z.output<Schema>, byWhom: string) => Promise<{ isWaiting: boolean } | void>,
  ) => ({
    method: "POST" as const,
    path: `/orders/:id/${name}`,
    answer: async (ctx: Context): Promise<ActionView> => {
      const user = staffUser(ctx);
      const order = await orderOf(strapi, shop, ctx);
      const asked = parse(strapi, schema, ctx.request.body ?? {});
      const { isWaiting } = (await does(order, asked, user.name)) ?? { isWaiting: false };
      strapi.log.info(`Kassa: ${name} of order ${order.number} by user ${user.id}`);
      return { order: await orderOf(strapi, shop, ctx), isWaiting };
    },
  });
  return [
    action("paid", paidSchema, async ({ id }, { method }, byWhom) => {
      if (await recordStaffPayment(shop, id, { method, byWhom })) return;
      if (!hasStaffPayment(await readKassaOrder(shop, id))) throw refusalError(strapi, "not-waiting");
    }),
    action("cancel", nothingSchema, async ({ id }) => {
      if (await cancelOrder(shop, id)) return;
      if ((await readKassaOrder(shop, id))?.state !== "cancelled") throw refusalError(strapi, "ended");
    }),
    action("name", nameSchema, async ({ id }, { code, holder }, byWhom) => {
      // The checkout's rules for names, as this one is printed and mailed too.
      if (!isPersonalName(holder)) throw refusalError(strapi, "no-name");
      if (!isPrintable(holder)) throw refusalError(strapi, "unprintable-name");
      const outcome = await nameTicket(shop, id, { code, holder: holder === "" ? null : holder, byWhom });
      if (outcome !== "named") throw refusalError(strapi, ticketRefusals[outcome]);
    }),
    action("end-ticket", endTicketSchema, async ({ id }, asked, byWhom) => {
      const outcome = await endTicket(shop, id, { ...asked, byWhom });
      if (outcome !== "ended") throw refusalError(strapi, ticketRefusals[outcome]);
    }),
    action("address", addressSchema, async ({ id }, asked, byWhom) => {
      const email = customerSchema.shape.email.safeParse(asked.email);
      if (!email.success) throw refusalError(strapi, "no-address");
      const outcome = await changeOrderEmail(shop, id, { email: email.data, byWhom });
      if (outcome !== "mended") throw refusalError(strapi, outcome);
    }),
    action("mail", mailSchema, async ({ id }, { press }) => {
      const outcome = await shop.sendMailAgain(id, press);
      if (outcome !== "sent") throw refusalError(strapi, outcome);
    }),
    action("refund", refundSchema, async ({ id, can: { refundCents } }, asked, byWhom) => {
      const outcome = await refundOrder(shop, id, { ...asked, byWhom });
      if (outcome === "changed") throw refusalError(strapi, "refunded-meanwhile");
      if (outcome === "too-much" && refundCents === 0) throw refusalError(strapi, "nothing-received");
      if (outcome === "too-much") throw refusalError(strapi, "too-much", refundCents);
      return { isWaiting: outcome === "asked" };
    }),
    action("repeat-refund", refundIdSchema, ({ id }, { refundId }) => settle(strapi, repeatRefund(shop, id, refundId))),
    action("note-transfer", refundIdSchema, ({ id }, { refundId }, byWhom) =>
      settle(strapi, recordTransfer(shop, id, { refundId, byWhom })),
    ),
  ];
}

const ticketRefusals = {
  unknown: "unknown-ticket",
  scanned: "scanned-ticket",
  changed: "ticket-meanwhile",
  unpaid: "unpaid-ticket",
  last: "last-ticket",
} as const;

/** Waits for a refund to change. @throws {Error} It has changed since the staff member's screen was loaded. */
async function settle(strapi: Core.Strapi, settled: Promise<SettleOutcome>): Promise<{ isWaiting: boolean }> {
  const outcome = await settled;
  if (outcome === "unknown" || outcome === "not-now") throw refusalError(strapi, "refund-meanwhile");
  return { isWaiting: outcome === "asked" };
}

/** Whether staff received the money of an order. */
function hasStaffPayment(order: KassaOrderView | null): boolean {
  const received = order?.payments.filter(({ state }) => state === "paid") ?? [];
  return received.some(({ method }) => staffMethods.some((own) => own === method));
}

async function setPlaces(strapi: Core.Strapi, shop: Shop, ctx: Context): Promise<unknown> {
  const { capacity, seenCapacity, ...key } = parse(strapi, placesSchema, ctx.request.body);
  if (!(await isKnownStock(shop, key))) throw refusalError(strapi, "unknown-place");
  const seats = await readSeatsOf(strapi, key.pool);
  // A capacity above the seats, from before this check existed, can still be reduced.
  if (seats !== null && capacity > Math.max(seats, seenCapacity)) throw refusalError(strapi, "too-many-places", seats);
  const resized = await setStockCapacity(shop, key, capacity, seenCapacity);
  if (resized.outcome === "changed") throw refusalError(strapi, "places-meanwhile", resized.capacity);
  if (resized.outcome === "too-small") throw refusalError(strapi, "too-small", resized.least);
  strapi.log.info(
    `Kassa: ${capacity} places in ${key.pool} of ${key.eventId} on ${key.day} by user ${staffUser(ctx).id}`,
  );
  return readOverview(strapi, shop);
}

/** Answers a CSV of the customers who want a mail when the programme changes. Refused once the event is over. */
async function newsFile(strapi: Core.Strapi, shop: Shop, ctx: Context): Promise<Buffer> {
  const event = eventIdSchema.safeParse(ctx.params.event);
  if (!event.success || !(await isUpcomingEvent(strapi, shop, event.data))) throw refusalError(strapi, "over");
  const readers = await readProgrammeSubscribers(shop.db, event.data);
  strapi.log.info(`Kassa: ${readers.length} addresses for news of ${event.data} to user ${staffUser(ctx).id}`);
  ctx.attachment(`news-${event.data}.csv`);
  ctx.type = "text/csv; charset=utf-8";
  return toCsv(subscriberTable(readers, panelLanguage(strapi)));
}

/** Reads the order whose id is in the path. @throws {Error} There is no such order. */
async function orderOf(strapi: Core.Strapi, shop: Shop, ctx: Context): Promise<KassaOrderView> {
  const id = pathIdSchema.safeParse(ctx.params.id);
  const order = id.success ? await readKassaOrder(shop, id.data) : null;
  if (order === null) throw refusalError(strapi, "unknown-order");
  return order;
}

function parse<Schema extends z.ZodType>(strapi: Core.Strapi, schema: Schema, asked: unknown): z.output<Schema> {
  const parsed = schema.safeParse(asked);
  if (!parsed.success) throw refusalError(strapi, "nonsense");
  return parsed.data;
}
