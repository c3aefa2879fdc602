import { setImmediate as nextTurn } from "node:timers/promises";
import * as fc from "fast-check";
import type { Order } from "@circuit/contract/shop/order";
import { expect, test } from "vitest";
import { cancelOrder, releaseOrder } from "../src/shop/orders/end-order.ts";
import { stockDemandOf } from "../src/shop/orders/change-order.ts";
import { endTicket } from "../src/shop/orders/end-ticket.ts";
import { expireOrders } from "../src/shop/orders/expire-orders.ts";
import { extendOrder } from "../src/shop/orders/extend-order.ts";
import { nameTicket } from "../src/shop/orders/name-ticket.ts";
import { stockEffect, hasTickets } from "../src/shop/stock/stock-effect.ts";
import { handlePaymentWebhook, payOrder } from "../src/shop/orders/pay-order.ts";
import { recordStaffPayment } from "../src/shop/orders/receive-money.ts";
import type { OrderRows } from "../src/shop/orders/compose-order.ts";
import { readOrderRows } from "../src/shop/orders/read-order.ts";
import { refundOrder } from "../src/shop/orders/refund-order.ts";
import { placesByRow, stockKeyText } from "../src/shop/stock/stock-keys.ts";
import { readStock } from "../src/shop/stock/read-stock.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { begin, idOf, line, minute, openTestShop, place, stock, type TestShop } from "./shop.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

/** How many sequences are tried: few in each run of the tests, as many as one likes by the variable. */
const runs = Number(process.env["SHOP_SEQUENCES"] ?? (isWholeRun ? 60 : 20));

/** In milliseconds. */
const patience = 60_000 + runs * 500;

const cms = emptyCmsForFile();

/** What happens in a shop: each step works on one of the orders so far. */
interface World {
  shop: TestShop;
  provider: MemoryProvider;
  orders: Order[];
}

type Step = (world: World) => Promise<unknown>;

const days = ["2027-06-25", "2027-06-26", "2027-06-25_2027-06-26"];
const which = fc.nat({ max: 30 });

/** A step on an order, if there is one yet. */
function onOrder(number: number, work: (order: Order, world: World) => Promise<unknown>): Step {
  return async (world) => {
    const order = world.orders[number % Math.max(1, world.orders.length)];
    return order === undefined ? null : work(order, world);
  };
}

/** A step on one ticket of an order, valid or not, if it has any. */
function onTicket(
  number: number,
  ticket: number,
  work: (code: string, orderId: number, world: World) => Promise<unknown>,
): Step {
  return onOrder(number, async (order, world) => {
    const rows = await readOrderRows(world.shop.db.connection, { token: order.token });
    const code = rows?.tickets[ticket % Math.max(1, rows.tickets.length)]?.code;
    return rows === null || code === undefined ? null : work(code, rows.order.id, world);
  });
}

/** A step on any order, with its weight. */
const onAny = (weight: number, name: string, work: (order: Order, world: World) => Promise<unknown>) => ({
  weight,
  arbitrary: which.map((number): [string, Step] => [`${name} ${number}`, onOrder(number, work)]),
});

const cartLine = fc.record({ admission: fc.constantFrom(...days), quantity: fc.integer({ min: 1, max: 6 }) });

const step: fc.Arbitrary<[string, Step]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(cartLine, { minLength: 1, maxLength: 3 }).map((lines): [string, Step] => [
      `begin ${JSON.stringify(lines)}`,
      async ({ shop, orders }) => {
        const answer = await begin(
          shop,
          lines.map(({ quantity, admission }) => line(quantity, { admission })),
        );
        if (answer.outcome === "order") orders.push(answer.order);
      },
    ]),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(which, fc.constantFrom("online", "invoice", "gate"))
      .map(([number, method]): [string, Step] => [
        `place ${number} ${method}`,
        onOrder(number, (order, { shop }) => place(shop, order, method)),
      ]),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(which, fc.constantFrom("paid", "failed", "expired", "open"))
      .map(([number, state]): [string, Step] => [
        `provider ${number} ${state}`,
        async ({ shop, provider }) => {
          const ids = [...provider.payments.keys()];
          const id = ids[number % Math.max(1, ids.length)];
          // At a provider nothing that was paid becomes unpaid.
          if (id === undefined || provider.payments.get(id)?.state === "paid") return;
          provider.set(id, state);
          await handlePaymentWebhook(shop, id);
        },
      ]),
  },
  onAny(2, "pay", ({ token }, { shop }) => payOrder(shop, token)),
  onAny(2, "extend", ({ token }, { shop }) => extendOrder(shop, token)),
  onAny(2, "release", ({ token }, { shop }) => releaseOrder(shop, token)),
  onAny(1, "cancel", async (order, { shop }) => cancelOrder(shop, await idOf(shop, order))),
  onAny(2, "money", async (order, { shop }) =>
    recordStaffPayment(shop, await idOf(shop, order), { method: "gate", byWhom: "Kees" }),
  ),
  {
    weight: 2,
    arbitrary: fc.tuple(which, fc.constantFrom(100, "all")).map(([number, asked]): [string, Step] => [
      `refund ${number} ${asked}`,
      onOrder(number, async (order, { shop }) => {
        const amountCents = typeof asked === "number" ? asked : order.totals.grossCents;
        return refundOrder(shop, await idOf(shop, order), { amountCents, byWhom: "Kees", reason: null });
      }),
    ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, which)
      .map(([number, ticket]): [string, Step] => [
        `end ticket ${number} ${ticket}`,
        onTicket(number, ticket, async (code, id, { shop }) =>
          endTicket(shop, id, { code, reason: "Ziek", byWhom: "Kees" }),
        ),
      ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, which, fc.constantFrom("Piet", null))
      .map(([number, ticket, holder]): [string, Step] => [
        `name ${number} ${ticket} ${holder}`,
        onTicket(number, ticket, async (code, id, { shop }) => nameTicket(shop, id, { code, holder, byWhom: "Kees" })),
      ]),
  },
  {
    weight: 3,
    arbitrary: fc
      .integer({ min: 1, max: 20 })
      .map((minutes): [string, Step] => [
        `time ${minutes}`,
        ({ shop }) => Promise.resolve((shop.clock.now += minutes * minute)),
      ]),
  },
  { weight: 2, arbitrary: fc.constant<[string, Step]>(["expire", ({ shop }) => expireOrders(shop)]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat({ max: 14 }), fc.nat({ max: 1 }))
      .map(([capacity, day]): [string, Step] => [
        `resize ${day} ${capacity}`,
        ({ shop }) => stock(shop, capacity, days[day] ?? ""),
      ]),
  },
);

/** Steps happen one after the other, or two to four at the same moment. */
const sequence = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 20 });

