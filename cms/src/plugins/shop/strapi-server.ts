import type { Core } from "@strapi/strapi";
import { runJob } from "../../database/run-job.ts";
import { catalogueRouter, readSales } from "../../shop/catalogue/catalogue-routes.ts";
import { eventTicketsRouter } from "../../shop/catalogue/event-tickets-routes.ts";
import { clearCachedReads } from "../../shop/catalogue/cached-reads.ts";
import { ordersRouter } from "../../shop/kassa/kassa-handlers.ts";
import { registerKassaRight } from "../../shop/kassa/kassa-right.ts";
import { makeMailFiles } from "../../shop/mails/mail-files.ts";
import { createShop } from "../../shop/create-shop.ts";
import { preventDeleteWithOrders } from "../../shop/orders/prevent-delete-with-orders.ts";
import { warnOfWalletEnd } from "../../shop/documents/wallet/warn-of-wallet-end.ts";
import { scanRouter } from "../../shop/scans/scan-routes.ts";
import { scannersRouter } from "../../shop/scans/scanners-routes.ts";
import { runShopJobs } from "../../shop/shop-jobs.ts";
import { shopRouter } from "../../shop/shop-routes.ts";
import { shopOf } from "../../shop/shop.ts";
import { prepareShopTables } from "../../shop/tables/prepare-shop-tables.ts";
import { drawsRouter } from "../../shop/waiting-room/draws-routes.ts";
import { waitingRoomRouter } from "../../shop/waiting-room/waiting-room-routes.ts";
import { changesRecorded } from "../../site-link/record-changes.ts";

interface Loaded {
  strapi: Core.Strapi;
}

/** Plugin with the shop: ticket types, orders, the Kassa, scanners and waiting rooms. */
export default {
  routes: {
    catalogue: catalogueRouter,
    draws: drawsRouter,
    "event-tickets": eventTicketsRouter,
    orders: ordersRouter,
    scanners: scannersRouter,
    scans: scanRouter,
    shop: shopRouter,
    "waiting-room": waitingRoomRouter,
  },
  services: {
    shop: createShop,
    sales: ({ strapi }: Loaded) => ({ read: (locale: Parameters<typeof readSales>[1]) => readSales(strapi, locale) }),
    "mail-files": ({ strapi }: Loaded) => ({ make: (files: string) => makeMailFiles(shopOf(strapi), files) }),
  },
  async register({ strapi }: Loaded) {
    strapi.eventHub.on(changesRecorded, () => Promise.resolve(clearCachedReads(strapi)));
    await registerKassaRight(strapi);
  },
  async bootstrap({ strapi }: Loaded) {
    strapi.documents.use(preventDeleteWithOrders(strapi));
    await prepareShopTables(strapi);
    const shop = shopOf(strapi);
    warnOfWalletEnd(shop);
    strapi.cron.add({
      shop: { task: () => runJob(strapi, "shop", () => runShopJobs(shop)), options: { rule: "* * * * *" } },
      walletCertificate: {
        task: () => Promise.resolve(warnOfWalletEnd(shop)),
        options: { rule: "0 9 * * *", tz: "Europe/Amsterdam" },
      },
    });
  },
};
