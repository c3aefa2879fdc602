import type { Core } from "@strapi/strapi";
import type { Order } from "#contract/shop/order";
import { addMails } from "../../mail/mail-table.ts";
import { consumeResendQuota } from "../../mail/recipient-limit.ts";
import { composeOrder } from "../orders/compose-order.ts";
import { readOrderRows } from "../orders/read-order.ts";
import { isByHand } from "../orders/read-refunds.ts";
import { readCircuitDetails } from "../documents/circuit-details.ts";
import { hasUsableTickets } from "../documents/usable-tickets.ts";
import { readTimetables } from "../documents/read-timetables.ts";
import type { OrderUpdates, RefundUpdate, SentAgain, Shop, TicketUpdate, NotifiedOrder } from "../shop.ts";
import type { NewRefunds } from "./order-mail-facts.ts";
import { currentMailKind, orderMailKind } from "./order-mail-kind.ts";
import type { OrderMailKind } from "./order-mail-words.ts";
import { queueEventMails } from "./queue-event-mails.ts";
import { saysEventChanges, writeOrderMail } from "./write-order-mail.ts";

/**
 * Queues the mails about a change of an order, in the transaction that marks the change as mailed.
 *
 * @param before - The order as the last mail had it; `null` the first time.
 * @param news - Changes of its refunds, events and tickets since the last mail; absent for none.
 * @param onMail - Called once the mail is committed.
 */
export async function queueOrderMail(
  strapi: Core.Strapi,
  shop: Shop,
  {
    orderId,
    before,
    news: { refunds, events, tickets } = { refunds: [], events: [], tickets: [] },
    onMail,
  }: OrderChange,
): Promise<void> {
  const here = await readOrderForMail(shop, orderId, before?.refundedCents ?? 0);
  if (here === null) return;
  const kind = orderMailKind(here.order, before);
  if (kind !== null) await queue(strapi, shop, { orderId, ...here, kind, onMail });
  const { order } = here;
  const failed = refunds.filter(({ became }) => became === "failed");
  const sent = refunds.filter(({ became }) => became !== "failed");
  for (const [ofNews, news] of [["refund-failed", failed] as const, ["refund-sent", sent] as const]) {
    const newest = news.at(-1);
    if (newest === undefined) continue;
    const about = ` by ${newest.id}-${newest.attempt}`;
    await queue(strapi, shop, { orderId, order, refunds: sumsOf(news), kind: ofNews, about, onMail });
  }
  // The mail about the order's new state may say already which of its events changed.
  if (kind === null || !saysEventChanges(order, kind)) {
    await queueEventMails(strapi, shop, { orderId, order, events, onMail });
  }
  // A cancelled or refunded order gets a mail about that, which covers its tickets.
  if (!hasUsableTickets(order)) return;
  const replaced = tickets.filter(({ newCode }) => newCode !== null);
  const ended = tickets.filter(({ newCode }) => newCode === null);
  for (const [ofNews, news] of [["tickets-replaced", replaced] as const, ["tickets-ended", ended] as const]) {
    const newest = news.at(-1);
    if (newest === undefined) continue;
    const about = ` by ${newest.id}`;
    await queue(strapi, shop, { orderId, order, refunds: sumsOf([]), kind: ofNews, tickets: news, about, onMail });
  }
}

interface OrderChange {
  orderId: number;
  before: NotifiedOrder | null;
  news?: OrderUpdates;
  onMail: () => void;
}

function sumsOf(news: readonly RefundUpdate[]): NewRefunds {
  const sums: NewRefunds = { onlineCents: 0, byHandCents: 0, failedCents: 0, reasons: [] };
  const columns = { failed: "failedCents", "under-way": "onlineCents", transferred: "byHandCents" } as const;
  for (const { became, amountCents } of news) sums[columns[became]] += amountCents;
  return sums;
}

/**
 * Sends the mail about the order's present state again, at the request of staff.
 *
 * @param press - Id of one press of the button: repeating it sends nothing more.
 */
export async function sendOrderMailAgain(
  strapi: Core.Strapi,
  shop: Shop,
  { orderId, press, onMail }: { orderId: number; press: string; onMail: () => void },
): Promise<SentAgain> {
  return strapi.db.transaction(async (): Promise<SentAgain> => {
    const here = await readOrderForMail(shop, orderId, 0);
    const kind = here === null ? null : currentMailKind(here.order);
    if (here === null || kind === null || here.order.customer === null) return "nothing-to-send";
    // Counted for each e-mail address: a corrected one has had none of these mails yet.
    const verdict = await consumeResendQuota(strapi.db, `order ${orderId} ${here.order.customer.email}`, press);
    if (verdict !== "send") return verdict;
    await queue(strapi, shop, { orderId, ...here, kind, onMail });
    return "sent";
  });
}

interface OrderForMail {
  order: Order;
  /** Refunds that no earlier mail had. */
  refunds: NewRefunds;
}

/** Reads an order in the current transaction. @param toldCents - Sum of the refunds in earlier mails. */
async function readOrderForMail(shop: Shop, id: number, toldCents: number): Promise<OrderForMail | null> {
  const rows = await shop.db.transaction(({ trx }) => readOrderRows(trx, { id }));
  if (rows === null) return null;
  const refunds: NewRefunds = { onlineCents: 0, byHandCents: 0, failedCents: 0, reasons: [] };
  let passed = 0;
  for (const refund of rows.refunds) {
    passed += refund.amountCents;
    if (passed <= toldCents) continue;
    // Staff transfer a refund that the provider couldn't make.
    const byHand = refund.state === "failed" || isByHand(refund, rows.payments);
    refunds[byHand ? "byHandCents" : "onlineCents"] += refund.amountCents;
    if (refund.reason !== null) refunds.reasons.push(refund.reason);
  }
  return { order: await composeOrder(shop, rows), refunds };
}

interface Waiting extends OrderForMail {
  orderId: number;
  kind: OrderMailKind;
  /** Cancelled or replaced tickets that the mail is about. */
  tickets?: readonly TicketUpdate[];
  about?: string;
  onMail: () => void;
}

async function queue(strapi: Core.Strapi, shop: Shop, waiting: Waiting): Promise<void> {
  const { orderId, order, refunds, kind, tickets = [], about, onMail } = waiting;
  const { token, locale } = order;
  const circuit = await readCircuitDetails(strapi, locale);
  const orderPage = shop.addresses.orderPage(locale, token);
  const mail = writeOrderMail(orderId, order, kind, {
    circuit,
    orderPage,
    refunds,
    timetables: await readTimetables(strapi, order.lines),
    tickets,
    ...(about !== undefined && { about }),
  });
  if (mail === null) return;
  await strapi.db.transaction(async ({ onCommit }) => {
    await addMails(strapi.db, [mail]);
    onCommit(onMail);
  });
}
