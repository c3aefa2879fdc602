import type { Core } from "@strapi/strapi";

/** Moves `cancelled` from the sale state of events, where older versions had it, to the event's own state. */
export async function moveCancelledToEventState({ db }: Core.Strapi): Promise<void> {
  const where = { saleState: "cancelled" };
  await db.query("api::event.event").updateMany({ where, data: { state: "cancelled", saleState: "none" } });
}
