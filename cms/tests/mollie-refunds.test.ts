import { afterEach, beforeEach, expect, test } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { readKassaOrder } from "../src/shop/kassa/read-kassa-order.ts";
import { readToDo } from "../src/shop/kassa/read-to-do.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { refundOrder } from "../src/shop/orders/refund-order.ts";
import { recordTransfer, repeatRefund } from "../src/shop/orders/settle-refund.ts";
import { runShopJobs } from "../src/shop/shop-jobs.ts";
import { refundTable } from "../src/shop/tables/payment-tables.ts";
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
import { idOf, minute, stock } from "./shop.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
let site: PaymentSite;

beforeEach(async () => {
  site = await openPaymentSite(cms.strapi);
  await stock(site.shop, 300);
});

afterEach(() => site.stop());

const read = ({ token }: Order) => readOrder(site.shop, { token });
const moneyBack = async (order: Order) => (await read(order))?.moneyBack;
const nothing = { returnedCents: 0, underWayCents: 0, toTransferCents: 0, failedCents: 0 };

/** A paid order of which € 5,80 goes back. @param trouble - That Mollie has with refunds of it from now on. */
async function refunded(trouble = "none") {
  const { order, payment } = await paidAt(site);
  const id = await idOf(site.shop, order);
  await setTrouble(site, order, { trouble, calls: ["refund"] });
  const outcome = await refundOrder(site.shop, id, { amountCents: 580, byWhom: "Kees", reason: "regen" });
  const [refund] = (await readKassaOrder(site.shop, id))?.refunds ?? [];
  if (refund === undefined) throw new Error("There is no refund");
  return { order, payment, id, outcome, refundId: refund.id };
}

const endTrouble = (order: Order) => setTrouble(site, order, { trouble: "none" });

/** The refunds of its only payment at Mollie. */
const refundsAtMollie = async ({ token }: Order) => (await paymentsAtProvider(site, token))[0]?.refunds;

test.each(["down", "lost"])(
  "money goes back while Mollie is in trouble (%s): the job asks again, and it is made once",
  async (kind) => {
    const { order, payment, outcome } = await refunded(kind);
    expect(outcome).toBe("asked");
    await runShopJobs(site.shop);
    // Mollie knows a key for an hour.
    await clearIdempotencyKeys(site);
    await endTrouble(order);
    site.shop.clock.now += minute;
    await runShopJobs(site.shop);
    await runShopJobs(site.shop);
    await tell(site, payment);
    expect(await refundsAtMollie(order)).toHaveLength(1);
    expect(await read(order)).toMatchObject({ state: "paid", refundedCents: 580 });
  },
);

test("a refund that Mollie refuses has failed at once, isn't asked for again, and waits for staff", async () => {
  const { order, id, outcome } = await refunded("refused");
  expect(outcome).toBe("failed");
  expect(await moneyBack(order)).toEqual({ ...nothing, failedCents: 580 });
  await endTrouble(order);
  await runShopJobs(site.shop);
  expect(await refundsAtMollie(order)).toEqual([]);
  expect(await readKassaOrder(site.shop, id)).toMatchObject({
    refunds: [{ state: "failed", canRepeat: true, canTransfer: true }],
  });
  expect(await readToDo(site.shop.db)).toMatchObject([{ kind: "refund-failed", id, number: order.number, cents: 580 }]);
});

test("a refund that failed is asked for again by staff, once however often they press", async () => {
  const { order, id, refundId } = await refunded("refused");
  expect(await repeatRefund(site.shop, id, refundId)).toBe("failed");
  await endTrouble(order);
  expect(await Promise.all([1, 2, 3].map(() => repeatRefund(site.shop, id, refundId)))).toContain("done");
  expect(await refundsAtMollie(order)).toHaveLength(1);
  expect(await moneyBack(order)).toEqual({ ...nothing, underWayCents: 580 });
  expect(await readToDo(site.shop.db)).toEqual([]);
  expect(await read(order)).toMatchObject({ refundedCents: 580 });
});

