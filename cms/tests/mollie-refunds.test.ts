import { afterEach, beforeEach, expect, test } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { readKassaOrder } from "../src/shop/kassa/read-kassa-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { refundOrder } from "../src/shop/orders/refund-order.ts";
import { runShopJobs } from "../src/shop/shop-jobs.ts";
import {
  changeQuietly,
  clearIdempotencyKeys,
  openPaymentSite,
  paidAt,
  type PaymentSite,
  paymentsAtProvider,
  setTrouble,
  tell,
} from "./payment-site.ts";
import { counters, idOf, minute, stock } from "./shop.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
let site: PaymentSite;

beforeEach(async () => {
  site = await openPaymentSite(cms.strapi);
  await stock(site.shop, 3);
});

afterEach(() => site.stop());

const read = ({ token }: Order) => readOrder(site.shop, { token });
const taken = async () => (await counters(site.shop))["2027-06-25 event"];

test("money goes back in part and then the rest, once each", async () => {
  const { order, payment } = await paidAt(site);
  const id = await idOf(site.shop, order);
  const { grossCents } = order.totals;
  expect(await refundOrder(site.shop, id, { amountCents: 580, byWhom: "Kees", reason: null })).toBe("done");
  expect(await read(order)).toMatchObject({ state: "paid", refundedCents: 580 });
  const rest = { amountCents: grossCents - 580, byWhom: "Kees", reason: "afgelast" };
  expect(await refundOrder(site.shop, id, { ...rest, amountCents: grossCents })).toBe("too-much");
  expect(await refundOrder(site.shop, id, rest)).toBe("done");
  await tell(site, payment);
  expect(await read(order)).toMatchObject({ state: "refunded", refundedCents: grossCents });
  expect((await paymentsAtProvider(site, order.token))[0]?.refunds).toHaveLength(2);
  expect(await taken()).toEqual([3, 0, 0]);
});

test.each(["down", "lost"])(
  "money goes back while Mollie is in trouble (%s): the job asks again, and it is made once",
  async (kind) => {
    const { order, payment } = await paidAt(site);
    const id = await idOf(site.shop, order);
    await setTrouble(site, order, { trouble: kind, calls: ["refund"] });
    expect(await refundOrder(site.shop, id, { amountCents: 580, byWhom: "Kees", reason: null })).toBe("asked");
    await runShopJobs(site.shop);
    // Mollie knows a key for an hour.
    await clearIdempotencyKeys(site);
    await setTrouble(site, order, { trouble: "none" });
    site.shop.clock.now += minute;
    await runShopJobs(site.shop);
    await runShopJobs(site.shop);
    await tell(site, payment);
    expect((await paymentsAtProvider(site, order.token))[0]?.refunds).toHaveLength(1);
    expect(await read(order)).toMatchObject({ state: "paid", refundedCents: 580 });
  },
);

test("money that the customer's bank took back is noted once, however often Mollie tells, and the tickets stay valid", async () => {
  const { order, payment } = await paidAt(site);
  const id = await idOf(site.shop, order);
  const { grossCents } = order.totals;
  const told = site.shop.told.length;
  const standing = () => readKassaOrder(site.shop, id);
  await changeQuietly(site, payment, { chargedBack: { currency: "EUR", value: "5.80" } });
  await tell(site, payment, 50);
  expect(await standing()).toMatchObject({
    state: "paid",
    chargedBackCents: 580,
    payments: [{ state: "paid", chargedBackCents: 580 }],
    can: { cancel: true, refundCents: grossCents - 580 },
  });
  expect((await read(order))?.tickets.every(({ isCancelled }) => !isCancelled)).toBe(true);
  expect(site.shop.told).toHaveLength(told);
  const whole = { amountCents: grossCents, byWhom: "Kees", reason: null };
  expect(await refundOrder(site.shop, id, whole)).toBe("too-much");

  await changeQuietly(site, payment, { chargedBack: null });
  await tell(site, payment);
  expect(await standing()).toMatchObject({ state: "paid", chargedBackCents: 0, can: { refundCents: grossCents } });
});
