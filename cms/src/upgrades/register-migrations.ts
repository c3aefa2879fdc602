import type { Core } from "@strapi/strapi";
import { addVatToOldPrices } from "./add-vat-to-old-prices.ts";
import { shareBetweenLanguages } from "./share-between-languages.ts";
import { moveCancelledToEventState } from "./move-cancelled-to-event-state.ts";

/** Registers the migrations of older content, before and after Strapi synchronises its tables. */
export function registerMigrations(strapi: Core.Strapi): void {
  strapi.hook("strapi::content-types.beforeSync").register(() => addVatToOldPrices(strapi));
  strapi.hook("strapi::content-types.afterSync").register(async () => {
    await shareBetweenLanguages(strapi);
    await moveCancelledToEventState(strapi);
  });
}
