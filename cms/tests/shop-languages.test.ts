import { extractText } from "unpdf";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Locale } from "@circuit/contract/locales";
import type { Order } from "@circuit/contract/shop/order";
import { documentPath } from "@circuit/contract/urls/paths";
import { addLanguages } from "../src/content/languages.ts";
import type { OfferEntry } from "../src/shop/catalogue/offer-entry.ts";
import { makeMailFiles } from "../src/shop/mails/mail-files.ts";
import { writeOrderMail } from "../src/shop/mails/write-order-mail.ts";
import { beginOrder } from "../src/shop/orders/begin-order.ts";
import { payOrder } from "../src/shop/orders/pay-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { makeOrderFile } from "../src/shop/documents/make-order-file.ts";
import type { OrderFile, OrderFileKind } from "../src/shop/shop.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { readPendingSignIn } from "./read-pass.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import { circuit } from "./shop-paper-order.ts";
import { begun, event, idOf, line, newKey, offer, openTestShop, orderOf, paymentOf, place, stock } from "./shop.ts";
import type { TestShop } from "./shop.ts";
import { newWalletPems, walletOf, type WalletPems } from "./wallet-certificate.ts";

const siteUrl = "https://site.example";

/** What is sold, in words that the other language hasn't. */
const sale = {
  nl: { title: "Nacht van Drenthe", ticket: "Volwassene", stand: "Hoofdtribune" },
  en: { title: "Night of Drenthe", ticket: "Adult", stand: "Main stand" },
};

/** Two events with a ticket each, the first of them at a stand. */
const entriesIn = (locale: Locale): OfferEntry[] =>
  [sale[locale].stand, null].map((name, index) => {
    const stand = name === null ? null : { key: "hoofd", name, summary: null, colour: "primary" as const, gate: null };
    const sold = { ...offer(`ticket-${index}`, "event", 1000, ["2027-06-25"]), name: sale[locale].ticket, stand };
    return { ...event(`event-${index}`, [sold]), title: `${sale[locale].title} ${index}`, slug: `${locale}-${index}` };
  });

const cms = emptyCmsForFile();
let shop: TestShop;
let provider: MemoryProvider;
let pems: WalletPems;

beforeAll(async () => {
  await addLanguages(cms.strapi);
  pems = await newWalletPems();
});

beforeEach(async () => {
  provider = new MemoryProvider();
  shop = await openTestShop(cms.strapi, provider);
  shop.wallet = walletOf(pems);
  shop.fileOf = (order, kind) => makeOrderFile(cms.strapi, { siteUrl, wallet: shop.wallet }, order, kind);
});

/** An order of all that is sold, begun in one language and finished in another. */
async function finished(begins: Locale, ends: Locale): Promise<Order> {
  shop.offersOf = (locale) => Promise.resolve(entriesIn(locale));
  for (const { eventId } of entriesIn("nl")) await stock(shop, 100, "2027-06-25", "event", eventId);
  const lines = [0, 1].map((index) => line(1, { ticketId: `ticket-${index}` }));
  const held = orderOf(await beginOrder(shop, { action: "begin", locale: begins, idempotencyKey: newKey(), lines }));
  const { token } = orderOf(await place(shop, held, "gate", { locale: ends }));
  const order = await readOrder(shop, { token });
  if (order === null) throw new Error("The order is gone");
  return order;
}

/** What a file says, with common spaces. */
async function said({ type, content }: OrderFile): Promise<string> {
  if (type === "application/vnd.apple.pkpass")
    return JSON.stringify((await readPendingSignIn(content, pems.root)).facts);
  if (type !== "application/pdf") return content.toString().replaceAll("\r\n ", "").replaceAll("\\,", ",");
  const { text } = await extractText(new Uint8Array(content), { mergePages: true });
  return text.replaceAll(/\s+/gu, " ");
}

/** Every file that an order has, in a language: what it says, by its name. */
async function filesIn(order: Order, locale: Locale): Promise<Record<string, string>> {
  const passes = order.tickets.map(({ code }) => ({ pass: code }));
  const kinds: OrderFileKind[] = ["tickets", "invoice", "calendar"];
  const files: Record<string, string> = {};
  for (const kind of [...kinds, ...passes]) {
    const file = await shop.fileOf({ ...order, locale }, kind);
    if (file) files[file.name] = await said(file);
  }
  return files;
}

