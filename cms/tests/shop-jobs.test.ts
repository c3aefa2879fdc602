import { expect, test, vi } from "vitest";
import { type Order } from "@circuit/contract/shop/order";
import { pollOpenPayments } from "../src/shop/orders/poll-open-payments.ts";
import { expireOrders } from "../src/shop/orders/expire-orders.ts";
import { handlePaymentWebhook } from "../src/shop/orders/pay-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { refundOrder } from "../src/shop/orders/refund-order.ts";
import { runShopJobs } from "../src/shop/shop-jobs.ts";
import { roomTable } from "../src/shop/tables/waiting-tables.ts";
import { PaymentProviderError } from "../src/shop/payments/provider.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { begun, counters, event, idOf, line, minute, offer, orderOf, paymentOf, place, stock } from "./shop.ts";
import type { TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";

let shop: TestShop;
let provider: MemoryProvider;

shopForEachTest(async (opened) => {
  provider = new MemoryProvider();
  shop = opened;
  shop.provider = provider;
  await stock(shop, 20);
});

interface Waiting {
  order: Order;
  payment: string;
}

/** An order that waits for the bank. */
async function waitingOrder(quantity: number): Promise<Waiting> {
  const order = orderOf(await place(shop, await begun(shop, [line(quantity)]), "online"));
  return { order, payment: await paymentOf(shop, order) };
}

async function waiting(count: number): Promise<Waiting[]> {
  const made: Waiting[] = [];
  while (made.length < count) made.push(await waitingOrder(1));
  return made;
}

const taken = async () => (await counters(shop))["2027-06-25 event"];
const stateOf = async ({ order }: Pick<Waiting, "order">) => (await readOrder(shop, { token: order.token }))?.state;
const statesOf = (orders: readonly Waiting[]) => Promise.all(orders.map(stateOf));

/** The job's next minute. */
async function pass(job: (opened: TestShop) => Promise<unknown> = runShopJobs): Promise<void> {
  shop.clock.now += minute;
  await job(shop);
}

test("who paid has the tickets in two minutes, though a whole batch of other payments can't be read", async () => {
  const orders = await waiting(12);
  for (const { payment } of orders) provider.set(payment, "paid");
  for (const { payment } of orders.slice(0, 6)) provider.silentAbout.add(payment);
  await pass();
  await pass();
  expect(await statesOf(orders.slice(6))).toEqual(Array.from({ length: 6 }, () => "paid"));
});

test("a payment that can't be read is asked about ever less often, an hour apart at most, and others each minute", async () => {
  const [unread, other] = await waiting(2);
  provider.silentAbout.add(unread?.payment ?? "");
  const reads = vi.spyOn(provider, "read");
  const asked: number[] = [];
  for (let now = 1; now <= 200; now += 1) {
    await pass(pollOpenPayments);
    if (reads.mock.calls.some(([id]) => id === unread?.payment)) asked.push(now);
    expect(reads.mock.calls.filter(([id]) => id === other?.payment)).toHaveLength(1);
    reads.mockClear();
  }
  expect(asked).toEqual([1, 2, 4, 8, 16, 32, 64, 124, 184]);

  provider.silentAbout.clear();
  provider.set(unread?.payment ?? "", "paid");
  shop.clock.now += 60 * minute;
  await pollOpenPayments(shop);
  expect(unread && (await stateOf(unread))).toBe("paid");
});

test("while the provider is away few are asked about, others each minute, and all are in the minute it is back", async () => {
  const orders = await waiting(12);
  for (const { payment } of orders) provider.set(payment, "paid");
  provider.trouble = "unavailable";
  const reads = vi.spyOn(provider, "read");
  const asked = new Set<string>();
  for (let minutes = 0; minutes < 10; minutes += 1) {
    await pass(pollOpenPayments);
    for (const [id] of reads.mock.calls) asked.add(id);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(5);
    reads.mockClear();
  }
  expect(asked.size).toBe(12);
  provider.trouble = "none";
  await pass(pollOpenPayments);
  expect(await statesOf(orders)).toEqual(orders.map(() => "paid"));
});

test("places are free in time though the payment of another order can't be read", async () => {
  const orders = await waiting(7);
  for (const { payment } of orders) provider.set(payment, "expired");
  provider.silentAbout.add(orders[0]?.payment ?? "");
  shop.clock.now += 14 * minute;
  await pass(expireOrders);
  expect(await statesOf(orders)).toEqual(["awaiting-payment", ...Array.from({ length: 6 }, () => "expired")]);
});

test("money goes back though another refund isn't answered, which is asked for ever less often", async () => {
  const orders = await waiting(3);
  for (const { payment } of orders) {
    provider.set(payment, "paid");
    await handlePaymentWebhook(shop, payment);
  }
  provider.trouble = "unavailable";
  for (const { order } of orders) {
    const request = { amountCents: 100, byWhom: "Kees", reason: null };
    expect(await refundOrder(shop, await idOf(shop, order), request)).toBe("asked");
  }
  provider.trouble = "none";
  const silent = orders[0]?.payment;
  const works = provider.refund.bind(provider);
  const refunds = vi.spyOn(provider, "refund").mockImplementation((refund) => {
    provider.trouble = refund.paymentId === silent ? "unavailable" : "none";
    return works(refund);
  });
  const counts: number[] = [];
  for (let now = 1; now <= 4; now += 1) {
    await pass();
    counts.push(refunds.mock.calls.length);
    refunds.mockClear();
  }
  expect(counts).toEqual([3, 1, 0, 1]);
  expect(orders.map(({ payment }) => provider.payments.get(payment)?.refundedCents)).toEqual([0, 100, 100]);
});

test("a step that fails is named in the log once, and what comes after it is done", async () => {
  const { token } = await begun(shop, [line(1)]);
  const errors = vi.spyOn(shop.log, "error");
  shop.clock.now += 15 * minute;
  await runShopJobs(shop);
  shop.clock.now += 7 * 24 * 60 * minute;
  shop.offersOf = () => Promise.reject(new Error("The catalogue can't be read"));
  await runShopJobs(shop);
  expect(await readOrder(shop, { token })).toBeNull();
  expect(errors.mock.calls).toEqual([
    [expect.stringMatching(/^The shop's job failed at updateRooms: Error: The catalogue/u)],
    [expect.stringMatching(/^The shop's job failed at recordSaleTimes: Error: The catalogue/u)],
  ]);
});

test("a waiting room that can't be read keeps no other from being drawn", async ({ skip }) => {
  skip(shop.db.dialect.client === "postgres", "PostgreSQL takes no text for a number");
  const opening = shop.clock.now + 60 * minute;
  const rooms = ["first", "second"].map((id) => {
    const day = { ...offer("day", "event", 1000, ["2027-06-25"]), saleStartsAt: new Date(opening).toISOString() };
    return { ...event(id, [day]), waitingRoom: { perMinute: 60, atOnce: null } };
  });
  shop.entries.splice(0, 1, ...rooms);
  await runShopJobs(shop);
  await shop.db.connection(roomTable).where({ eventId: "first" }).update({ early: "broken" });
  const errors = vi.spyOn(shop.log, "error");
  shop.clock.now = opening + minute;
  await runShopJobs(shop);
  expect(errors.mock.calls).toEqual([[expect.stringContaining("The waiting room of event first")]]);
  const drawn = shop.db.connection(roomTable).whereNotNull("drawnAt");
  expect(await drawn.select("eventId")).toEqual([{ eventId: "second" }]);
});

test("places are free in the end, and the payment is ended, however long the provider calls it open", async () => {
  const { order, payment } = await waitingOrder(2);
  const places: number[] = [];
  for (let minutes = 0; minutes < 40; minutes += 1) {
    shop.clock.now += minute;
    await expireOrders(shop);
    places.push((await taken())?.[1] ?? -1);
  }
  expect(places.lastIndexOf(2)).toBe(23);
  expect(await stateOf({ order })).toBe("expired");
  expect(provider.payments.get(payment)?.state).toBe("cancelled");
});

test("nor are they held when the provider can't end the payment: its money takes them again if it comes", async () => {
  const { order, payment } = await waitingOrder(2);
  provider.cancel = () => Promise.reject(new PaymentProviderError("refused", "It can't be cancelled"));
  for (let minutes = 0; minutes < 30; minutes += 5) {
    shop.clock.now += 5 * minute;
    await expireOrders(shop);
  }
  const expired = { state: "expired", payment: { state: "open" } };
  expect(await readOrder(shop, { token: order.token })).toMatchObject(expired);
  expect(await taken()).toEqual([20, 0, 0]);
  provider.set(payment, "paid");
  await handlePaymentWebhook(shop, payment);
  expect(await stateOf({ order })).toBe("paid");
});

test("who pays while the payment is ended has the tickets", async () => {
  const { order, payment } = await waitingOrder(2);
  provider.cancel = () => Promise.resolve(provider.set(payment, "paid"));
  for (let minutes = 0; minutes < 30; minutes += 5) {
    shop.clock.now += 5 * minute;
    await expireOrders(shop);
  }
  expect(await stateOf({ order })).toBe("paid");
  expect(await taken()).toEqual([20, 0, 2]);
});
