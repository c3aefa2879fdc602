import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { mayMail, mostMailsInDay } from "../src/mail/recipient-limit.ts";
import { queueOrderMail, sendOrderMailAgain } from "../src/shop/mails/queue-order-mails.ts";
import { notePaymentChange } from "../src/shop/orders/pay-order.ts";
import { markPaid } from "../src/shop/orders/receive-money.ts";
import { refundOrder } from "../src/shop/orders/refund-order.ts";
import { tellOfOrders } from "../src/shop/orders/tell-of-orders.ts";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import { askKassa, kassa, paidOnline, placed } from "./kassa.ts";
import { customer, idOf, newKey, paymentOf } from "./shop.ts";

const circuit = kassa();

test("a mail that the mail server refused for good is sent again all the same", async () => {
  const { path, order } = await placed(circuit, "gate");
  const { strapi } = circuit.cms;
  const orderId = await idOf(circuit.shop, order);
  await queueOrderMail(strapi, circuit.shop, { orderId, before: null, onMail: () => undefined });
  const refused = () => strapi.db.connection("circuit_mails").where({ recipient: customer.email, refused: true });
  await strapi.db.connection("circuit_mails").where({ recipient: customer.email }).update({ refused: true, tries: 3 });
  expect(await refused()).toHaveLength(1);
  expect((await askKassa(circuit, "POST", `${path}/mail`, { press: randomUUID() })).status).toBe(200);
  expect(await refused()).toEqual([]);
});

test("a mail is sent again whatever other mails strangers had sent to its address", async () => {
  const { path } = await placed(circuit, "invoice");
  for (let mails = 0; mails < mostMailsInDay; mails += 1) await mayMail(circuit.cms.strapi.db, customer.email);
  expect(await mayMail(circuit.cms.strapi.db, customer.email)).toBe(false);
  expect((await askKassa(circuit, "POST", `${path}/mail`, { press: randomUUID() })).status).toBe(200);
});

describe("who gets money back", () => {
  const byWhom = "Kassa";
  const onMail = () => undefined;
  const waitingSchema = z.array(z.object({ subject: z.string(), text: z.string(), files: z.string().nullable() }));

  function mailCustomers() {
    circuit.shop.onOrderChanged = (orderId, before) =>
      queueOrderMail(circuit.cms.strapi, circuit.shop, { orderId, before, onMail });
  }

  /** Takes the mails that wait, once all is told; with common spaces. */
  async function takeMails() {
    const { connection } = circuit.cms.strapi.db;
    await expect.poll(() => connection(orderTable).where({ isTold: false }).first("id")).toBeUndefined();
    const rows: unknown = await connection("circuit_mails").orderBy("id").select("subject", "text", "files");
    await connection("circuit_mails").delete();
    return waitingSchema.parse(rows).map((mail) => ({ ...mail, text: mail.text.replaceAll("\u00A0", " ") }));
  }

  test("hears once of each part, and a mail that is sent again says what came back so far", async () => {
    const { order, id } = await paidOnline(circuit);
    await takeMails();
    mailCustomers();
    await refundOrder(circuit.shop, id, { amountCents: 545, byWhom, reason: "Regen" });
    const payment = await paymentOf(circuit.shop, order);
    for (let times = 0; times < 3; times += 1) await notePaymentChange(circuit.shop, payment);
    await Promise.all([tellOfOrders(circuit.shop), tellOfOrders(circuit.shop)]);
    const [part, ...others] = await takeMails();
    expect(others).toEqual([]);
    expect(part?.subject).toMatch(/^Je krijgt een deel van je geld terug/u);
    expect(part?.text).toContain("We betalen je € 5,45 terug, op dezelfde manier als je betaalde");
    expect(part?.text).toContain("Je tickets blijven geldig.");
    expect(part?.files).not.toContain("tickets");

    await sendOrderMailAgain(circuit.cms.strapi, circuit.shop, { orderId: id, press: newKey(), onMail });
    const [again] = await takeMails();
    expect(again?.subject).toMatch(/^Je tickets/u);
    expect(again?.text).toMatch(/Terugbetaling tot nu toe\s+€ 5,45/u);

    await refundOrder(circuit.shop, id, { amountCents: 1635, byWhom, reason: "Afgelast" });
    const [rest] = await takeMails();
    expect(rest?.text).toContain("We betalen je € 16,35 terug");
    expect(rest?.text).toMatch(/Terugbetaling tot nu toe\s+€ 21,80/u);
    expect(rest?.text).toContain("Tickets van deze bestelling gelden niet meer.");
  });

  test("hears of what went back at the provider's own site once, in English too", async () => {
    const { order } = await paidOnline(circuit);
    await circuit.cms.strapi.db.connection(orderTable).update({ locale: "en" });
    await takeMails();
    mailCustomers();
    const paymentId = await paymentOf(circuit.shop, order);
    await circuit.provider.refund({ paymentId, amountCents: 500, description: "", idempotencyKey: newKey() });
    for (let times = 0; times < 3; times += 1) await notePaymentChange(circuit.shop, paymentId);
    const [part, ...others] = await takeMails();
    expect(others).toEqual([]);
    expect(part?.subject).toMatch(/^You get part of your money back/u);
    expect(part?.text).toContain("We’re paying €5.00 back to you");
    expect(part?.text).toMatch(/Refunds so far\s+€5\.00/u);
  });

  test("that staff transfer hears no more than that they will", async () => {
    const { id } = await placed(circuit, "invoice");
    await markPaid(circuit.shop, id, { method: "bank-transfer", byWhom: "Kees" });
    await takeMails();
    mailCustomers();
    for (const [amountCents, says] of [
      [180, "Je krijgt € 1,80 terug: we maken het over."],
      [2000, "Je krijgt € 20,00 terug: we maken het over."],
    ] as const) {
      await refundOrder(circuit.shop, id, { amountCents, byWhom, reason: "Regen" });
      const [told, ...others] = await takeMails();
      expect(others).toEqual([]);
      expect(told?.text).toContain(says);
      expect(told?.text).not.toMatch(/werkdagen|Terugbetaling tot nu toe/u);
    }
  });
});
