import type { Core } from "@strapi/strapi";
import { prepareEventStateTable } from "./event-state-table.ts";
import { prepareOrderChangeTable } from "./order-change-table.ts";
import { prepareOrderTables } from "./order-tables.ts";
import { preparePaymentTables } from "./payment-tables.ts";
import { prepareSaleClockTable } from "./sale-clock-table.ts";
import { prepareScanTables } from "./scan-tables.ts";
import { prepareStockTable } from "./stock-table.ts";
import { prepareTicketTable } from "./ticket-table.ts";
import { prepareWaitingTables } from "./waiting-tables.ts";

/** Creates missing tables of the shop, and migrates those of older versions. Call it at each start. */
export async function prepareShopTables(strapi: Core.Strapi): Promise<void> {
  await prepareStockTable(strapi);
  await prepareOrderTables(strapi);
  await prepareTicketTable(strapi);
  await prepareOrderChangeTable(strapi);
  await preparePaymentTables(strapi);
  await prepareWaitingTables(strapi);
  await prepareScanTables(strapi);
  await prepareSaleClockTable(strapi);
  await prepareEventStateTable(strapi);
}
