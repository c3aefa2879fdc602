import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { consumeMailQuota, maxMailsInDay } from "../src/mail/recipient-limit.ts";
import { queueOrderMail, sendOrderMailAgain } from "../src/shop/mails/queue-order-mails.ts";
import { endTicket } from "../src/shop/orders/end-ticket.ts";
import { changeOrderEmail } from "../src/shop/orders/change-order-email.ts";
import { nameTicket } from "../src/shop/orders/name-ticket.ts";
import { handlePaymentWebhook } from "../src/shop/orders/pay-order.ts";
import { ordersOfAddress } from "../src/shop/orders/orders-of-address.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { refundOrder } from "../src/shop/orders/refund-order.ts";
import { notifyOrderChanges } from "../src/shop/orders/notify-order-changes.ts";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import { gate, scan } from "./gate.ts";
import { requestKassa, kassa, paidByBank, paidOnline, placed } from "./kassa.ts";
import { mailCustomers, takeMails } from "./order-mails.ts";
import { customer, idOf, newKey } from "./shop.ts";

const circuit = kassa();

test("a mail that the mail server refused for good is sent again all the same", async () => {
  const { path, order } = await placed(circuit, "gate");
  const { strapi } = circuit.cms;
  const orderId = await idOf(circuit.shop, order);
  await queueOrderMail(strapi, circuit.shop, { orderId, before: null, onMail: () => undefined });
  const refused = () => strapi.db.connection("circuit_mails").where({ recipient: customer.email, refused: true });
  await strapi.db.connection("circuit_mails").where({ recipient: customer.email }).update({ refused: true, tries: 3 });
  expect(await refused()).toHaveLength(1);
  expect((await requestKassa(circuit, "POST", `${path}/mail`, { press: randomUUID() })).status).toBe(200);
  expect(await refused()).toEqual([]);
});

test("a mail is sent again whatever other mails strangers had sent to its address", async () => {
  const { path } = await placed(circuit, "invoice");
  for (let mails = 0; mails < maxMailsInDay; mails += 1) await consumeMailQuota(circuit.cms.strapi.db, customer.email);
  expect(await consumeMailQuota(circuit.cms.strapi.db, customer.email)).toBe(false);
  expect((await requestKassa(circuit, "POST", `${path}/mail`, { press: randomUUID() })).status).toBe(200);
});

const onMail = () => undefined;

/** An order, about whose changes from now on its customer is mailed as by the real shop. */
async function mailed<Made>(order: Promise<Made>): Promise<Made> {
  const made = await order;
  await takeMails(circuit.shop);
  mailCustomers(circuit.cms.strapi, circuit.shop);
  return made;
}

test("a new name is mailed once, with the new ticket, and says that the old one lets nobody in", async () => {
  const { id } = await mailed(placed(circuit, "gate"));
  const [{ code } = { code: "" }] = await ticketsOf(id);
  const named = (holder: string) => nameTicket(circuit.shop, id, { code, holder, byWhom: "Kees" });
  await Promise.all([named("Piet"), named("Piet")]);
  await Promise.all([notifyOrderChanges(circuit.shop), notifyOrderChanges(circuit.shop)]);
  const [mail, ...others] = await takeMails(circuit.shop);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Je nieuwe ticket \(/u);
  expect(mail?.text).toContain(`Ticket ${code} stond op naam van Jan Jansen. Het staat nu op naam van Piet`);
  expect(mail?.text).toContain("Het oude ticket laat niemand meer binnen");
  expect(mail?.text).toContain("We hebben alleen jouw mailadres.");
  expect(mail?.files).toContain("tickets");
  expect(mail?.files).not.toContain("invoice");
});

test("a ticket that was cancelled is mailed once, with the reason and the tickets that stay", async () => {
  const { id } = await mailed(paidByBank(circuit));
  const [{ code } = { code: "" }] = await ticketsOf(id);
  const end = () => endTicket(circuit.shop, id, { code, reason: "Ziek", byWhom: "Kees" });
  await Promise.all([end(), end()]);
  const [mail, ...others] = await takeMails(circuit.shop);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Een ticket is geannuleerd \(/u);
  expect(mail?.text).toContain(`Ticket ${code} (TT, day, op naam van Jan Jansen) is geannuleerd en geldt niet meer.`);
  expect(mail?.text).toContain("Reden: Ziek");
  expect(mail?.text).toContain("Je andere tickets blijven geldig; ze zitten bij deze mail.");
  expect(mail?.text).toContain("waarvan 1 geannuleerd");
  expect(mail?.files).toContain("tickets");
  await refundOrder(circuit.shop, id, { amountCents: 1090, byWhom: "Kees", reason: "Ziek" });
  const [refund] = await takeMails(circuit.shop);
  expect(refund?.text).toContain("Je andere tickets blijven geldig.");
});

