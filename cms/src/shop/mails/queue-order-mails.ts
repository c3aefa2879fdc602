import type { Core } from "@strapi/strapi";
import type { Order } from "#contract/shop/order";
import { addMails, type NewMail } from "../../mail/mail-table.ts";
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
import { writeEventMails } from "./write-event-mails.ts";
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
  { orderId, before, news, onMail }: OrderChange,
): Promise<void> {
  const { refunds = [], events = [], tickets = [] } = news ?? {};
  const here = await readOrderForMail(shop, orderId, before?.refundedCents ?? 0);
  if (here === null) return;
  const { order } = here;
  const kind = orderMailKind(order, before);
  // An order that waits for its online payment gets no mail: it needn't wait for what one would say.
  if (kind === null && [...refunds, ...events, ...tickets].length === 0) return;
  const surroundings = await readSurroundings(strapi, shop, order);
  const refundMail = (ofRefunds: OrderMailKind, updates: readonly RefundUpdate[]) => {
    const newest = updates.at(-1);
    if (newest === undefined) return null;
    const about = ` by ${newest.id}-${newest.attempt}`;
    return writeOrderMail(orderId, order, ofRefunds, { ...surroundings, refunds: sumsOf(updates), about });
  };
  const ticketMail = (ofTickets: OrderMailKind, updates: readonly TicketUpdate[]) => {
    const newest = updates.at(-1);
    if (newest === undefined) return null;
    const more = { refunds: sumsOf([]), tickets: updates, about: ` by ${newest.id}` };
    return writeOrderMail(orderId, order, ofTickets, { ...surroundings, ...more });
  };
  const failed = refunds.filter(({ became }) => became === "failed");
  const sent = refunds.filter(({ became }) => became !== "failed");
  // A cancelled or refunded order gets a mail about that, which covers its tickets.
  const told = hasUsableTickets(order) ? tickets : [];
  const replaced = told.filter(({ newCode }) => newCode !== null);
  const ended = told.filter(({ newCode }) => newCode === null);
  // The mail about the order's new state may say already which of its events changed.
  const isSaid = kind !== null && saysEventChanges(order, kind);
  const mails = [
    kind === null ? null : writeOrderMail(orderId, order, kind, { ...surroundings, refunds: here.refunds }),
    refundMail("refund-failed", failed),
    refundMail("refund-sent", sent),
    ...(isSaid ? [] : await writeEventMails(strapi, orderId, order, events, surroundings)),
    ticketMail("tickets-replaced", replaced),
    ticketMail("tickets-ended", ended),
  ];
  await queue(strapi, mails, onMail);
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
    const surroundings = await readSurroundings(strapi, shop, here.order);
    const mail = writeOrderMail(orderId, here.order, kind, { ...surroundings, refunds: here.refunds });
    await queue(strapi, [mail], onMail);
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

async function readSurroundings(strapi: Core.Strapi, { addresses }: Shop, { locale, token, lines }: Order) {
  return {
    circuit: await readCircuitDetails(strapi, locale),
    orderPage: addresses.orderPage(locale, token),
    timetables: await readTimetables(strapi, lines),
  };
}

/** Queues mails in the current transaction. @param mails - `null` for none. */
async function queue(strapi: Core.Strapi, mails: readonly (NewMail | null)[], onMail: () => void): Promise<void> {
  const written = mails.filter((mail) => mail !== null);
  if (written.length === 0) return;
  await strapi.db.transaction(async ({ onCommit }) => {
    await addMails(strapi.db, written);
    onCommit(onMail);
  });
}