/** The books: what orders say, counted anew, is what the stock says. */
async function checkBooks({ shop, provider, orders }: World): Promise<void> {
  const all = await Promise.all(orders.map(({ token }) => readOrderRows(shop.db.connection, { token })));
  const rows = all.filter((row) => row !== null);
  const linesOf = (booking: "held" | "sold") =>
    placesByRow(
      rows.filter(({ order }) => stockEffect(order.state) === booking).flatMap(({ lines }) => stockDemandOf(lines)),
    );
  const [held, sold] = [linesOf("held"), linesOf("sold")];
  const stocked = await readStock(shop.db);
  const counted = stocked.map((row) => ({
    ...row,
    held: held.get(stockKeyText(row)) ?? 0,
    sold: sold.get(stockKeyText(row)) ?? 0,
  }));
  expect(stocked).toEqual(counted);
  expect(stocked.filter((row) => row.held + row.sold > row.capacity)).toEqual([]);
  expect(rows.flatMap((row) => problemsOf(row, provider))).toEqual([]);
}

/** What is wrong with an order by itself: its tickets, and its money. */
function problemsOf({ order, lines, tickets, payments }: OrderRows, provider: MemoryProvider): string[] {
  const persons = stockDemandOf(lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const living = tickets.filter(({ replacedBy }) => replacedBy === null);
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const valid = tickets.filter(({ cancelledAt }) => cancelledAt === null).length;
  const received = payments.filter(({ state }) => state === "paid").reduce((sum, each) => sum + each.amountCents, 0);
  const back = payments.reduce(
    (sum, { providerId }) => sum + (provider.payments.get(providerId ?? "")?.refundedCents ?? 0),
    0,
  );
  const isKept = received > order.refundedCents;
  const problems = {
    "a place lost or made by a new name": tickets.length > 0 && living.length !== ordered,
    "an order that stands without a ticket": hasTickets(order.state) && valid === 0,
    "tickets of another number than persons": valid !== (hasTickets(order.state) ? persons : 0),
    "more paid back than came in": order.refundedCents > received,
    "another sum paid back at the provider": order.method === "online" && back !== order.refundedCents,
    "money kept for nothing": isKept && !["paid", "cancelled", "refund-due"].includes(order.state),
    "paid without money": order.state === "paid" && order.grossCents > 0 && !isKept,
  };
  return Object.entries(problems).flatMap(([problem, isThere]) => (isThere ? [`${order.state}: ${problem}`] : []));
}

test(
  "whatever happens in a shop, in any order and at the same moment: no place is sold twice, and the books balance",
  async () => {
    const outcome = await fc.check(
      fc.asyncProperty(sequence, async (rounds) => {
        // SQLite answers at once, so that nothing here waits for anything else. What its statements held outside the heap
        // is only let go in the event loop's turns: thousands of sequences without one take all memory.
        await nextTurn();
        const provider = new MemoryProvider();
        const shop = await openTestShop(cms.strapi, provider);
        const world: World = { shop, provider, orders: [] };
        await stock(shop, 9);
        await stock(shop, 7, "2027-06-26");
        for (const round of rounds) {
          await Promise.all(round.map(([, act]) => act(world)));
          await checkBooks(world);
        }
      }),
      { numRuns: runs },
    );
    expect(fc.defaultReportMessage(outcome)).toBeUndefined();
  },
  patience,
);
