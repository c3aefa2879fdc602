import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { addLanguages } from "../src/content/languages.ts";
import { releaseOrder } from "../src/shop/orders/end-order.ts";
import { payOrder } from "../src/shop/orders/pay-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { runShopJobs } from "../src/shop/shop-jobs.ts";
import {
  changeQuietly,
  expectState,
  openPaymentSite,
  patienceMs,
  patient,
  type PaymentSite,
  paymentsAtProvider,
  pressAtProvider,
  setTrouble,
  tell,
  waitingAt,
} from "./payment-site.ts";
import { begun, counters, line, minute, newKey, paymentOf, place, stock } from "./shop.ts";
import { emptyCmsForFile } from "./shared-cms.ts";

const cms = emptyCmsForFile();
let site: PaymentSite;

beforeAll(() => addLanguages(cms.strapi));

beforeEach(async () => {
  site = await openPaymentSite(cms.strapi);
  await stock(site.shop, 3);
});

afterEach(() => site.stop());

const waiting = (quantity?: number) => waitingAt(site, quantity);
const read = ({ token }: Order) => readOrder(site.shop, { token });
const taken = async () => (await counters(site.shop))["2027-06-25 event"];

describe("who pays through Mollie", () => {
  test("has the tickets as soon as the message comes, with the method and the moment", async () => {
    const { order, payAt } = await waiting();
    expect(payAt).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/checkout\/tr_/u);
    const asked = { status: "open", locale: "nl_NL", methods: ["ideal", "creditcard", "bancontact"] };
    expect((await paymentsAtProvider(site, order.token))[0]).toMatchObject(asked);
    expect(await taken()).toEqual([3, 2, 0]);
    await pressAtProvider(payAt, "paid");
    await expectState(site, order, "paid");
    const after = await read(order);
    expect(after).toMatchObject({ payment: { state: "paid", method: "ideal" } });
    expect(after?.payment?.paidAt).toMatch(/Z$/u);
    expect(after?.tickets).toHaveLength(2);
    expect(await taken()).toEqual([3, 0, 2]);
  });

  test.each([
    ["failed", "failed"],
    ["canceled", "cancelled"],
    ["expired", "expired"],
  ])("and doesn't (%s) keeps the places and all that was filled in, and pays with the next try", async (at, state) => {
    const { order, payAt } = await waiting();
    await pressAtProvider(payAt, at);
    await expect.poll(async () => (await read(order))?.payment?.state, patient).toBe(state);
    expect(await read(order)).toMatchObject({ state: "awaiting-payment", customer: order.customer });
    expect(await taken()).toEqual([3, 2, 0]);

    const again = await payOrder(site.shop, order.token);
    const next = again.outcome === "order" ? again.payAt : null;
    expect(next).not.toBe(payAt);
    await pressAtProvider(next, "paid");
    await expectState(site, order, "paid");
    expect(await taken()).toEqual([3, 0, 2]);
  });

  test("goes on in another language with the same payment, which then leads back to that language", async () => {
    const { order, payAt } = await waiting();
    expect(await payOrder(site.shop, order.token, "en")).toMatchObject({ order: { locale: "en" }, payAt });
    const redirectUrl = site.shop.addresses.orderPage("en", order.token);
    const [payment, ...others] = await paymentsAtProvider(site, order.token);
    expect(payment).toMatchObject({ status: "open", locale: "en_GB", redirectUrl });
    expect(others).toEqual([]);
  });

  test("goes back and gives the order up: the payment is cancelled there too", async () => {
    const { order } = await waiting();
    await releaseOrder(site.shop, order.token);
    expect((await paymentsAtProvider(site, order.token))[0]?.status).toBe("canceled");
    expect(await taken()).toEqual([3, 0, 0]);
  });
});

describe("while Mollie is in trouble", () => {
  test("at saying how can be paid, a payment is made by what is on there", async () => {
    await setTrouble(site, { token: "" }, { trouble: "down", calls: ["methods"] });
    const { order } = await waiting();
    expect((await paymentsAtProvider(site, order.token))[0]).toMatchObject({ status: "open", methods: [] });
  });

  test.each([
    ["down", {}],
    ["slow", { delayMs: patienceMs * 3 }],
    ["lost", {}],
  ])("(%s) at placing, the order is safe, and the same button pays it once", async (kind, more) => {
    const held = await begun(site.shop, [line(2)]);
    const key = newKey();
    await setTrouble(site, held, { trouble: kind, calls: ["create"], ...more });
    expect(await place(site.shop, held, "online", { idempotencyKey: key })).toEqual({
      outcome: "failed",
      reason: "provider-away",
    });
    expect(await read(held)).toMatchObject({ state: "awaiting-payment", payment: { state: "not-begun" } });
    expect(await taken()).toEqual([3, 2, 0]);

    await setTrouble(site, held, { trouble: "none" });
    const again = await payOrder(site.shop, held.token);
    expect(again).toMatchObject({ outcome: "order", order: { payment: { state: "open" } } });
    expect(await place(site.shop, held, "online", { idempotencyKey: key })).toEqual(again);
    await pressAtProvider(again.outcome === "order" ? again.payAt : null, "paid");
    await expectState(site, held, "paid");
    expect(await paymentsAtProvider(site, held.token)).toMatchObject([{ status: "paid" }]);
  });
});

describe("a message", () => {
  test("of an order that was given up isn't missed: the money is to go back", async () => {
    const { order, payAt } = await waiting();
    await setTrouble(site, order, { isTold: false, trouble: "down", calls: ["cancel"] });
    await releaseOrder(site.shop, order.token);
    await pressAtProvider(payAt, "paid");
    site.shop.clock.now += minute;
    await runShopJobs(site.shop);
    expect((await read(order))?.state).toBe("refund-due");
  });

  test("of another amount or currency than was asked doesn't count as paid", async () => {
    for (const amount of [
      { currency: "EUR", value: "0.01" },
      { currency: "EUR", value: "9999.00" },
      { currency: "USD", value: "21.80" },
    ]) {
      const { order } = await waiting(1);
      const payment = await paymentOf(site.shop, order);
      await changeQuietly(site, payment, { status: "paid", amount });
      await tell(site, payment);
      expect((await read(order))?.state).toBe("awaiting-payment");
    }
  });
});
