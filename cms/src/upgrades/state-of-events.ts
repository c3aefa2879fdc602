import type { Core } from "@strapi/strapi";

/** Events that were cancelled in the state of their sale, as older versions had it, are in a state of their own now. */
export async function stateOfEvents({ db }: Core.Strapi): Promise<void> {
  const where = { saleState: "cancelled" };
  await db.query("api::event.event").updateMany({ where, data: { state: "cancelled", saleState: "none" } });
}