test("a refund that failed is transferred by staff: it is back, and Mollie is asked for nothing more", async () => {
  const { order, id, refundId, payment } = await refunded("refused");
  await endTrouble(order);
  expect(await recordTransfer(site.shop, id, { refundId, byWhom: "Ans" })).toBe("done");
  expect(await recordTransfer(site.shop, id, { refundId, byWhom: "Bob" })).toBe("done");
  expect(await repeatRefund(site.shop, id, refundId)).toBe("not-now");
  await runShopJobs(site.shop);
  await tell(site, payment);
  expect(await moneyBack(order)).toEqual({ ...nothing, returnedCents: 580 });
  expect(await readKassaOrder(site.shop, id)).toMatchObject({
    refunds: [{ state: "returned", isByHand: true, transferredBy: "Ans", canRepeat: false, canTransfer: false }],
  });
  expect(await refundsAtMollie(order)).toEqual([]);
});

test.each(["failed", "canceled"])(
  "a refund that Mollie accepted and that comes to nothing later (%s) is noticed when Mollie tells",
  async (refundStatus) => {
    const { order, payment, id, refundId } = await refunded();
    expect(await moneyBack(order)).toEqual({ ...nothing, underWayCents: 580 });
    await changeQuietly(site, payment, { refundStatus });
    await tell(site, payment, 2);
    expect(await moneyBack(order)).toEqual({ ...nothing, failedCents: 580 });
    expect(await read(order)).toMatchObject({ refundedCents: 580 });

    // The same again is another refund to Mollie, also within the hour in which it knows a key.
    expect(await repeatRefund(site.shop, id, refundId)).toBe("done");
    await tell(site, payment);
    expect(await moneyBack(order)).toEqual({ ...nothing, underWayCents: 580 });
    expect(await refundsAtMollie(order)).toHaveLength(2);
  },
);

test("a refund that failed later is noticed by the job too, when Mollie's message got lost, and one that is back", async () => {
  const { order, payment } = await refunded();
  await changeQuietly(site, payment, { refundStatus: "failed" });
  await runShopJobs(site.shop);
  expect(await moneyBack(order), "an hour hasn't passed").toEqual({ ...nothing, underWayCents: 580 });
  site.shop.clock.now += 61 * minute;
  await runShopJobs(site.shop);
  expect(await moneyBack(order)).toEqual({ ...nothing, failedCents: 580 });

  const other = await refunded();
  await changeQuietly(site, other.payment, { refundStatus: "refunded" });
  site.shop.clock.now += 61 * minute;
  await runShopJobs(site.shop);
  expect(await moneyBack(other.order)).toEqual({ ...nothing, returnedCents: 580 });
});

test.each([1, 2])(
  "of %i refunds that staff made at Mollie one is the one that failed, and none is counted twice or not at all",
  async (count) => {
    const { order, payment } = await refunded();
    await changeQuietly(site, payment, { refundStatus: "failed" });
    await tell(site, payment);
    for (let made = 0; made < count; made += 1) {
      await changeQuietly(site, payment, { refund: { amount: { currency: "EUR", value: "5.80" } } });
    }
    await tell(site, payment, 2);
    expect(await moneyBack(order)).toEqual({ ...nothing, underWayCents: 580 * count });
    expect(await read(order)).toMatchObject({ refundedCents: 580 * count });
  },
);

test("a hundred refunds that get no sense out of Mollie don't keep the next one from being asked for", async () => {
  const { order, payment, id } = await refunded();
  const { connection } = site.shop.db;
  const { id: paymentId }: { id: number } = await connection("circuit_payments").where({ providerId: payment }).first();
  // The payment that they are of is another's: each try ends the same.
  const { payment: strange, order: other } = await paidAt(site);
  await setTrouble(site, other, { trouble: "lost", calls: ["refund"] });
  const { id: strangeId }: { id: number } = await connection("circuit_payments").where({ providerId: strange }).first();
  const row = { state: "asked", createdAt: 1, amountCents: 1, byWhom: "Kees", askedAt: 5, orderId: id };
  await connection(refundTable).insert(Array.from({ length: 110 }, () => ({ ...row, paymentId: strangeId })));
  await connection(refundTable).insert({ ...row, paymentId, askedAt: 1 });
  await runShopJobs(site.shop);
  expect(await refundsAtMollie(order)).toHaveLength(2);
});

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
