import { recordSaleTimes } from "./catalogue/record-sale-times.ts";
import { pollOpenPayments } from "./orders/poll-open-payments.ts";
import { deleteUnpaidOrders, deleteUnplacedOrders } from "./orders/delete-ended-orders.ts";
import { expireOrders } from "./orders/expire-orders.ts";
import { forgetOldNetworks } from "./orders/network-limits.ts";
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
  deleteUnplacedOrders,
  deleteUnpaidOrders,
  forgetOldNetworks,
] as const;

/** Runs the shop's jobs of every minute, in order. A failed job is logged, and the next ones still run. */
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
