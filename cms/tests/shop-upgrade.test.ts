import { expect, test } from "vitest";
import { findOrders } from "../src/shop/orders/find-orders.ts";
import { nameTicket } from "../src/shop/orders/name-ticket.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { orderChangeTable } from "../src/shop/tables/order-change-table.ts";
import { lineTable, orderTable } from "../src/shop/tables/order-tables.ts";
import { paymentTable, refundTable } from "../src/shop/tables/payment-tables.ts";
import { ticketTable } from "../src/shop/tables/ticket-table.ts";
import { prepareShopTables } from "../src/shop/tables/prepare-shop-tables.ts";
import { emptyDrawTable, keptPriceTable, roomTable } from "../src/shop/tables/waiting-tables.ts";
import { addVatToOldPrices } from "../src/upgrades/add-vat-to-old-prices.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { begun, customer, event, idOf, line, offer, openTestShop, orderOf, place, stock } from "./shop.ts";

const cms = emptyCmsForFile();

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
  await place(shop, await begun(shop, [line(2)]), "invoice", { customer: by });
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

test("tickets of an older version are valid after an upgrade, and can be put on another name", async () => {
  const shop = await openTestShop(cms.strapi, new MemoryProvider());
  await stock(shop, 20);
  const order = orderOf(await place(shop, await begun(shop, [line(1)]), "gate"));
  const { connection } = cms.strapi.db;
  await connection.schema.alterTable(ticketTable, (columns) => columns.dropColumn("replacedBy"));
  await connection.schema.alterTable(lineTable, (columns) => columns.dropColumn("endedTickets"));
  await connection.schema.dropTable(orderChangeTable);
  await prepareShopTables(cms.strapi);
  await prepareShopTables(cms.strapi);
  const [{ code } = { code: "" }] = order.tickets;
  expect(await nameTicket(shop, await idOf(shop, order), { code, holder: "Piet", byWhom: "Kees" })).toBe("named");
  expect((await readOrder(shop, { token: order.token }))?.tickets).toMatchObject([{ holder: "Piet" }, { code }]);
});

test("waiting rooms of an older version can be drawn anew after an upgrade", async () => {
  const { connection } = cms.strapi.db;
  await connection.schema.dropTable(emptyDrawTable);
  await prepareShopTables(cms.strapi);
  await prepareShopTables(cms.strapi);
  expect(await connection.schema.hasTable(emptyDrawTable)).toBe(true);
});

test("orders of an older version keep the money that they had, to the cent", async () => {
  const shop = await openTestShop(cms.strapi, new MemoryProvider());
  const tickets = [
    { ...offer("stand", "event", 12_900, ["2027-06-25"]), leadsWith: "gross" as const, vatRate: 21 },
    { ...offer("lounge", "event", 12_950, ["2027-06-25"]), maxPerOrder: 20 },
  ];
  shop.entries[0] = event("tt", tickets);
  await stock(shop, 20);
  const lines = [
    line(3, { ticketId: "stand", seenPriceCents: 12_900 }),
    line(16, { ticketId: "lounge", seenPriceCents: 12_950 }),
  ];
  const { token } = await begun(shop, lines);
  const { connection } = cms.strapi.db;
  await connection.schema.alterTable(lineTable, (columns) => {
    columns.integer("unitNetCents").notNullable().defaultTo(0);
  });
  for (const column of ["netCents", "vatCents"])
    await connection.raw("alter table ?? drop column ??", [lineTable, column]);
  const rows: { id: number; ticketId: string; snapshot: string }[] = await connection(lineTable);
  for (const { id, ticketId, snapshot } of rows) {
    const { priceCents: _, netCents: _net, vatCents: _vat, ...old } = JSON.parse(snapshot);
    const unitNetCents = ticketId === "stand" ? 10_661 : 12_950;
    await connection(lineTable)
      .where({ id })
      .update({ unitNetCents, snapshot: JSON.stringify({ ...old, unitNetCents }) });
  }

  await prepareShopTables(cms.strapi);
  await prepareShopTables(cms.strapi);
  expect(await readOrder(shop, { token })).toMatchObject({
    lines: [
      { priceCents: 12_900, netCents: 31_983, vatCents: 6717 },
      // 9 % of each ticket is 1165.5 cents: it was rounded for each of them.
      { priceCents: 12_950, netCents: 207_200, vatCents: 18_656 },
    ],
    totals: { grossCents: 264_556 },
  });
});

test("what consumers pay stays as it was after an upgrade, also for who waits, and companies' prices have no VAT in them", async () => {
  const { strapi } = cms;
  const { connection } = strapi.db;
  const ticket = async (leadsWith: "gross" | "net", ...prices: number[]) => {
    const admissions = prices.map((priceCents) => ({ firstDay: "2099-06-26", priceCents }));
    const data = { name: "Dag", audience: "adult" as const, leadsWith, vatRate: 21, maxPerOrder: 9, admissions };
    return (await strapi.documents("api::ticket-type.ticket-type").create({ data, status: "published" })).documentId;
  };
  const [stand, lounge] = [await ticket("gross", 10_661, 0), await ticket("net", 59_500)];
  const room = { seed: "s", commitment: "c", committedAt: 1, letInAt: 1, eventId: "waiting" };
  await connection(roomTable).insert(room);
  const { id: roomId }: { id: number } = await connection(roomTable).where({ eventId: "waiting" }).first("id");
  const kept = { [`${stand}/2099-06-26`]: 10_661, [`${lounge}/2099-06-26`]: 59_500, "gone/2099-06-26": 1 };
  await connection(keptPriceTable).insert({ roomId, since: 1, prices: JSON.stringify(kept) });
  const admissionTable = "components_shop_admissions";
  await connection.raw("alter table ?? rename column price_cents to net_price_cents", [admissionTable]);

  await addVatToOldPrices(strapi);
  await addVatToOldPrices(strapi);
  const pricesOf = async (documentId: string) => {
    const populate = { admissions: true } as const;
    const found = await strapi.documents("api::ticket-type.ticket-type").findOne({ documentId, populate });
    return found?.admissions?.map(({ priceCents }) => priceCents);
  };
  expect(await pricesOf(stand)).toEqual([12_900, 0]);
  expect(await pricesOf(lounge)).toEqual([59_500]);
  const { prices } = await connection(keptPriceTable).where({ roomId }).first("prices");
  expect(Object.values(JSON.parse(prices))).toEqual([12_900, 59_500, 1]);
});
