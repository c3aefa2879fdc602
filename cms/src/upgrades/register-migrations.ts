import type { Core } from "@strapi/strapi";
import { storePricesAsTyped } from "./prices-as-typed.ts";
import { shareBetweenLanguages } from "./share-between-languages.ts";
import { stateOfEvents } from "./state-of-events.ts";

/** Has content of older versions upgraded around the upgrade of Strapi's tables, before any job runs. */
export function registerMigrations(strapi: Core.Strapi): void {
  strapi.hook("strapi::content-types.beforeSync").register(() => storePricesAsTyped(strapi));
  strapi.hook("strapi::content-types.afterSync").register(async () => {
    await shareBetweenLanguages(strapi);
    await stateOfEvents(strapi);
  });
}
