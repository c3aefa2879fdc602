import { beforeEach, describe, expect, test } from "vitest";
import type { Locale } from "@circuit/contract/locales";
import type { PaymentMethod } from "@circuit/contract/shop/order";
import { sendOrderMailAgain } from "../src/shop/mails/queue-order-mails.ts";
import { cancelOrder } from "../src/shop/orders/end-order.ts";
import { handlePaymentWebhook } from "../src/shop/orders/pay-order.ts";
import { recordStaffPayment } from "../src/shop/orders/receive-money.ts";
import { refundOrder } from "../src/shop/orders/refund-order.ts";
import { recordTransfer, repeatRefund } from "../src/shop/orders/settle-refund.ts";
import { notifyOrderChanges } from "../src/shop/orders/notify-order-changes.ts";
import type { RefundReading } from "../src/shop/payments/provider.ts";
import { refundTable } from "../src/shop/tables/payment-tables.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { mailCustomers, takeMails } from "./order-mails.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { begun, idOf, line, minute, openTestShop, orderOf, paymentOf, place, stock } from "./shop.ts";
import type { TestShop } from "./shop.ts";

const cms = emptyCmsForFile();
let shop: TestShop;
let provider: MemoryProvider;

beforeEach(async () => {
  provider = new MemoryProvider();
  shop = await openTestShop(cms.strapi, provider);
  mailCustomers(cms.strapi, shop);
  shop.sendMailAgain = (orderId, press) =>
    sendOrderMailAgain(cms.strapi, shop, { orderId, press, onMail: () => undefined });
  await stock(shop, 50);
});

/** A placed order of € 21,80, without the mails about it so far. */
async function order(method: PaymentMethod, locale: Locale = "nl") {
  const placed = orderOf(await place(shop, await begun(shop, [line(2)]), method, { locale }));
  await mails();
  return { placed, id: await idOf(shop, placed) };
}

/** One that was paid at the gate. */
async function paidAtGate(locale: Locale = "nl") {
  const made = await order("gate", locale);
  await recordStaffPayment(shop, made.id, { method: "gate", byWhom: "Kees" });
  await mails();
  return made;
}

/** One that was paid online, and its payment there. */
async function paidOnline(locale: Locale = "nl") {
  const made = await order("online", locale);
  const payment = await paymentOf(shop, made.placed);
  provider.set(payment, "paid");
  await handlePaymentWebhook(shop, payment);
  await mails();
  return { ...made, payment };
}

/** What each mail says that waits for the customer. */
const mails = async () => (await takeMails(shop)).map(({ subject, text, html }) => `${subject}\n${text}\n${html}`);

/** What the only mail says. */
async function mail(): Promise<string> {
  const [only, ...others] = await mails();
  if (only === undefined || others.length > 0) throw new Error(`Not one mail but ${others.length}`);
  return only;
}

describe("who is told that the order was cancelled", () => {
  test("reads that the money is still with the circuit, and that somebody sees to it", async () => {
    const dutch = await paidAtGate();
    await cancelOrder(shop, dutch.id);
    const [told] = await takeMails(shop);
    expect(told).toMatchObject({ subject: `Je bestelling ${dutch.placed.number} is geannuleerd`, files: "" });
    expect(told?.text).toContain("Van je betaling hebben we nog € 21,80.");
    expect(told?.text).not.toContain("niets te betalen");
    const english = await paidAtGate("en");
    await cancelOrder(shop, english.id);
    expect(await mail()).toContain("Of your payment we still have €21.80.");
  });

  test("reads what isn't back yet when a part was refunded before", async () => {
    const { id } = await paidAtGate();
    await refundOrder(shop, id, { amountCents: 500, byWhom: "Kees", reason: null });
    await mails();
    await cancelOrder(shop, id);
    expect(await mail()).toContain("Van je betaling hebben we nog € 16,80.");
  });

  test.each([
    ["gate", "nl", "Je bestelling is geannuleerd", "Je hoeft niets te betalen."],
    ["invoice", "nl", "Je bestelling is geannuleerd", "Je hoeft niets te betalen."],
    ["online", "nl", "Je bestelling is geannuleerd", "Je hoeft niets te betalen."],
    ["invoice", "en", "Your order was cancelled", "You don’t have to pay anything."],
  ] as const)("reads that nothing is to be paid when nothing was: %s, %s", async (method, locale, ended, unpaid) => {
    const { id } = await order(method, locale);
    await cancelOrder(shop, id);
    const said = await mail();
    expect(said).toContain(ended);
    expect(said).toContain(unpaid);
    expect(said).not.toMatch(/je geld|betaald|overgemaakt|hebben we nog|your money|we still have/iu);
  });
});

const refundOf = async (orderId: number): Promise<{ id: number; providerId: string }> =>
  shop.db.connection(refundTable).where({ orderId }).first("id", "providerId");

