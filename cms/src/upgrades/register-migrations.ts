import type { Core } from "@strapi/strapi";
import { addVatToOldPrices } from "./add-vat-to-old-prices.ts";
import { shareBetweenLanguages } from "./share-between-languages.ts";

/** Registers the migrations of older content, before and after Strapi synchronises its tables. */
export function registerMigrations(strapi: Core.Strapi): void {
  strapi.hook("strapi::content-types.beforeSync").register(() => addVatToOldPrices(strapi));
  strapi.hook("strapi::content-types.afterSync").register(async () => {
    await shareBetweenLanguages(strapi);
    await moveCancelledToEventState(strapi);
  });
}

/** Moves `cancelled` from the sale state of events, where older versions had it, to the event's own state. */
export async function moveCancelledToEventState({ db }: Core.Strapi): Promise<void> {
  const where = { saleState: "cancelled" };
  await db.query("api::event.event").updateMany({ where, data: { state: "cancelled", saleState: "none" } });
}
