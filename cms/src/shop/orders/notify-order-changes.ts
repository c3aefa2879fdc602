import * as z from "zod";
import type { Shop, NotifiedOrder } from "../shop.ts";
import { orderRowSchema, orderTable } from "../tables/order-tables.ts";
import { claimEventUpdates, claimRefundUpdates, claimTicketUpdates } from "./claim-order-updates.ts";
import { Retries } from "./retries.ts";

/** Most orders to notify about in one run. */
const maxAtOnce = 500;

const mails = new Retries("queue the mails of order");

/** Calls `onOrderChanged` with an order's changes, in the background. After a failure `notifyOrderChanges` retries. */
export function notifyOrderChange(shop: Shop, id: number): void {
  tell(shop, id).catch((error: unknown) => {
    shop.log.error(`Mails of order ${id} wait for the next try: ${String(error)}`);
  });
}

/**
 * Mails an order's present state again. A failure is logged, as what the mail is about has been done.
 *
 * @param why - One mail goes for the same reason.
 */
export async function mailAgain(shop: Shop, id: number, why: string): Promise<void> {
  try {
    await shop.sendMailAgain(id, why);
  } catch (error) {
    shop.log.error(`No mail went about order ${id}, ${why}: ${String(error)}`);
  }
}

/** Calls `onOrderChanged` for all orders with changes that it hasn't had yet. Runs each minute. */
export async function notifyOrderChanges(shop: Shop): Promise<void> {
  const waiting: unknown = await shop.db
    .connection(orderTable)
    .where({ isTold: false })
    .whereNotIn("id", mails.waiting(shop))
    .limit(maxAtOnce)
    .select("id");
  const ids = z.array(orderRowSchema.pick({ id: true })).parse(waiting);
  await mails.each(shop, ids, ({ id }) => tell(shop, id));
}

/** Marks an order's changes and calls `onOrderChanged` in one transaction, so that each change is mailed once. */
async function tell({ db, onOrderChanged }: Shop, id: number): Promise<void> {
  await db.transaction(async ({ trx }) => {
    const claimed: unknown = await trx(orderTable).where({ id, isTold: false }).update({ isTold: true }).returning("*");
    const row = z.array(orderRowSchema).parse(claimed).at(0);
    if (row === undefined) return;
    const { state, refundedCents, toldState, toldRefundedCents } = row;
    // Most orders never have a refund.
    const refunds = refundedCents === 0 ? [] : await claimRefundUpdates(trx, id);
    const events = await claimEventUpdates(trx, row);
    // The first mail has the present tickets anyway.
    const tickets = toldState === null ? [] : await claimTicketUpdates(trx, id);
    const isSame = state === toldState && refundedCents === toldRefundedCents;
    if (isSame && [...refunds, ...events, ...tickets].length === 0) return;
    await trx(orderTable).where({ id }).update({ toldState: state, toldRefundedCents: refundedCents });
    const before: NotifiedOrder | null =
      toldState === null ? null : { state: toldState, refundedCents: toldRefundedCents };
    await onOrderChanged(id, before, { refunds, events, tickets });
  });
}
