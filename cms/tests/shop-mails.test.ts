import { extractText } from "unpdf";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Locale } from "@circuit/contract/locales";
import type { Order, PaymentMethod } from "@circuit/contract/shop/order";
import { orderCalendar } from "@circuit/contract/shop/order-calendar";
import { addLanguages } from "../src/content/languages.ts";
import { consumeMailQuota, consumeResendQuota, maxMailsInDay, maxResends } from "../src/mail/recipient-limit.ts";
import { queueOrderMail, sendOrderMailAgain } from "../src/shop/mails/queue-order-mails.ts";
import { releaseOrder } from "../src/shop/orders/end-order.ts";
import { handlePaymentWebhook } from "../src/shop/orders/pay-order.ts";
import { recordStaffPayment } from "../src/shop/orders/receive-money.ts";
import { notifyOrderChanges } from "../src/shop/orders/notify-order-changes.ts";
import { readCircuitDetails } from "../src/shop/documents/circuit-details.ts";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { mailCustomers } from "./order-mails.ts";
import { emptyOutbox, type OutboxMail, readOutbox, settled } from "./outbox.ts";
import { postSubscription } from "./post-submission.ts";
import { publish } from "./publish.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { begun, customer, event, idOf, line, offer, openTestShop, orderOf, paymentOf, place, stock } from "./shop.ts";
import type { TestShop } from "./shop.ts";

const cms = emptyCmsForFile();
let shop: TestShop;
let provider: MemoryProvider;

beforeAll(async () => {
  await addLanguages(cms.strapi);
  await publish(cms.strapi, "api::settings.settings", () => ({
    brandName: "Circuit Drenthe",
    contact: { organisation: "Stichting Circuit", city: "Hunebrink", email: "tickets@circuit.example" },
    iban: "NL12 BANK 0123 4567 89",
    chamberNumber: "00000026",
  }));
});

beforeEach(async () => {
  await emptyOutbox(cms);
  provider = new MemoryProvider();
  shop = await openTestShop(cms.strapi, provider);
  mailCustomers(cms.strapi, shop);
  shop.entries[0] = event("tt", [
    offer("day", "event", 1000, ["2027-06-25", "2027-06-25_2027-06-26"]),
    offer("free", "event", 0, ["2027-06-25"]),
  ]);
  await stock(shop, 50);
  await stock(shop, 50, "2027-06-26");
});

async function order(method: PaymentMethod, wish: { locale?: Locale; ticketId?: string; quantity?: number } = {}) {
  const { locale = "nl", ticketId = "day", quantity = 2 } = wish;
  const lines = [line(quantity, { ticketId, seenPriceCents: ticketId === "free" ? 0 : 1000 })];
  return orderOf(await place(shop, await begun(shop, lines), method, { locale }));
}

async function pay(placed: Order): Promise<void> {
  const id = await paymentOf(shop, placed);
  provider.set(id, "paid");
  await handlePaymentWebhook(shop, id);
}

/** Sends what is queued, and takes it out of the outbox. */
async function mails(): Promise<OutboxMail[]> {
  const untold = () => shop.db.connection(orderTable).where({ isTold: false }).first("id");
  await expect.poll(untold).toBeUndefined();
  await postSubscription(cms.origin, { action: "confirm", token: "x".repeat(43) });
  await settled(cms);
  const found = readOutbox(cms);
  await emptyOutbox(cms);
  return found;
}

/** The only mail. */
async function mail(): Promise<OutboxMail> {
  const [only, ...others] = await mails();
  if (only === undefined || others.length > 0) throw new Error(`Not one mail but ${others.length}`);
  return only;
}