/** What the provider says of the only refund of a payment from now on. */
async function refundIs(made: { id: number; payment: string }, state: RefundReading["state"]): Promise<void> {
  const reading = provider.payments.get(made.payment);
  if (reading === undefined) throw new Error("It wasn't paid");
  reading.refunds = [{ providerId: (await refundOf(made.id)).providerId, amountCents: 580, state }];
  reading.refundedCents = state === "failed" ? 0 : 580;
  await handlePaymentWebhook(shop, made.payment);
}

/** A paid order of which € 5,80 is on its way back, as its customer was told. */
async function onItsWay(locale: Locale = "nl") {
  const made = await paidOnline(locale);
  await refundOrder(shop, made.id, { amountCents: 580, byWhom: "Kees", reason: null });
  expect(await mail()).toMatch(/€\s?5[,.]80/u);
  return { ...made, refundId: (await refundOf(made.id)).id };
}

describe("who gets money back", () => {
  test.each([
    ["nl", "Reden: <Regen> & wind"],
    ["en", "Reason: <Regen> & wind"],
  ] as const)("reads why, as staff typed it (%s), and nothing where nobody did", async (locale, reason) => {
    const made = await paidOnline(locale);
    const part = { amountCents: 580, byWhom: "Kees" };
    await refundOrder(shop, made.id, { ...part, reason: "<Regen> & wind" });
    const said = await mail();
    expect(said).toContain(reason);
    expect(said).toContain(reason.replace("<Regen> &", "&lt;Regen&gt; &amp;"));
    await refundOrder(shop, made.id, { ...part, reason: null });
    expect(await mail()).not.toMatch(/Reden|Reason|Regen/u);
  });
});

describe("who was told that money is on its way", () => {
  test.each([
    ["nl", "€ 5,80 is niet bij je aangekomen"],
    ["en", "€5.80 didn’t reach you"],
  ] as const)("is told once that it didn't arrive (%s), however often the provider says so", async (locale, text) => {
    const made = await onItsWay(locale);
    await refundIs(made, "failed");
    await refundIs(made, "failed");
    await notifyOrderChanges(shop);
    const said = await mail();
    expect(said).toContain(text);
    expect(said).not.toMatch(/Terugbetaling tot nu toe|Refunds so far/u);
    await refundIs(made, "failed");
    await notifyOrderChanges(shop);
    expect(await mails()).toEqual([]);
  });

  test("is told when it goes out again, and when it fails again", async () => {
    const made = await onItsWay();
    await refundIs(made, "failed");
    await mails();
    provider.trouble = "unavailable";
    await repeatRefund(shop, made.id, made.refundId);
    expect(await mails()).toEqual([]);
    provider.trouble = "none";
    await shop.db.connection(refundTable).update({ state: "failed" });
    expect(await repeatRefund(shop, made.id, made.refundId)).toBe("done");
    expect(await mail()).toContain("€ 5,80 is nu alsnog naar je onderweg");
    await refundIs(made, "returned");
    expect(await mails()).toEqual([]);
    await refundIs(made, "failed");
    expect(await mail()).toContain("€ 5,80 is niet bij je aangekomen");
  });

  test("is told when staff transferred it after all", async () => {
    const made = await onItsWay();
    await refundIs(made, "failed");
    await mails();
    await recordTransfer(shop, made.id, { refundId: made.refundId, byWhom: "Ans" });
    await recordTransfer(shop, made.id, { refundId: made.refundId, byWhom: "Bob" });
    const said = await mail();
    expect(said).toContain("We hebben € 5,80 naar je overgemaakt");
    expect(said).toMatch(/Terugbetaling tot nu toe\s+€ 5,80/u);
  });

  test("hears of what failed and of what is new at once, in a mail each", async () => {
    const made = await onItsWay();
    const works = shop.onOrderChanged;
    shop.onOrderChanged = () => Promise.reject(new Error("crashed"));
    await refundIs(made, "failed");
    await refundOrder(shop, made.id, { amountCents: 100, byWhom: "Kees", reason: null });
    await notifyOrderChanges(shop);
    shop.onOrderChanged = works;
    shop.clock.now += minute;
    await Promise.all([notifyOrderChanges(shop), notifyOrderChanges(shop)]);
    const said = (await mails()).join("\n");
    expect(said).toContain("€ 5,80 is niet bij je aangekomen");
    expect(said).toContain("We betalen je € 1,00 terug");
    expect(said).toMatch(/Terugbetaling tot nu toe\s+€ 1,00/u);
    expect(said).not.toMatch(/Terugbetaling tot nu toe\s+€ 6,80/u);
  });

  test("hears nothing more of money that staff transfer, and that wasn't promised otherwise", async () => {
    const made = await paidAtGate();
    await refundOrder(shop, made.id, { amountCents: 580, byWhom: "Kees", reason: null });
    await mails();
    await recordTransfer(shop, made.id, { refundId: (await refundOf(made.id)).id, byWhom: "Ans" });
    expect(await mails()).toEqual([]);
  });
});
