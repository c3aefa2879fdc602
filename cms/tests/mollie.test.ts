import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { addLanguages } from "../src/content/languages.ts";
import { queueOrderMail } from "../src/shop/mails/queue-order-mails.ts";
import { releaseOrder } from "../src/shop/orders/end-order.ts";
import { lookAtOrder } from "../src/shop/orders/look-at-order.ts";
import { notePaymentChange, payOrder } from "../src/shop/orders/pay-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { MollieProvider } from "../src/shop/payments/mollie-provider.ts";
import { keepShop } from "../src/shop/shop-jobs.ts";
import { emptyOutbox, readOutbox, settled } from "./outbox.ts";
import {
  changeQuietly,
  expectState,
  openPaymentSite,
  paidAt,
  patienceMs,
  patient,
  type PaymentSite,
  paymentsAtProvider,
  pressAtProvider,
  setTrouble,
  tell,
  waitingAt,
} from "./payment-site.ts";
import { postSubscription } from "./post-submission.ts";
import { publish } from "./publish.ts";
import { begun, counters, line, minute, newKey, orderOf, paymentOf, place, stock } from "./shop.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { isWholeRun } from "./whole-run.ts";

const cms = emptyCmsForFile();
let site: PaymentSite;

beforeAll(async () => {
  await addLanguages(cms.strapi);
  await publish(cms.strapi, "api::settings.settings", () => ({
    brandName: "Circuit Drenthe",
    contact: { organisation: "Stichting Circuit", city: "Hunebrink", email: "tickets@circuit.example" },
  }));
});

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
    const methods = ["ideal", "creditcard", "bancontact"];
    expect((await paymentsAtProvider(site, order.token))[0]).toMatchObject({
      status: "open",
      locale: "nl_NL",
      methods,
    });
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
  /** Every call waits equally long: in the gate it does so at placing alone. */
  const troubles = isWholeRun ? ["down", "slow"] : ["down"];

  test.each(troubles)("(%s) at saying how can be paid, a payment is made by what is on there", async (kind) => {
    await setTrouble(site, { token: "" }, { trouble: kind, calls: ["methods"], delayMs: patienceMs * 3 });
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
    expect(await place(site.shop, held, "online", key)).toEqual({ outcome: "failed", reason: "provider-away" });
    expect(await read(held)).toMatchObject({ state: "awaiting-payment", payment: { state: "not-begun" } });
    expect(await taken()).toEqual([3, 2, 0]);

    await setTrouble(site, held, { trouble: "none" });
    const again = await payOrder(site.shop, held.token);
    expect(again).toMatchObject({ outcome: "order", order: { payment: { state: "open" } } });
    expect(await place(site.shop, held, "online", key)).toEqual(again);
    await pressAtProvider(again.outcome === "order" ? again.payAt : null, "paid");
    await expectState(site, held, "paid");
    const payments = await paymentsAtProvider(site, held.token);
    expect(payments.filter(({ status }) => status === "paid")).toHaveLength(1);
    expect(payments.length).toBeLessThanOrEqual(1);
  });

  test.each(troubles)("(%s) at looking, a visitor reads soon what is known", async (kind) => {
    const { order } = await waiting();
    await setTrouble(site, order, { trouble: kind, delayMs: patienceMs * 3 });
    expect(orderOf(await lookAtOrder(site.shop, order.token)).state).toBe("awaiting-payment");
    expect(await payOrder(site.shop, order.token)).toEqual({ outcome: "failed", reason: "provider-away" });
    expect(await notePaymentChange(site.shop, await paymentOf(site.shop, order))).toEqual({
      outcome: "failed",
      reason: "provider-away",
    });
  });

  test("the job of every minute doesn't wait for it order by order, and frees no place", async () => {
    for (let orders = 0; orders < 3; orders += 1) await waiting(1);
    await setTrouble(site, { token: "" }, { trouble: "slow", delayMs: patienceMs * 3 });
    site.shop.clock.now += 15 * minute;
    const looks = vi.spyOn(MollieProvider.prototype, "read");
    await keepShop(site.shop);
    // Once for all open payments, three at once, and once for the orders whose time is up.
    expect(looks).toHaveBeenCalledTimes(6);
    looks.mockRestore();
    expect(await taken()).toEqual([3, 3, 0]);
  });

  test("its message is refused, and counts when it comes again", async () => {
    const { order, payAt } = await waiting();
    await setTrouble(site, order, { trouble: "down", calls: ["read"] });
    await pressAtProvider(payAt, "paid");
    await expect.poll(() => site.answered, patient).toEqual([503]);
    await setTrouble(site, order, { trouble: "none" });
    await expectState(site, order, "paid");
  });
});

