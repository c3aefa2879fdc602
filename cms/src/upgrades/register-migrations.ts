import type { Core } from "@strapi/strapi";
import { storePricesAsTyped } from "./prices-as-typed.ts";
import { shareBetweenLanguages } from "./share-between-languages.ts";
import { stateOfEvents } from "./state-of-events.ts";

/** Registers the migrations of older content, before and after Strapi synchronises its tables. */
export function registerMigrations(strapi: Core.Strapi): void {
  strapi.hook("strapi::content-types.beforeSync").register(() => storePricesAsTyped(strapi));
  strapi.hook("strapi::content-types.afterSync").register(async () => {
    await shareBetweenLanguages(strapi);
    await stateOfEvents(strapi);
  });
}