describe("an address that was mistyped", () => {
  const right = "jan.jansen@example.nl";
  const mend = (id: number, email = right) => changeOrderEmail(circuit.shop, id, { email, byWhom: "Kees" });

  test("is mended: what was mailed to the old one opens nothing, and the new one gets the tickets, once", async () => {
    const { order, id, path } = await mailed(placed(circuit, "gate"));
    // This one is still on its way to the old address.
    await sendOrderMailAgain(circuit.cms.strapi, circuit.shop, { orderId: id, press: newKey(), onMail });
    const before = await ticketsOf(id);
    await Promise.all([mend(id), mend(id)]);
    const [mail, ...others] = await takeMails(circuit.shop);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: right, files: expect.stringContaining("tickets") });
    expect(mail?.text).toContain(`Ticket ${before[0]?.code} is vervangen`);
    expect(mail?.text).toContain("de oude opent niets meer");
    expect(mail?.text).not.toContain(order.token);

    expect(await readOrder(circuit.shop, { token: order.token })).toBeNull();
    const after = await ticketsOf(id);
    expect(after.slice(2)).toMatchObject(before.map(({ code }) => ({ code, isCancelled: true })));
    expect(after.slice(0, 2).map(({ isCancelled }) => isCancelled)).toEqual([false, false]);
    const { body } = await requestKassa(circuit, "GET", path);
    const changes = [{ kind: "address", byWhom: "Kees" }, {}, {}];
    expect(body).toMatchObject({ customer: { email: right }, changes });
    const found = async (q: string) => (await requestKassa(circuit, "GET", `/orders?q=${q}`)).body.orders.length;
    expect([await found(right), await found("jan@example.nl")]).toEqual([1, 0]);
    const { orders } = await ordersOfAddress(circuit.shop, customer.email.toLowerCase(), { page: 1, size: 5 });
    expect(orders).toEqual([]);

    await sendOrderMailAgain(circuit.cms.strapi, circuit.shop, { orderId: id, press: newKey(), onMail });
    expect(await takeMails(circuit.shop)).toMatchObject([{ recipient: right }]);
  });

  test("leaves the tickets as they are that let somebody in", async () => {
    const { shop, scanner, orderId, qr, first, second } = await gate(circuit);
    await scan(shop, scanner, qr);
    await mend(orderId);
    const codes = (await ticketsOf(orderId)).filter(({ isCancelled }) => !isCancelled).map(({ code }) => code);
    expect(codes[0]).toBe(first.code);
    expect(codes[1]).not.toBe(second.code);
  });

  test("of an invoice gets it at the new address; the order of who is at the bank stays as it is", async () => {
    const invoiced = await placed(circuit, "invoice");
    const paying = await placed(circuit, "online");
    await takeMails(circuit.shop);
    circuit.shop.sendMailAgain = (orderId, press) =>
      sendOrderMailAgain(circuit.cms.strapi, circuit.shop, { orderId, press, onMail });
    await mend(invoiced.id);
    expect(await takeMails(circuit.shop)).toMatchObject([
      { recipient: right, files: expect.stringContaining("invoice") },
    ]);
    // Mended anew, however often: each new address has a mail of its own.
    for (const email of ["a@example.nl", right, "a@example.nl"]) {
      circuit.shop.clock.now += 1000;
      await mend(invoiced.id, email);
      expect(await takeMails(circuit.shop)).toMatchObject([{ recipient: email }]);
    }
    // The bank leads back to the order's address, which somebody else may know.
    expect(await mend(paying.id)).toBe("paying");
    const { token } = paying.order;
    expect(await readOrder(circuit.shop, { token })).toMatchObject({ customer: { email: "Jan@Example.nl" } });
    expect(await readOrder(circuit.shop, { token: invoiced.order.token })).toBeNull();
  });

  test("stays as it is when the new one is the same, or none", async () => {
    const { order, path } = await placed(circuit, "gate");
    const asked = (email: string) => requestKassa(circuit, "POST", `${path}/address`, { email });
    expect((await asked("JAN@example.nl")).body.order).toMatchObject({
      customer: { email: "Jan@Example.nl" },
      changes: [],
    });
    for (const email of ["jan", "jan@", "", `${"a".repeat(250)}@example.nl`]) {
      const { status, body } = await asked(email);
      expect([status, body.error.details]).toEqual([400, { reason: "no-address" }]);
    }
    expect(await readOrder(circuit.shop, { token: order.token })).toMatchObject({ state: "at-gate" });
    const mended = await asked(` ${right} `);
    expect(mended.body.order).toMatchObject({
      customer: { email: right },
      changes: [{ byWhom: "Edith Redactie" }, {}, {}],
    });
    expect(JSON.stringify(mended.body)).not.toContain("Jan@Example.nl");
  });
});

