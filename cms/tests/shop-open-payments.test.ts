import { expect, test } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { expireOrders } from "../src/shop/orders/expire-orders.ts";
import { notePaymentChange } from "../src/shop/orders/pay-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { PaymentProviderError } from "../src/shop/payments/provider.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { begun, counters, line, minute, orderOf, paymentOf, place, stock, type TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";

let shop: TestShop;
let provider: MemoryProvider;

shopForEachTest(
  () => (provider = new MemoryProvider()),
  async (opened) => {
    shop = opened;
    await stock(shop, 3);
  },
);

const taken = async () => (await counters(shop))["2027-06-25 event"];
const stateOf = async ({ token }: Order) => (await readOrder(shop, { token }))?.state;

/** An order that waits for the bank, and its payment. */
async function waiting(): Promise<{ order: Order; payment: string }> {
  const order = orderOf(await place(shop, await begun(shop, [line(2)]), "online"));
  return { order, payment: await paymentOf(shop, order) };
}

test("places are free in the end, and the payment is ended, however long the provider calls it open", async () => {
  const { order, payment } = await waiting();
  const places: number[] = [];
  for (let minutes = 0; minutes < 40; minutes += 1) {
    shop.clock.now += minute;
    await expireOrders(shop);
    places.push((await taken())?.[1] ?? -1);
  }
  expect(places.lastIndexOf(2)).toBe(23);
  expect(await stateOf(order)).toBe("expired");
  expect(provider.payments.get(payment)?.state).toBe("cancelled");
});

test("nor are they held when the provider can't end the payment: its money takes them again if it comes", async () => {
  const { order, payment } = await waiting();
  provider.cancel = () => Promise.reject(new PaymentProviderError("refused", "It can't be cancelled"));
  for (let minutes = 0; minutes < 30; minutes += 5) {
    shop.clock.now += 5 * minute;
    await expireOrders(shop);
  }
  expect(await readOrder(shop, { token: order.token })).toMatchObject({
    state: "expired",
    payment: { state: "open" },
  });
  expect(await taken()).toEqual([3, 0, 0]);
  provider.set(payment, "paid");
  await notePaymentChange(shop, payment);
  expect(await stateOf(order)).toBe("paid");
});

test("who pays while the payment is ended has the tickets", async () => {
  const { order, payment } = await waiting();
  provider.cancel = () => Promise.resolve(provider.set(payment, "paid"));
  for (let minutes = 0; minutes < 30; minutes += 5) {
    shop.clock.now += 5 * minute;
    await expireOrders(shop);
  }
  expect(await stateOf(order)).toBe("paid");
  expect(await taken()).toEqual([3, 0, 2]);
});
