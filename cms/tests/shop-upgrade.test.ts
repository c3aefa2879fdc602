import { beforeEach, expect, test } from "vitest";
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
import { emptyCmsForFile } from "./shared-cms.ts";
import { begun, customer, event, idOf, line, offer, openTestShop, orderOf, place, stock } from "./shop.ts";
import type { TestShop } from "./shop.ts";

const cms = emptyCmsForFile();
let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop(cms.strapi);
  await stock(shop, 20);
});

const rows = (table: string) => cms.strapi.db.connection(table);

/** Takes columns out that an older version hadn't. */
async function drop(table: string, ...columns: string[]) {
  for (const column of columns)
    await cms.strapi.db.connection.schema.alterTable(table, (altered) => altered.dropColumn(column));
}

/** What each start does, twice. */
async function upgrade() {
  for (let start = 1; start <= 2; start += 1) await prepareShopTables(cms.strapi);
}

test("orders of an older version are found by name after an upgrade", async () => {
  await place(shop, await begun(shop, [line(2)]), "invoice");
  await cms.strapi.db.connection.schema.alterTable(orderTable, (altered) => altered.dropIndex(["surplusCents"]));
  await drop(orderTable, "searchText", "vatCheck", "surplusCents");
  await upgrade();
  expect((await findOrders(cms.strapi.db, "jansen jan")).orders).toMatchObject([{ surplusCents: 0, vatCheck: null }]);
});

test("the orders of an older version are there after an upgrade, none of their money was taken back, what was refunded is told, and nobody noted yet that it is back", async () => {
  const order = await begun(shop, [line(2)]);
  await place(shop, order, "online");
  await drop(orderTable, "chargedBackCents", "toldRefundedCents");
  await drop(paymentTable, "chargedBackCents");
  await drop(refundTable, "attempt", "askedAt", "transferredBy");
  const refund = { amountCents: 500, state: "done", createdAt: 1, byWhom: "Kees" };
  await rows(refundTable).insert({ orderId: await idOf(shop, order), ...refund });
  // Of which customers aren't told any more.
  await rows(orderTable).update({ refundedCents: 500 });

  await upgrade();
  const read = await readOrder(shop, { token: order.token });
  expect(read).toMatchObject({ lines: [{ quantity: 2 }], moneyBack: { toTransferCents: 500 } });
  for (const table of [orderTable, paymentTable])
    expect(await rows(table).select("chargedBackCents")).toEqual([{ chargedBackCents: 0 }]);
  expect(await rows(orderTable).select("toldRefundedCents")).toEqual([{ toldRefundedCents: 500 }]);
});

test("orders of a version that knew no telephone numbers in its search are found by them after an upgrade, and without an apostrophe", async () => {
  const by = { ...customer, lastName: "O'Neill", phone: "06-12345678" };
  await place(shop, await begun(shop, [line(2)]), "invoice", { customer: by });
  await rows(orderTable).update({ searchText: "jan o'neill jan@example.nl" });
  await drop(orderTable, "searchPhone");
  await upgrade();
  for (const q of ["+31612345678", "oneill"]) expect((await findOrders(cms.strapi.db, q)).orders).toHaveLength(1);
});

test("money of an older version has nobody's name, and its refunds aren't told of again", async () => {
  const orderId = await idOf(shop, orderOf(await place(shop, await begun(shop, [line(2)]), "invoice")));
  const refund = { orderId, amountCents: 500, createdAt: 1, byWhom: "Kees", attempt: 0, askedAt: 1 };
  await rows(paymentTable).insert({ orderId, state: "paid", amountCents: 2180, createdAt: 1 });
  for (const state of ["failed", "asked"]) await rows(refundTable).insert({ ...refund, state });
  await drop(paymentTable, "byWhom");
  await drop(refundTable, "toldState");
  await upgrade();
  expect(await rows(paymentTable).select("byWhom")).toEqual([{ byWhom: null }]);
  const told = await rows(refundTable).orderBy("id").select("toldState");
  expect(told).toEqual([{ toldState: "failed" }, { toldState: "under-way" }]);
});

test("tickets of an older version are valid after an upgrade and can be put on another name, and its waiting rooms can be drawn anew", async () => {
  const order = orderOf(await place(shop, await begun(shop, [line(1)]), "gate"));
  await drop(ticketTable, "replacedBy");
  await drop(lineTable, "endedTickets");
  const { connection } = cms.strapi.db;
  for (const table of [orderChangeTable, emptyDrawTable]) await connection.schema.dropTable(table);
  await upgrade();
  expect(await connection.schema.hasTable(emptyDrawTable)).toBe(true);
  const [{ code } = { code: "" }] = order.tickets;
  expect(await nameTicket(shop, await idOf(shop, order), { code, holder: "Piet", byWhom: "Kees" })).toBe("named");
  expect((await readOrder(shop, { token: order.token }))?.tickets).toMatchObject([{ holder: "Piet" }, { code }]);
});

test("orders of an older version keep the money that they had, to the cent", async () => {
  shop.entries[0] = event("tt", [
    { ...offer("stand", "event", 12_900, ["2027-06-25"]), leadsWith: "gross" as const, vatRate: 21 },
    { ...offer("lounge", "event", 12_950, ["2027-06-25"]), maxPerOrder: 20 },
  ]);
  const { token } = await begun(shop, [
    line(3, { ticketId: "stand", seenPriceCents: 12_900 }),
    line(16, { ticketId: "lounge", seenPriceCents: 12_950 }),
  ]);
  const { connection } = cms.strapi.db;
  await connection.schema.alterTable(lineTable, (columns) => {
    columns.integer("unitNetCents").notNullable().defaultTo(0);
  });
  for (const column of ["netCents", "vatCents"])
    await connection.raw("alter table ?? drop column ??", [lineTable, column]);
  const stored: { id: number; ticketId: string; snapshot: string }[] = await rows(lineTable);
  for (const { id, ticketId, snapshot } of stored) {
    const { priceCents: _, netCents: _net, vatCents: _vat, ...old } = JSON.parse(snapshot);
    const unitNetCents = ticketId === "stand" ? 10_661 : 12_950;
    const changed = { unitNetCents, snapshot: JSON.stringify({ ...old, unitNetCents }) };
    await rows(lineTable).where({ id }).update(changed);
  }

  await upgrade();
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
