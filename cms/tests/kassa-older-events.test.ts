import { expect, test } from "vitest";
import { lineTable, orderTable } from "../src/shop/tables/order-tables.ts";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import { askKassa, kassa, placed } from "./kassa.ts";

const circuit = kassa();

const overview = async (query = "") => (await askKassa(circuit, "GET", `/overview${query}`)).body;

/** Rows that the database answers while something is done. */
async function rowsWhile(work: () => Promise<unknown>): Promise<number> {
  const { connection } = circuit.cms.strapi.db;
  let rows = 0;
  const count = (answer: unknown) => (rows += Array.isArray(answer) ? answer.length : 0);
  connection.on("query-response", count);
  await work();
  connection.removeListener("query-response", count);
  return rows;
}

/** Orders of an event that was over years ago, of each of which something was paid back. */
async function sellLongAgo(orders: number): Promise<void> {
  const { connection } = circuit.shop.db;
  const { id } = await placed(circuit, "gate");
  const order: object = await connection(orderTable).where({ id }).first();
  const line: object = await connection(lineTable).where({ orderId: id }).first();
  for (let number = 1; number <= orders; number += 1) {
    const own = {
      id: id + number,
      token: `t${number}`,
      number: `CD-${number}`,
      beginKey: `b${number}`,
      invoiceNumber: null,
    };
    await connection(orderTable).insert({ ...order, ...own, refundedCents: 180 });
    const past = { eventId: "past", admission: "2019-06-25" };
    await connection(lineTable).insert({ ...line, ...past, id: id + number, orderId: id + number });
  }
  await connection(stockTable).insert({ eventId: "past", day: "2019-06-25", pool: "event", capacity: 9000 });
}

test("an overview reads no more for all that was sold in years before; older events are asked for apart", async () => {
  await placed(circuit, "gate");
  const before = await rowsWhile(overview);
  expect((await overview()).hasOlder).toBe(false);
  await sellLongAgo(150);
  // One row more: that the event is there. And the order that was copied.
  expect((await rowsWhile(overview)) - before).toBeLessThan(6);
  const { events, hasOlder } = await overview();
  expect([events.map(({ eventId }) => eventId).includes("past"), hasOlder]).toEqual([false, true]);
  const older = await overview("?part=older");
  expect(older.events).toMatchObject([
    { eventId: "past", isOver: true, incomes: [{ admission: "2019-06-25", tickets: 300, grossCents: 150 * 2000 }] },
  ]);
  expect((await askKassa(circuit, "GET", "/overview?part=all")).status).toBe(400);
});
