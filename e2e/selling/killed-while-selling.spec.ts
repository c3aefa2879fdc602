import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { kills, type Program, startKillableProduct } from "../fixtures/killable-product.ts";
import { type SoldTicket, ticketsIn } from "../fixtures/sold-tickets.ts";
import { type BuyerCounts, buyStubbornly } from "../fixtures/stubborn-buyer.ts";
import { expect, test } from "@playwright/test";

const buyers = 8;

/** The content system takes longer to start than the site, so it is killed less often. */
const victimOf = (number: number): Program => (number % 3 === 2 ? "cms" : "web");

const logFile = fileURLToPath(new URL("../../.cache/reports/selling-services.log", import.meta.url));

interface Books {
  held: number;
  sold: number;
}

interface Row {
  id: number;
  token: string;
  number: string;
  state: string;
  method: string;
  cents: number;
  persons: number;
  tickets: number;
}

/** Reads the orders with the number of their persons and tickets, and what the stock says is taken. */
function readShop(file: string): { orders: Row[]; books: Books; wrongLines: number; numbers: number } {
  const database = new DatabaseSync(file, { readOnly: true });
  const whole = (value: unknown) => Number(value);
  const one = (sql: string) => database.prepare(sql).get() ?? {};
  try {
    const orders = database
      .prepare(
        `select id, token, number, state, method, "grossCents" as cents,
           (select coalesce(sum(quantity), 0) from circuit_order_lines l where l."orderId" = o.id) as persons,
           (select count(*) from circuit_tickets t where t."orderId" = o.id and t."cancelledAt" is null) as tickets
         from circuit_orders o`,
      )
      .all();
    const books = one(`select sum(held) as held, sum(sold) as sold from circuit_stock`);
    const wrong = one(
      `select count(*) as lines from circuit_order_lines l join circuit_orders o on o.id = l."orderId"
       where o.state = 'paid' and l.quantity <>
         (select count(*) from circuit_tickets t where t."orderId" = o.id and t.line = l.position)`,
    );
    const numbers = one(`select count(distinct number) as numbers from circuit_orders where number is not null`);
    return {
      orders: orders.map(({ id, token, number, state, method, cents, persons, tickets }) => ({
        id: whole(id),
        token: String(token),
        number: String(number),
        state: String(state),
        method: String(method),
        cents: whole(cents),
        persons: whole(persons),
        tickets: whole(tickets),
      })),
      books: { held: whole(books["held"]), sold: whole(books["sold"]) },
      wrongLines: whole(wrong["lines"]),
      numbers: whole(numbers["numbers"]),
    };
  } finally {
    database.close();
  }
}

/** Ways to buy, one after the other: each has a third of the orders. */
const methods = ["free", "invoice", "online"] as const;

/** How long the last messages of payments may take, in milliseconds: those that got lost are asked for every minute. */
const lastMessagesMs = 240_000;

/** A ticket for one day of which there are many: to pay, or free. */
function plentiful(tickets: readonly SoldTicket[], isFree: boolean): SoldTicket {
  const found = tickets.find(
    ({ offer, admission: { key, priceCents, state } }) =>
      offer.arrangementId === null &&
      offer.audience !== "companion" &&
      state === "available" &&
      (priceCents === 0) === isFree &&
      !key.includes("_"),
  );
  if (found === undefined) throw new Error(isFree ? "Nothing is free" : "Nothing is on sale");
  return found;
}

test(`the site and the content system are killed ${kills} times while they sell: no order that a buyer was told of or paid for is lost, and no ticket is there twice`, async () => {
  test.setTimeout(1_200_000 + kills * 60_000);
  const product = await startKillableProduct(logFile);
  try {
    const catalogue = await fetch(`${product.cmsAddress}/api/shop/catalogue?locale=nl`);
    const tickets = ticketsIn(await catalogue.json());
    const [free, sold] = [plentiful(tickets, true), plentiful(tickets, false)];
    const before = readShop(product.databaseFile).books;
    const counts: BuyerCounts = { sending: 0, lost: 0, sentAgain: 0 };
    const told: string[] = [];
    const shopping = { isOver: false };
    const buyer = async (number: number) => {
      for (let round = 0; !shopping.isOver; round += 1) {
        const method = methods[(number + round) % methods.length] ?? "free";
        const wanted = method === "free" ? { ticket: free, quantity: 1 } : { ticket: sold, quantity: 2 };
        told.push(await buyStubbornly(product.address, { ...wanted, method, provider: product.provider }, counts));
      }
    };
    const buying = Promise.all(Array.from({ length: buyers }, (_, number) => buyer(number)));
    let hasFailed = false;
    // Why, is thrown below.
    buying.catch(() => (hasFailed = true));

    const startedAt = performance.now();
    for (let number = 0; number < kills; number += 1) {
      const placed = told.length;
      await expect
        .poll(() => (told.length > placed && counts.sending > 0) || hasFailed, { intervals: [5], timeout: 120_000 })
        .toBe(true);
      if (hasFailed) break;
      const victim = victimOf(number);
      await product.kill(victim);
      await product.start(victim);
    }
    shopping.isOver = true;
    await buying;
    const seconds = Math.round((performance.now() - startedAt) / 1000);

    const unpaid = () => readShop(product.databaseFile).orders.filter(({ state }) => state === "awaiting-payment");
    await expect.poll(() => unpaid().length, { intervals: [1000], timeout: lastMessagesMs }).toBe(0);

    const shop = readShop(product.databaseFile);
    const placed = shop.orders.filter(({ state }) => state === "paid" || state === "invoiced");
    const held = shop.orders.filter(({ state }) => state === "held");
    const persons = (orders: readonly Row[]) => orders.reduce((sum, order) => sum + order.persons, 0);
    const online = placed.filter(({ method }) => method === "online");
    const figures = { kills, placed: placed.length, online: online.length, held: held.length, ...counts, seconds };
    process.stdout.write(`\nKilled while selling: ${JSON.stringify(figures)}\n`);

    expect(new Set(told).size, "each buyer was told of an order of their own").toBe(told.length);
    expect(placed.map(({ token }) => token).toSorted()).toEqual(told.toSorted());
    expect(shop.numbers, "numbers of orders").toBe(placed.length);
    const paid = await product.provider.paidByOrder();
    expect(new Map(online.map(({ number, cents }) => [number, cents])), "what was paid, once each").toEqual(paid);
    expect(online.length, "orders that were paid online").toBeGreaterThan(0);
    const wrong = placed.filter((order) => order.tickets !== (order.state === "paid" ? order.persons : 0));
    expect(wrong, "as many tickets as persons, once it is paid").toEqual([]);
    expect(shop.wrongLines).toBe(0);
    expect({ held: shop.books.held - before.held, sold: shop.books.sold - before.sold }).toEqual({
      held: persons(held),
      sold: persons(placed),
    });
    expect(counts.sentAgain, "kills in the middle of an order").toBeGreaterThan(0);
  } finally {
    await product.remove();
  }
});
