import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import * as z from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Instances, openInstances } from "./instances.ts";

let instances: Instances;

beforeAll(async () => {
  instances = await openInstances("shop-instance.ts");
});

afterAll(() => instances.stop());

/** Lets so many groups buy at one instance at the same moment. @returns How many tickets they have. */
async function sell(child: ChildProcess, buyers: number): Promise<number> {
  const sold = once(child, "message");
  child.send(buyers);
  return Number((await sold)[0]);
}

const columns = ["capacity", "held", "sold", "heldByOrders", "soldByOrders", "tickets"] as const;
const booksSchema = z.tuple([z.record(z.enum(columns), z.number())]);

/** The stock, and the same counted anew from the orders. */
async function books() {
  const places = (states: string) =>
    `(select coalesce(sum(quantity), 0)::int from circuit_order_lines l join circuit_orders o on o.id = l."orderId" where o.state in (${states}))`;
  const { rows } = await instances.database.query(
    `select capacity, held, sold, ${places("'held'")} as "heldByOrders", ${places("'at-gate'")} as "soldByOrders",
     (select count(*)::int from circuit_tickets) as tickets from circuit_stock`,
  );
  return booksSchema.parse(rows)[0];
}

test("two instances on one database sell exactly the stock, and one that is killed while it sells loses nothing", async () => {
  const values = `('tt', '2027-06-25', 'event', 500)`;
  await instances.database.query(`insert into circuit_stock ("eventId", day, pool, capacity) values ${values}`);
  const started = await Promise.all([instances.start(), instances.start(), instances.start()]);
  const [first, second, killed] = [started[0].child, started[1].child, started[2].child];

  const lost = once(killed, "exit");
  killed.send(200);
  await expect.poll(async () => (await books()).sold, { interval: 5, timeout: 20_000 }).toBeGreaterThan(0);
  killed.kill("SIGKILL");
  await lost;
  const before = await books();
  expect(before).toMatchObject({ held: before.heldByOrders, sold: before.soldByOrders, tickets: before.sold });

  const sold = await Promise.all([sell(first, 300), sell(second, 300)]);
  // Who comes last takes single places.
  sold.push(...(await Promise.all([sell(first, 60), sell(second, 60)])));
  const after = await books();
  expect(after).toEqual({ ...after, held: after.heldByOrders, sold: after.soldByOrders, tickets: after.sold });
  expect(after.held).toBe(before.held);
  expect(after.sold - before.sold).toBe(sold.reduce((sum, tickets) => sum + tickets, 0));
  expect(after.held + after.sold).toBe(after.capacity);
});
