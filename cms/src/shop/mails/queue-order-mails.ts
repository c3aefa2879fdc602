import type { Core } from "@strapi/strapi";
import type { Order, OrderState } from "#contract/shop/order";
import { addMails } from "../../mail/mail-table.ts";
import { maySendAgain } from "../../mail/recipient-limit.ts";
import { composeOrder } from "../orders/compose-order.ts";
import { readOrderRows } from "../orders/read-order.ts";
import { readCircuit } from "../papers/circuit-details.ts";
import type { SentAgain, Shop } from "../shop.ts";
import { currentMailKind, type OrderMailKind, orderMailKind } from "./order-mail-kind.ts";
import { writeOrderMail } from "./write-order-mail.ts";

/**
 * Queues the mail of a change of an order, in the transaction under way: the mail is there if, and only if, the change
 * counts as told.
 *
 * @param before - The state that was told of last; `null` the first time.
 * @param onMail - Called once the mail is committed.
 */
export async function queueOrderMail(
  strapi: Core.Strapi,
  shop: Shop,
  { orderId, before, onMail }: { orderId: number; before: OrderState | null; onMail: () => void },
): Promise<void> {
  const order = await orderHere(shop, orderId);
  const kind = order === null ? null : orderMailKind(order, before);
  if (order !== null && kind !== null) await queue(strapi, shop, { orderId, order, kind, onMail });
}

/**
 * Sends the mail again that says how an order stands, because staff ask for it.
 *
 * @param press - Names the press of the button: the same one again sends nothing more.
 */
export async function sendOrderMailAgain(
  strapi: Core.Strapi,
  shop: Shop,
  { orderId, press, onMail }: { orderId: number; press: string; onMail: () => void },
): Promise<SentAgain> {
  return strapi.db.transaction(async (): Promise<SentAgain> => {
    const order = await orderHere(shop, orderId);
    const kind = order === null ? null : currentMailKind(order);
    if (order === null || kind === null || order.customer === null) return "nothing-to-send";
    const verdict = await maySendAgain(strapi.db, `order ${orderId}`, press);
    if (verdict !== "send") return verdict;
    await queue(strapi, shop, { orderId, order, kind, onMail });
    return "sent";
  });
}

/** The order as the transaction under way sees it. */
async function orderHere(shop: Shop, id: number): Promise<Order | null> {
  const rows = await shop.db.transaction(async ({ trx }) => readOrderRows(trx, { id }));
  return rows === null ? null : composeOrder(shop, rows);
}

interface Waiting {
  orderId: number;
  order: Order;
  kind: OrderMailKind;
  onMail: () => void;
}

async function queue(strapi: Core.Strapi, shop: Shop, { orderId, order, kind, onMail }: Waiting): Promise<void> {
  const { token, locale } = order;
  const circuit = await readCircuit(strapi, locale);
  const mail = writeOrderMail(orderId, order, kind, { circuit, orderPage: shop.addresses.orderPage(locale, token) });
  if (mail === null) return;
  await strapi.db.transaction(async ({ onCommit }) => {
    await addMails(strapi.db, [mail]);
    onCommit(onMail);
  });
}