describe("a message", () => {
  const times = isWholeRun ? 1000 : 40;

  test("that never comes isn't missed: the job of every minute asks", async () => {
    const { order, payAt } = await waiting();
    await setTrouble(site, order, { isTold: false });
    await pressAtProvider(payAt, "paid");
    site.shop.clock.now += minute;
    await keepShop(site.shop);
    expect((await read(order))?.state).toBe("paid");
    expect(site.answered).toEqual([]);
  });

  test("of an order that was given up isn't missed either: the money is to go back", async () => {
    const { order, payAt } = await waiting();
    await setTrouble(site, order, { isTold: false, trouble: "down", calls: ["cancel"] });
    await releaseOrder(site.shop, order.token);
    await pressAtProvider(payAt, "paid");
    site.shop.clock.now += minute;
    await keepShop(site.shop);
    expect((await read(order))?.state).toBe("refund-due");
  });

  test(`that comes ${times} times changes the state once: one set of tickets, one mail`, async () => {
    await emptyOutbox(cms);
    site.shop.onOrderChanged = async (orderId, before, after) => {
      site.shop.told.push({ id: orderId, before: before?.state ?? null, after: after.state });
      await queueOrderMail(cms.strapi, site.shop, { orderId, before, onMail: () => undefined });
    };
    const { order, payAt } = await waiting();
    await setTrouble(site, order, { isTold: false });
    await pressAtProvider(payAt, "paid");
    // What a busy machine has no room for is sent again by the provider.
    const { 200: accepted = 0, 503: refused = 0 } = await tell(site, await paymentOf(site.shop, order), times);
    expect([accepted > 0, accepted + refused]).toEqual([true, times]);
    expect((await read(order))?.tickets).toHaveLength(2);
    expect(await taken()).toEqual([3, 0, 2]);
    await expect.poll(() => site.shop.told.map(({ after }) => after), patient).toEqual(["awaiting-payment", "paid"]);
    // Wakes what sends mails.
    await postSubscription(cms.origin, { action: "confirm", token: "x".repeat(43) });
    await settled(cms);
    expect(readOutbox(cms)).toHaveLength(1);
  });

  test("that is out of order changes nothing: what Mollie says counts", async () => {
    const { order, payment } = await paidAt(site);
    await changeQuietly(site, payment, { status: "failed" });
    await tell(site, payment);
    expect((await read(order))?.state).toBe("paid");
    await changeQuietly(site, payment, { status: "open" });
    await tell(site, payment);
    expect((await read(order))?.tickets).toHaveLength(2);
  });

  test("that is forged changes nothing, with an unknown id or with somebody else's", async () => {
    const { order } = await waiting();
    const payment = await paymentOf(site.shop, order);
    for (const id of ["tr_unknown", payment]) expect(await tell(site, id)).toEqual({ 200: 1 });
    expect((await read(order))?.state).toBe("awaiting-payment");
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

describe("a payment that comes when the time is up", () => {
  test("takes the places again while they are there", async () => {
    const { order, payment } = await late();
    await tell(site, payment);
    expect((await read(order))?.tickets).toHaveLength(2);
    expect(await taken()).toEqual([3, 0, 2]);
  });

  test("is to be paid back when somebody else has them", async () => {
    const { order, payment } = await late();
    await place(site.shop, await begun(site.shop, [line(2)]), "gate");
    await tell(site, payment, 3);
    expect(await read(order)).toMatchObject({ state: "refund-due", tickets: [] });
    expect(await taken()).toEqual([3, 0, 2]);
  });

  /** The payment expired and so did the order; then the bank said that it was paid after all. */
  async function late(): Promise<{ order: Order; payment: string }> {
    const { order, payAt } = await waiting();
    await pressAtProvider(payAt, "expired");
    site.shop.clock.now += 15 * minute;
    await keepShop(site.shop);
    expect((await read(order))?.state).toBe("expired");
    expect(await taken()).toEqual([3, 0, 0]);
    const payment = await paymentOf(site.shop, order);
    await changeQuietly(site, payment, { status: "paid" });
    return { order, payment };
  }
});
