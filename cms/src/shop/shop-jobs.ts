import { recordSaleTimes } from "./catalogue/record-sale-times.ts";
import { askOpenPayments } from "./orders/ask-open-payments.ts";
import { deleteEnded } from "./orders/delete-ended.ts";
import { expireOrders } from "./orders/expire-orders.ts";
import { forgetNetworks } from "./orders/network-limits.ts";
import { askRefunds, followRefunds } from "./orders/ask-refunds.ts";
import { tellOfOrders } from "./orders/tell-of-orders.ts";
import type { Shop } from "./shop.ts";
import { keepRooms } from "./waiting-room/keep-rooms.ts";

/**
 * What the shop does every minute: payments whose outcome nobody told are asked about, holds and unpaid invoices end, refunds
 * are asked for again and followed until they are back, mails that got lost are written, waiting rooms let the next through, sales that
 * opened or closed are told to the site, what came to nothing is deleted.
 */
export async function keepShop(shop: Shop): Promise<void> {
  await askOpenPayments(shop);
  await expireOrders(shop);
  await askRefunds(shop);
  await followRefunds(shop);
  await tellOfOrders(shop);
  await keepRooms(shop);
  await recordSaleTimes(shop);
  await deleteEnded(shop);
  await forgetNetworks(shop);
}