/** Files of a mail, as text, by name. */
async function filesOf({ content }: OutboxMail): Promise<Record<string, string>> {
  const parts = content.matchAll(/Content-Type: ([\w/]+);[^\n]*name=(\S+)\r\n[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/gu);
  const files = Array.from(parts, async ([, type, name = "", body = ""]): Promise<[string, string]> => {
    const bytes = Buffer.from(body, "base64");
    if (type !== "application/pdf") return [name, bytes.toString()];
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    return [name, text];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** The invoice among files: it has a number of its own. */
const invoiceIn = (files: Record<string, string>) =>
  files[Object.keys(files).find((name) => /^(?:factuur|invoice)-\d{6}\.pdf$/u.test(name)) ?? ""];

/** What a mail says before its files, with common spaces. */
const said = ({ content }: OutboxMail) =>
  content.split("\r\nContent-Disposition: attachment")[0]?.replaceAll("\u00A0", " ");

const subject = ({ head }: OutboxMail) => /^Subject: (.*)$/mu.exec(head)?.[1];

describe("who orders", () => {
  test("and pays online gets tickets, invoice and calendar, once the money is in", async () => {
    const placed = await order("online");
    expect(await mails()).toEqual([]);
    await pay(placed);
    const paid = await mail();
    expect(subject(paid)).toBe(`Je tickets voor TT (${placed.number})`);
    expect(paid.head).toContain("Reply-To: tickets@circuit.example");
    expect(said(paid)).toContain("Hallo Jan,");
    expect(said(paid)).toContain("2 × day");
    expect(said(paid)).toContain(`https://site.example/nl/${placed.token}`);
    expect(said(paid)).toContain('<a href="https://site.example/nl/');
    const files = await filesOf(paid);
    const { number } = placed;
    const invoice = expect.stringMatching(/^factuur-\d{6}\.pdf$/u);
    expect(Object.keys(files)).toEqual([`tickets-${number}.pdf`, invoice, `agenda-${number}.ics`]);
    expect(files[`tickets-${number}.pdf`]).toContain("2 van 2");
    expect(invoiceIn(files)).toContain("Betaald");
    // The order's page gives the same.
    const about = [await readCircuitDetails(cms.strapi, "nl"), cms.strapi.config.get<string>("site.url")] as const;
    expect(files[`agenda-${number}.ics`]).toBe(orderCalendar({ ...placed, number: `${number}` }, ...about));
  });

  test("in English gets all of it in English", async () => {
    const placed = await order("gate", { locale: "en", quantity: 1 });
    const sent = await mail();
    expect(subject(sent)).toBe(`Your tickets for TT (${placed.number})`);
    expect(said(sent)).toContain("You pay €10.90 at the gate when you arrive");
    const files = await filesOf(sent);
    expect(invoiceIn(files)).toContain("You pay €10.90 at the gate");
    expect(files[`tickets-${placed.number}.pdf`]).toContain("Show this code at the gate");
  });

  test("what is free gets tickets without an invoice", async () => {
    const placed = await order("free", { ticketId: "free" });
    const sent = await mail();
    expect(subject(sent)).toBe(`Je plaats bij TT (${placed.number})`);
    expect(Object.keys(await filesOf(sent))).toEqual([`tickets-${placed.number}.pdf`, `agenda-${placed.number}.ics`]);
  });

  test("on invoice is told what to transfer, and gets the tickets when the money is there", async () => {
    const placed = await order("invoice");
    const invoiced = await mail();
    expect(subject(invoiced)).toBe(`De factuur van je bestelling ${placed.number}`);
    expect(said(invoiced)).toContain("Maak € 21,80 uiterlijk 24 januari 2027 over");
    expect(said(invoiced)).toContain("NL12 BANK 0123 4567 89");
    const files = await filesOf(invoiced);
    expect(Object.keys(files)).toHaveLength(1);
    expect(invoiceIn(files)).toContain("Zo betaal je");

    await recordStaffPayment(shop, await idOf(shop, placed), { method: "bank-transfer", byWhom: "Kees" });
    const received = await mail();
    expect(said(received)).toContain("We hebben € 21,80 ontvangen");
    expect(Object.keys(await filesOf(received))).toHaveLength(3);
  });

  test("and pays at the gate gets a receipt", async () => {
    const placed = await order("gate");
    await mail();
    await recordStaffPayment(shop, await idOf(shop, placed), { method: "gate", byWhom: "Kees" });
    const receipt = await mail();
    expect(subject(receipt)).toBe(`Betaald: je bestelling ${placed.number}`);
    expect(Object.keys(await filesOf(receipt))).toEqual([expect.stringMatching(/^factuur-\d{6}\.pdf$/u)]);
  });

  test("and goes away from the checkout or the bank gets no mail", async () => {
    await releaseOrder(shop, (await begun(shop, [line(1)])).token);
    const placed = await order("online");
    await releaseOrder(shop, placed.token);
    expect(await mails()).toEqual([]);
  });
});

describe("the mail of an order", () => {
  test("is sent once, however often the change is told, and waits when it can't be written", async () => {
    const works = shop.onOrderChanged;
    shop.onOrderChanged = () => Promise.reject(new Error("crashed"));
    await order("gate");
    await notifyOrderChanges(shop);
    shop.onOrderChanged = works;
    shop.clock.now += 60_000;
    await Promise.all([notifyOrderChanges(shop), notifyOrderChanges(shop), notifyOrderChanges(shop)]);
    await notifyOrderChanges(shop);
    expect(await mails()).toHaveLength(1);
  });

  test("that is undone with its transaction isn't sent", async () => {
    const placed = await order("gate");
    await mail();
    const id = await idOf(shop, placed);
    const undone = shop.db.transaction(async () => {
      await queueOrderMail(cms.strapi, shop, { orderId: id, before: null, onMail: () => undefined });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await mails()).toEqual([]);
  });

  test("is sent again for who asks, and not twice for who presses twice", async () => {
    const placed = await order("online");
    await pay(placed);
    const first = await mail();
    const id = await idOf(shop, placed);
    const asked = { orderId: id, onMail: () => undefined };
    const again = (press: string) => sendOrderMailAgain(cms.strapi, shop, { ...asked, press });
    expect(await Promise.all([again("one"), again("one")])).toEqual(["sent", "sent"]);
    expect(subject(await mail())).toBe(subject(first));
    expect(await again("one")).toBe("sent");
    expect(await mails()).toEqual([]);
    for (let press = 2; press <= maxResends; press += 1) {
      expect(await consumeResendQuota(cms.strapi.db, `order ${id} ${customer.email}`, String(press))).toBe("send");
    }
    expect(await again("more")).toBe("too-many");
  });

  test("comes for every order that was placed, whatever other mails strangers had sent to its address", async () => {
    for (let count = 0; count < maxMailsInDay + 2; count += 1) await consumeMailQuota(cms.strapi.db, customer.email);
    await order("gate", { quantity: 1 });
    expect(await mails()).toHaveLength(1);
    await pay(await order("online", { quantity: 1 }));
    expect(await mails()).toHaveLength(1);
  });
});
