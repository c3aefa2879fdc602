import { setTimeout as pause } from "node:timers/promises";
import { loadavg } from "node:os";
import { beforeAll, expect, test } from "vitest";
import { emptyCmsForFile } from "../shared-cms.ts";
import {
  begin,
  counters,
  customer,
  event,
  line,
  offer,
  openTestShop,
  orderOf,
  place,
  stock,
  type TestShop,
} from "../shop.ts";

/** How long it is sold, in seconds, over how many stocks, by how many buyers at a time. */
const seconds = Number(process.env["SELLING_SECONDS"] ?? 60);
const stocks = 20;
const buyers = 24;

/** The rate that is wanted, in orders a second: buyers come at it, whether those before them are done or not. */
const rate = Number(process.env["SELLING_RATE"] ?? 0);

const days = ["2027-06-25", "2027-06-26"];
const tickets = Array.from({ length: stocks }, (_, number) => ({
  ticketId: `ticket-${number}`,
  pool: `stand-${number >> 1}`,
  day: days[number % 2] ?? "",
}));

const cms = emptyCmsForFile();
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop(cms.strapi, null);
  shop.entries[0] = event(
    "tt",
    tickets.map(({ ticketId, pool, day }) => offer(ticketId, pool, 1000, [day])),
  );
  await Promise.all(tickets.map(({ day, pool }) => stock(shop, 100_000, day, pool)));
});

test(`orders a second over ${stocks} stocks, from hold to ticket`, { timeout: seconds * 3000 + 60_000 }, async () => {
  const took: number[] = [];
  let failed = 0;
  let next = 0;

  const buy = async (dueAt: number) => {
    const ticket = tickets[next % stocks];
    next += 1;
    if (ticket === undefined) return;
    try {
      const held = orderOf(await begin(shop, [line(1, { ticketId: ticket.ticketId, admission: ticket.day })]));
      const by = { ...customer, email: `buyer${next}@example.nl` };
      orderOf(await place(shop, held, "gate", { customer: by }));
      // From when the buyer came: who waits for others waits as well.
      took.push(performance.now() - dueAt);
    } catch {
      failed += 1;
    }
  };

  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  if (rate === 0) {
    await Promise.all(
      Array.from({ length: buyers }, async () => {
        while (performance.now() < endsAt) await buy(performance.now());
      }),
    );
  } else {
    const under: Promise<void>[] = [];
    for (let number = 0; number < rate * seconds; number += 1) {
      const dueAt = startedAt + (number * 1000) / rate;
      if (dueAt > performance.now()) await pause(dueAt - performance.now());
      under.push(buy(dueAt));
    }
    await Promise.all(under);
  }
  const lasted = (performance.now() - startedAt) / 1000;

  took.sort((one, other) => one - other);
  const at = (share: number) => Math.round(took[Math.floor((took.length - 1) * share)] ?? 0);
  const sold = Object.values(await counters(shop)).reduce((sum, [, , each]) => sum + each, 0);
  const database = shop.db.dialect.client;
  const wanted = rate === 0 ? "as many as it takes" : `${rate}/s`;
  process.stdout.write(
    `| ${database} | ${wanted} | ${took.length} in ${lasted.toFixed(0)} s | ${(took.length / lasted).toFixed(0)} | ` +
      `${at(0.5)} ms | ${at(0.99)} ms | ${failed} | ${loadavg()[0]?.toFixed(1)} |\n`,
  );
  expect(failed).toBe(0);
  expect(sold, "each order is in the books once").toBe(took.length);
});
