import { recordSaleTimes } from "./catalogue/record-sale-times.ts";
import { pollOpenPayments } from "./orders/poll-open-payments.ts";
import { deleteUnpaid, deleteUnplaced } from "./orders/delete-ended.ts";
import { expireOrders } from "./orders/expire-orders.ts";
import { clearExpiredNetworks } from "./orders/network-limits.ts";
import { pollRefunds, followRefunds } from "./orders/poll-refunds.ts";
import { recordEventChanges } from "./orders/record-event-changes.ts";
import { notifyOrderChanges } from "./orders/notify-order-changes.ts";
import type { Shop } from "./shop.ts";
import { updateRooms } from "./waiting-room/waiting-rooms.ts";

const steps = [
  pollOpenPayments,
  expireOrders,
  pollRefunds,
  followRefunds,
  recordEventChanges,
  notifyOrderChanges,
  updateRooms,
  recordSaleTimes,
  deleteUnplaced,
  deleteUnpaid,
  clearExpiredNetworks,
] as const;

/**
 * The shop's jobs of every minute: polls open payments and refunds, retries refunds, ends holds and unpaid invoices, mails
 * customers of changed events, queues mails that got lost, admits the next of waiting rooms, purges pages of sales that opened
 * or closed, and deletes orders that came to nothing. A step that fails is logged, and the others are done all the same.
 */
export async function runShopJobs(shop: Shop): Promise<void> {
  for (const step of steps) {
    try {
      await step(shop);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      shop.log.error(`The shop's job failed at ${step.name}: ${reason}`);
    }
  }
}