/** Names of its papers. */
function namesOf({ number, invoiceNumber }: Order, locale: Locale): string[] {
  return locale === "nl"
    ? [`tickets-${number}.pdf`, `factuur-${invoiceNumber}.pdf`, `agenda-${number}.ics`]
    : [`tickets-${number}.pdf`, `invoice-${invoiceNumber}.pdf`, `calendar-${number}.ics`];
}

/** Names of the other language that a text has in it. */
const foreignIn = (text: string, locale: Locale) =>
  Object.values(sale[locale === "nl" ? "en" : "nl"]).filter((name) => text.includes(name));

describe.each([
  ["nl", "en"],
  ["en", "nl"],
] as const)("an order that begins in %s and is finished in %s", (begins, ends) => {
  test("has papers, calendar and passes in the language that is asked for, in all their words", async () => {
    const order = await finished(begins, ends);
    for (const locale of [ends, begins]) {
      const files = await filesIn(order, locale);
      expect(Object.keys(files)).toHaveLength(3 + order.tickets.length);
      const names = namesOf(order, locale);
      expect(Object.keys(files).slice(0, 3)).toEqual(names);
      for (const [name, text] of Object.entries(files)) expect([name, foreignIn(text, locale)]).toEqual([name, []]);
      for (const name of names) for (const { title } of entriesIn(locale)) expect(files[name]).toContain(title);

      const links = [...(files[names[2] ?? ""] ?? "").matchAll(/^URL:(.*)$/gmu)].map(([, link]) => link?.trim());
      const paths = entriesIn(locale).map(({ slug }) => documentPath("event", slug, locale));
      expect(new Set(links)).toEqual(new Set(paths.map((path) => `${siteUrl}${path}`)));
    }
  });

  test("is told of in the language in which it was finished, files and all", async () => {
    const order = await finished(begins, ends);
    const id = await idOf(shop, order);
    for (const kind of ["at-gate", "paid-at-gate", "cancelled"] as const) {
      const refunds = { onlineCents: 0, byHandCents: 0, failedCents: 0, reasons: [] };
      const orderPage = shop.addresses.orderPage(ends, order.token);
      const mail = writeOrderMail(id, order, kind, { circuit, orderPage, refunds });
      if (mail === null) throw new Error("There is no mail");
      for (const text of [mail.subject, mail.text, mail.html]) expect(foreignIn(text, ends)).toEqual([]);
      for (const { title } of entriesIn(ends)) expect(mail.text).toContain(title);
      const files = mail.files === null ? [] : await makeMailFiles(shop, mail.files);
      for (const file of files) expect(foreignIn(await said(file), ends)).toEqual([]);
    }
  });

  test("is paid, and comes back, in the language of the page on which paying again was pressed", async () => {
    await stock(shop, 5);
    const order = orderOf(await place(shop, await begun(shop, [line(1)]), "online", { locale: begins }));
    const first = await paymentOf(shop, order);
    expect(provider.leadsTo.get(first)).toBe(shop.addresses.orderPage(begins, order.token));
    provider.set(first, "failed");

    expect(orderOf(await payOrder(shop, order.token, ends)).locale).toBe(ends);
    const second = await paymentOf(shop, order);
    expect(second).not.toBe(first);
    expect(provider.leadsTo.get(second)).toBe(shop.addresses.orderPage(ends, order.token));
    expect((await readOrder(shop, { token: order.token }))?.locale).toBe(ends);
  });
});

test("a payment whose provider doesn't hear of the language is paid all the same", async () => {
  await stock(shop, 5);
  const order = orderOf(await place(shop, await begun(shop, [line(1)]), "online"));
  provider.updateReturnUrl = () => Promise.reject(new Error("away"));
  const answer = await payOrder(shop, order.token, "en");
  expect(answer).toMatchObject({ outcome: "order", order: { locale: "en" }, payAt: "https://provider.example/tr_1" });
});

test("an event without a page in the language of the order is told, and linked, in the one that it has", async () => {
  const dutch = event("only", [offer("alone", "event", 1000, ["2027-06-25"])]);
  shop.offersOf = (locale) =>
    Promise.resolve(locale === "nl" ? [{ ...dutch, title: "Zandloop", slug: "zandloop" }] : []);
  await stock(shop, 5, "2027-06-25", "event", "only");
  const held = await begun(shop, [line(1, { ticketId: "alone" })]);
  const order = orderOf(await place(shop, held, "gate", { locale: "en" }));
  const calendar = (await filesIn(order, "en"))[`calendar-${order.number}.ics`];
  expect(calendar).toContain("SUMMARY:Zandloop");
  expect(calendar).toMatch(/^URL:https:\/\/site\.example\/evenementen\/zandloop\r?$/mu);
});
