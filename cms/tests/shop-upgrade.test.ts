import { afterAll, beforeAll, expect, test } from "vitest";
import { findOrders } from "../src/shop/orders/find-orders.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import { paymentTable, refundTable } from "../src/shop/tables/payment-tables.ts";
import { prepareShopTables } from "../src/shop/tables/prepare-shop-tables.ts";
import { emptyDrawTable } from "../src/shop/tables/waiting-tables.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { emptyCms } from "./shared-cms.ts";
import { begun, customer, event, line, newKey, offer, openTestShop, place, stock } from "./shop.ts";
import type { RunningCms } from "./strapi.ts";

let cms: RunningCms;

beforeAll(async () => {
  cms = await emptyCms();
});

afterAll(() => cms.stop());

test("refunds of an older version are under way after an upgrade: nobody noted yet that they are back", async () => {
  const shop = await openTestShop(cms.strapi, new MemoryProvider());
  await stock(shop, 20);
  const order = await begun(shop, [line(2)]);
  await place(shop, order, "invoice");
  const { connection } = cms.strapi.db;
  const { id: orderId }: { id: number } = await connection(orderTable).first("id");
  for (const column of ["attempt", "askedAt", "transferredBy"])
    await connection.schema.alterTable(refundTable, (columns) => columns.dropColumn(column));
  await connection(refundTable).insert({ orderId, amountCents: 500, state: "done", createdAt: 1, byWhom: "Kees" });
  await connection(orderTable).update({ refundedCents: 500 });

  await prepareShopTables(cms.strapi);
  await prepareShopTables(cms.strapi);
  expect(await readOrder(shop, { token: order.token })).toMatchObject({ moneyBack: { toTransferCents: 500 } });
});

test("orders of an older version are found by name after an upgrade", async () => {
  const shop = await openTestShop(cms.strapi, new MemoryProvider());
  await stock(shop, 20);
  await place(shop, await begun(shop, [line(2)]), "invoice");
  const { connection } = cms.strapi.db;
  await connection.schema.alterTable(orderTable, (columns) => columns.dropIndex(["surplusCents"]));
  for (const column of ["searchText", "vatCheck", "surplusCents"])
    await connection.schema.alterTable(orderTable, (columns) => columns.dropColumn(column));
  await prepareShopTables(cms.strapi);
  await prepareShopTables(cms.strapi);
  expect((await findOrders(cms.strapi.db, "jansen jan")).orders).toMatchObject([{ surplusCents: 0, vatCheck: null }]);
});

test("the orders of an older version are there after an upgrade, none of their money was taken back, and what was refunded is told", async () => {
  const shop = await openTestShop(cms.strapi, new MemoryProvider());
  shop.entries[0] = event("tt", [offer("day", "event", 1000, ["2027-06-25"])]);
  await stock(shop, 20);
  const order = await begun(shop, [line(2)]);
  await place(shop, order, "online");
  const { connection } = cms.strapi.db;
  for (const table of [orderTable, paymentTable])
    await connection.schema.alterTable(table, (columns) => columns.dropColumn("chargedBackCents"));

  await connection.schema.alterTable(orderTable, (columns) => columns.dropColumn("toldRefundedCents"));
  // Of which customers aren't told any more.
  await connection(orderTable).update({ refundedCents: 500 });

  await prepareShopTables(cms.strapi);
  await prepareShopTables(cms.strapi);
  expect(await readOrder(shop, { token: order.token })).toMatchObject({ lines: [{ quantity: 2 }] });
  for (const table of [orderTable, paymentTable])
    expect(await connection(table).select("chargedBackCents")).toEqual([{ chargedBackCents: 0 }]);
  expect(await connection(orderTable).select("toldRefundedCents")).toEqual([{ toldRefundedCents: 500 }]);
});

test("orders of a version that knew no telephone numbers in its search are found by them after an upgrade, and without an apostrophe", async () => {
  const shop = await openTestShop(cms.strapi, new MemoryProvider());
  await stock(shop, 20);
  const by = { ...customer, lastName: "O'Neill", phone: "06-12345678" };
  await place(shop, await begun(shop, [line(2)]), "invoice", newKey(), "nl", by);
  const { connection } = cms.strapi.db;
  await connection(orderTable).update({ searchText: "jan o'neill jan@example.nl" });
  await connection.schema.alterTable(orderTable, (columns) => columns.dropColumn("searchPhone"));
  await prepareShopTables(cms.strapi);
  await prepareShopTables(cms.strapi);
  for (const q of ["+31612345678", "oneill"]) expect((await findOrders(cms.strapi.db, q)).orders).toHaveLength(1);
});

test("money of an older version has nobody's name, and its refunds aren't told of again", async () => {
  const shop = await openTestShop(cms.strapi, new MemoryProvider());
  await stock(shop, 20);
  await place(shop, await begun(shop, [line(2)]), "invoice");
  const { connection } = cms.strapi.db;
  const { id: orderId }: { id: number } = await connection(orderTable).first("id");
  const refund = { orderId, amountCents: 500, createdAt: 1, byWhom: "Kees", attempt: 0, askedAt: 1 };
  await connection(paymentTable).insert({ orderId, state: "paid", amountCents: 2180, createdAt: 1 });
  for (const state of ["failed", "asked"]) await connection(refundTable).insert({ ...refund, state });
  await connection.schema.alterTable(paymentTable, (columns) => columns.dropColumn("byWhom"));
  await connection.schema.alterTable(refundTable, (columns) => columns.dropColumn("toldState"));
  await prepareShopTables(cms.strapi);
  await prepareShopTables(cms.strapi);
  expect(await connection(paymentTable).select("byWhom")).toEqual([{ byWhom: null }]);
  const told = await connection(refundTable).orderBy("id").select("toldState");
  expect(told).toEqual([{ toldState: "failed" }, { toldState: "under-way" }]);
});

test("waiting rooms of an older version can be drawn anew after an upgrade", async () => {
  const { connection } = cms.strapi.db;
  await connection.schema.dropTable(emptyDrawTable);
  await prepareShopTables(cms.strapi);
  await prepareShopTables(cms.strapi);
  expect(await connection.schema.hasTable(emptyDrawTable)).toBe(true);
});
