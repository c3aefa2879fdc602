import { recordSaleTimes } from "./catalogue/record-sale-times.ts";
import { askOpenPayments } from "./orders/ask-open-payments.ts";
import { deleteUnpaid, deleteUnplaced } from "./orders/delete-ended.ts";
import { expireOrders } from "./orders/expire-orders.ts";
import { clearExpiredNetworks } from "./orders/network-limits.ts";
import { askRefunds, followRefunds } from "./orders/ask-refunds.ts";
import { noteEventChanges } from "./orders/note-event-changes.ts";
import { notifyOrderChanges } from "./orders/notify-order-changes.ts";
import type { Shop } from "./shop.ts";
import { updateRooms } from "./waiting-room/waiting-rooms.ts";

const steps = [
  askOpenPayments,
  expireOrders,
  askRefunds,
  followRefunds,
  noteEventChanges,
  notifyOrderChanges,
  updateRooms,
  recordSaleTimes,
  deleteUnplaced,
  deleteUnpaid,
  clearExpiredNetworks,
] as const;

/**
 * What the shop does every minute: payments whose outcome nobody told are asked about, holds and unpaid invoices end, refunds
 * are asked for again and followed until they are back, who ordered for an event that changed is told, mails that got lost are written, waiting rooms let the next through, sales that
 * opened or closed are told to the site, what came to nothing is deleted. A step that fails is logged, and keeps none of the others from being done.
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
