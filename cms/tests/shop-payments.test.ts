import { describe, expect, test } from "vitest";
import { releaseOrder } from "../src/shop/orders/end-order.ts";
import { expireOrders } from "../src/shop/orders/expire-orders.ts";
import { extendOrder } from "../src/shop/orders/extend-order.ts";
import { refreshOrder } from "../src/shop/orders/refresh-order.ts";
import { handlePaymentWebhook, payOrder } from "../src/shop/orders/pay-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { refundOrder } from "../src/shop/orders/refund-order.ts";
import type { Order } from "@circuit/contract/shop/order";
import { MemoryProvider } from "./memory-provider.ts";
import { begin, begun, counters, idOf, line, minute, orderOf, paymentOf, place, stock, type TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";

let shop: TestShop;
let provider: MemoryProvider;
shopForEachTest(async (opened) => {
  provider = new MemoryProvider();
  shop = opened;
  shop.provider = provider;
  await stock(shop, 3);
});

const taken = async () => (await counters(shop))["2027-06-25 event"];

/** An order that waits for the bank, and its payment. */
async function waiting(quantity = 2): Promise<{ order: Order; payment: string }> {
  const order = orderOf(await place(shop, await begun(shop, [line(quantity)]), "online"));
  return { order, payment: await paymentOf(shop, order) };
}

const stateOf = async ({ token }: Order) => (await readOrder(shop, { token }))?.state;

describe("paying online", () => {
  test("a message of the provider counts once, however often it comes, and proves nothing by itself", async () => {
    const { order, payment } = await waiting();
    await handlePaymentWebhook(shop, payment);
    expect(await stateOf(order)).toBe("awaiting-payment");
    provider.set(payment, "paid");
    await Promise.all(Array.from({ length: 100 }, () => handlePaymentWebhook(shop, payment)));
    await expect.poll(() => shop.told.length, { timeout: 15_000 }).toBe(2);
    expect(shop.told.map(({ after }) => after)).toEqual(["awaiting-payment", "paid"]);
    expect((await readOrder(shop, { token: order.token }))?.tickets).toHaveLength(2);
    expect(await taken()).toEqual([3, 0, 2]);

    // Answers that were on their way for long.
    for (const before of ["failed", "open"] as const) {
      provider.set(payment, before);
      await handlePaymentWebhook(shop, payment);
      expect(await stateOf(order)).toBe("paid");
    }
    expect(await handlePaymentWebhook(shop, "tr_forged")).toEqual({ outcome: "noted" });
  });

  test("that failed is tried again and keeps everything, up to six times", async () => {
    const { order, payment } = await waiting();
    expect(await payOrder(shop, order.token)).toMatchObject({ payAt: `https://provider.example/${payment}` });
    for (let tries = 2; tries <= 6; tries += 1) {
      provider.set(await paymentOf(shop, order), "failed");
      shop.clock.now += 14 * minute;
      const payAt = `https://provider.example/tr_${tries}`;
      expect(await payOrder(shop, order.token)).toMatchObject({ outcome: "order", payAt });
    }
    provider.set(await paymentOf(shop, order), "cancelled");
    expect(await payOrder(shop, order.token)).toEqual({ outcome: "failed", reason: "no-more-time" });
    expect(await taken()).toEqual([3, 2, 0]);
  });

  test("never takes back time that was promised", async () => {
    let order = await begun(shop, [line(2)]);
    for (let more = 0; more < 3; more += 1) order = orderOf(await extendOrder(shop, order.token));
    const promised = order.heldUntil;
    const placed = orderOf(await place(shop, order, "online"));
    expect(placed.heldUntil).toBe(promised);
    provider.set(await paymentOf(shop, placed), "failed");
    expect(orderOf(await payOrder(shop, order.token)).heldUntil).toBe(promised);
  });

  test("is noticed when the visitor looks, and when the time is up, though the message of the provider got lost", async () => {
    const [looks, away] = [await waiting(1), await waiting(1)];
    for (const { payment } of [looks, away]) provider.set(payment, "paid");
    expect(orderOf(await refreshOrder(shop, looks.order.token)).state).toBe("paid");
    shop.clock.now += 15 * minute;
    await expireOrders(shop);
    expect(await stateOf(away.order)).toBe("paid");
  });

  test("while the provider is away tells the visitor what is known", async () => {
    const { order } = await waiting();
    provider.trouble = "unavailable";
    expect(orderOf(await refreshOrder(shop, order.token)).state).toBe("awaiting-payment");
    expect(await payOrder(shop, order.token)).toEqual({ outcome: "failed", reason: "provider-away" });
    expect(await releaseOrder(shop, order.token)).toEqual({ outcome: "failed", reason: "provider-away" });
    const told = await handlePaymentWebhook(shop, await paymentOf(shop, order));
    expect(told).toEqual({ outcome: "failed", reason: "provider-away" });
  });
});

describe("when the time is up", () => {
  test("places are kept while the payment is open or the provider is away, and then free", async () => {
    const { order, payment } = await waiting();
    shop.clock.now += 15 * minute;
    await expireOrders(shop);
    expect(await stateOf(order)).toBe("awaiting-payment");
    shop.clock.now += 5 * minute;
    provider.trouble = "unavailable";
    await expireOrders(shop);
    expect(await stateOf(order)).toBe("awaiting-payment");
    // Who buys now doesn't get them either.
    expect((await begin(shop, [line(2)])).outcome).toBe("refused");
    provider.trouble = "none";
    provider.set(payment, "expired");
    shop.clock.now += minute;
    await expireOrders(shop);
    const expired = { state: "expired", payment: { state: "expired" } };
    expect(await readOrder(shop, { token: order.token })).toMatchObject(expired);
    expect(await taken()).toEqual([3, 0, 0]);
    expect(await payOrder(shop, order.token)).toEqual({ outcome: "failed", reason: "expired" });
  });

  test("a payment that comes after it takes the places again if they are there", async () => {
    const { order, payment } = await waiting();
    await expire(payment);
    provider.set(payment, "paid");
    await handlePaymentWebhook(shop, payment);
    expect((await readOrder(shop, { token: order.token }))?.tickets).toHaveLength(2);
    expect(await taken()).toEqual([3, 0, 2]);
  });

  test("or of a hold whose time is up as well", async () => {
    const { order, payment } = await waiting();
    await expire(payment);
    await begun(shop, [line(3)]);
    shop.clock.now += 15 * minute;
    provider.set(payment, "paid");
    await handlePaymentWebhook(shop, payment);
    expect(await stateOf(order)).toBe("paid");
    expect(await taken()).toEqual([3, 0, 2]);
  });

  test("and is to be paid back when somebody else has them", async () => {
    const { order, payment } = await waiting();
    await expire(payment);
    await place(shop, await begun(shop, [line(2)]), "gate");
    provider.set(payment, "paid");
    await Promise.all([handlePaymentWebhook(shop, payment), handlePaymentWebhook(shop, payment)]);
    expect(await readOrder(shop, { token: order.token })).toMatchObject({ state: "refund-due", tickets: [] });
    expect(await taken()).toEqual([3, 0, 2]);

    const id = await idOf(shop, order);
    const { grossCents } = order.totals;
    expect(await refundOrder(shop, id, { amountCents: grossCents, byWhom: "Kees", reason: "te laat" })).toBe("done");
    expect(await readOrder(shop, { id })).toMatchObject({ state: "refunded", refundedCents: grossCents });
    expect(provider.payments.get(payment)?.refundedCents).toBe(grossCents);
  });

  async function expire(payment: string): Promise<void> {
    provider.set(payment, "expired");
    shop.clock.now += 15 * minute;
    await expireOrders(shop);
    expect(await taken()).toEqual([3, 0, 0]);
  }
});

test("a visitor who goes back ends the payment; one who paid meanwhile has the tickets", async () => {
  const first = await waiting(1);
  expect(orderOf(await releaseOrder(shop, first.order.token)).state).toBe("cancelled");
  expect(provider.payments.get(first.payment)?.state).toBe("cancelled");
  expect(await taken()).toEqual([3, 0, 0]);
  const second = await waiting(1);
  provider.set(second.payment, "paid");
  expect(await releaseOrder(shop, second.order.token)).toEqual({ outcome: "failed", reason: "wrong-state" });
  expect(await stateOf(second.order)).toBe("paid");
});