/** In order; those that others took the place of last. */
async function ticketsOf(id: number) {
  return (await readOrder(circuit.shop, { id }))?.tickets ?? [];
}

describe("who gets money back", () => {
  const byWhom = "Kassa";

  test("hears once of each part, and a mail that is sent again says what came back so far", async () => {
    const { id, providerId } = await mailed(paidOnline(circuit));
    await refundOrder(circuit.shop, id, { amountCents: 545, byWhom, reason: "Regen" });
    for (let times = 0; times < 3; times += 1) await handlePaymentWebhook(circuit.shop, providerId);
    await Promise.all([notifyOrderChanges(circuit.shop), notifyOrderChanges(circuit.shop)]);
    const [part, ...others] = await takeMails(circuit.shop);
    expect(others).toEqual([]);
    expect(part?.subject).toMatch(/^Je krijgt een deel van je geld terug/u);
    expect(part?.text).toContain("We betalen je € 5,45 terug, op dezelfde manier als je betaalde");
    expect(part?.text).toContain("Je tickets blijven geldig.");
    expect(part?.files).not.toContain("tickets");
    expect(part?.files).toContain("invoice");

    await sendOrderMailAgain(circuit.cms.strapi, circuit.shop, { orderId: id, press: newKey(), onMail });
    const [again] = await takeMails(circuit.shop);
    expect(again?.subject).toMatch(/^Je tickets/u);
    expect(again?.text).toMatch(/Terugbetaling tot nu toe\s+€ 5,45/u);

    await refundOrder(circuit.shop, id, { amountCents: 1635, byWhom, reason: "Afgelast" });
    const [rest] = await takeMails(circuit.shop);
    expect(rest?.text).toContain("We betalen je € 16,35 terug");
    expect(rest?.text).toMatch(/Terugbetaling tot nu toe\s+€ 21,80/u);
    expect(rest?.text).toContain("Tickets van deze bestelling gelden niet meer.");
  });

  test("hears of what went back at the provider's own site once, in English too", async () => {
    const { providerId: paymentId } = await mailed(paidOnline(circuit));
    await circuit.cms.strapi.db.connection(orderTable).update({ locale: "en" });
    await circuit.provider.refund({ paymentId, amountCents: 500, description: "", idempotencyKey: newKey() });
    for (let times = 0; times < 3; times += 1) await handlePaymentWebhook(circuit.shop, paymentId);
    const [part, ...others] = await takeMails(circuit.shop);
    expect(others).toEqual([]);
    expect(part?.subject).toMatch(/^You get part of your money back/u);
    expect(part?.text).toContain("We’re paying €5.00 back to you");
    expect(part?.text).toMatch(/Refunds so far\s+€5\.00/u);
  });

  test("that staff transfer hears no more than that they will", async () => {
    const { id } = await mailed(paidByBank(circuit));
    for (const [amountCents, says] of [
      [180, "Je krijgt € 1,80 terug: we maken het over."],
      [2000, "Je krijgt € 20,00 terug: we maken het over."],
    ] as const) {
      await refundOrder(circuit.shop, id, { amountCents, byWhom, reason: "Regen" });
      const [told, ...others] = await takeMails(circuit.shop);
      expect(others).toEqual([]);
      expect(told?.text).toContain(says);
      expect(told?.text).not.toMatch(/werkdagen|Terugbetaling tot nu toe/u);
    }
  });
});
