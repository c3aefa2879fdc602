import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { lineTotal } from "@circuit/contract/shop/vat";
import { writeOrderMail } from "../src/shop/mails/write-order-mail.ts";
import { shareRefund } from "../src/shop/stock/share-refund.ts";
import { makeInvoicePdf } from "../src/shop/documents/invoice-pdf.ts";
import { writeMoney } from "../src/shop/documents/written-values.ts";
import { readIncome } from "../src/shop/stock/read-stock.ts";
import { readPdf } from "./read-pdf.ts";
import { begun, event, idOf, line, offer, orderOf, place, stock, type TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";
import { circuit, paperLine, paperLines as lines, paperOrder } from "./shop-paper-order.ts";

const fonts = path.resolve(import.meta.dirname, "../fonts");

const invoice = async (order: Order) => readPdf(await makeInvoicePdf(order, circuit, fonts));

/** An order of which money goes back, in these parts. */
function back(parts: Partial<Order["moneyBack"]>): Pick<Order, "refundedCents" | "moneyBack"> {
  const moneyBack = { returnedCents: 0, underWayCents: 0, toTransferCents: 0, failedCents: 0, ...parts };
  return { refundedCents: Object.values(moneyBack).reduce((sum, cents) => sum + cents, 0), moneyBack };
}

describe("the invoice of an order", () => {
  test.each([
    [{}, /uiterlijk .* over\./u, /Betaal deze factuur/u],
    [{ eventChanges: ["moved" as const] }, /Betaal deze factuur nog niet/u, /uiterlijk|Zo betaal je/iu],
    [{ eventChanges: ["postponed" as const] }, /Betaal deze factuur nog niet/u, /uiterlijk|Zo betaal je/iu],
    [{ eventChanges: ["cancelled" as const] }, /Betaal deze factuur niet: /u, /uiterlijk|Zo betaal je/iu],
  ])("asks for no money while its event isn't on the days that were ordered (%o)", async (changed, said, unsaid) => {
    const [text = ""] = (await invoice(paperOrder([paperLine()], { state: "invoiced", ...changed }))).pages;
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaid);
  });

  test("in English says what was refunded, and that it is a part", async () => {
    const order = paperOrder(lines, { locale: "en", ...back({ returnedCents: 5000 }) });
    const [text = ""] = (await invoice(order)).pages;
    expect(text).toContain("Refunded in part");
    expect(text).toContain("Of this invoice €50.00 was refunded.");
    expect(text).toContain("VAT 21% on €1,403.22");
  });

  test("of an order that was refunded whole says so", async () => {
    const { totals } = paperOrder(lines);
    const order = paperOrder(lines, { state: "refunded", ...back({ returnedCents: totals.grossCents }) });
    const [text = ""] = (await invoice(order)).pages;
    expect(text).toContain("Terugbetaald");
    expect(text).not.toContain("Deels");
  });

  test.each([
    ["nl", { underWayCents: 172_290 }, "Wordt terugbetaald", "€ 1.722,90 is onderweg"],
    ["nl", { toTransferCents: 172_290 }, "Wordt terugbetaald", "€ 1.722,90 maken we naar je over"],
    ["nl", { failedCents: 172_290 }, "Wordt terugbetaald", "€ 1.722,90 terugbetalen is nog niet gelukt"],
    ["en", { underWayCents: 172_290 }, "Being refunded", "€1,722.90 is on its way"],
    ["en", { toTransferCents: 172_290 }, "Being refunded", "We’ll transfer €1,722.90"],
    ["en", { failedCents: 172_290 }, "Being refunded", "Paying back €1,722.90 hasn’t worked yet"],
  ] as const)("doesn't say (%s) that money is back before it is: %o", async (locale, parts, word, sentence) => {
    const order = paperOrder(lines, { state: "refunded", locale, ...back(parts) });
    const [text = ""] = (await invoice(order)).pages;
    expect(text).toContain(word);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/Terugbetaald|Van deze factuur is|Refunded|was refunded/u);
  });

  test("of which parts go back says of each part where it is, and holds them all on its page", async () => {
    const parts = { returnedCents: 100, underWayCents: 200, toTransferCents: 300, failedCents: 400 };
    const { pages } = await invoice(paperOrder(lines, back(parts)));
    expect(pages).toHaveLength(1);
    for (const part of ["Wordt deels terugbetaald", "€ 1,00 terugbetaald", "€ 2,00 is", "€ 3,00 maken", "€ 4,00 terug"])
      expect(pages[0]).toContain(part);
  });

  test("of an order that was cancelled after it was paid says what isn't back", async () => {
    const { totals } = paperOrder(lines);
    const cancelled = paperOrder(lines, { state: "cancelled", keptCents: totals.grossCents });
    expect((await invoice(cancelled)).pages[0]).toContain("€ 1.722,90 hebben we nog");
    const unpaid = paperOrder(lines, { state: "cancelled", method: "invoice", payment: null, keptCents: 0 });
    expect((await invoice(unpaid)).pages[0]).not.toContain("hebben we nog");
  });

  test.each([
    ["nl", "Teruggeboekt", "Je bank heeft € 1.722,90 teruggehaald", "blijven voorlopig geldig"],
    ["en", "Charged back", "Your bank took back €1,722.90", "stay valid for now"],
  ] as const)("whose money the bank took back says so (%s), and not that it came in", async (locale, ...parts) => {
    const takenBackCents = paperOrder(lines).totals.grossCents;
    const [text = ""] = (await invoice(paperOrder(lines, { locale, takenBackCents }))).pages;
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/Ontvangen op|Received on|Betaald|Paid/u);
    const ended = paperOrder(lines, { state: "cancelled", locale, takenBackCents });
    const [after = ""] = (await invoice(ended)).pages;
    expect(after).toContain(parts[1]);
    expect(after).not.toMatch(/Ontvangen op|Received on|voorlopig|for now/u);
  });

  test.each([
    ["nl", "Je hebt twee keer betaald: € 50,00 krijg je terug."],
    ["en", "You paid twice: you’ll get €50.00 back."],
  ] as const)("that was paid twice says what comes back (%s)", async (locale, sentence) => {
    const [text = ""] = (await invoice(paperOrder(lines, { locale, surplusCents: 5000 }))).pages;
    expect(text).toContain(sentence);
    expect((await invoice(paperOrder(lines, { locale }))).pages[0]).not.toContain(sentence);
  });
});

describe("what was typed for consumers", () => {
  let shop: TestShop;
  shopForEachTest(async (opened) => {
    shop = opened;
    await stock(shop, 100);
  });

  /** Prices that no net price in whole cents comes to. */
  const prices = { a: [10_000, 21], b: [1000, 21], c: [3500, 21], d: [3300, 9], e: [3700, 9] } as const;

  test("is what order, mail, invoice and Kassa say, to the cent, and what a refund gives back", async () => {
    const typed = Object.entries(prices).map(([ticketId, [priceCents, vatRate]], index) => ({
      ticketId,
      price: { priceCents, vatRate, leadsWith: "gross" as const },
      quantity: index + 1,
    }));
    const offers = typed.map(({ ticketId, price }) => ({
      ...offer(ticketId, "event", price.priceCents, ["2027-06-25"]),
      ...price,
    }));
    shop.entries[0] = event("tt", offers);
    const cart = typed.map(({ ticketId, price, quantity }) =>
      line(quantity, { ticketId, seenPriceCents: price.priceCents }),
    );
    const order = orderOf(await place(shop, await begun(shop, cart), "invoice"));
    const amounts = typed.map(({ price, quantity }) => lineTotal(price, quantity));
    const gross = order.lines.map(({ netCents, vatCents }) => netCents + vatCents);
    expect(gross).toEqual([10_000, 2000, 10_500, 13_200, 18_500]);
    expect(order.lines).toMatchObject(amounts.map(({ netCents, vatCents }) => ({ netCents, vatCents })));
    const { totals } = order;
    expect(totals.grossCents).toBe(54_200);
    expect(totals.vat.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0)).toBe(54_200);

    const surroundings = { circuit, orderPage: "https://site.example/nl/x" };
    const refunds = { onlineCents: 0, byHandCents: 0, failedCents: 0, reasons: [] };
    const id = await idOf(shop, order);
    const mail = writeOrderMail(id, order, "invoiced", { ...surroundings, refunds });
    expect(mail?.text.replaceAll("\u00A0", " ")).toContain("€ 542,00");

    const text = (await invoice(order)).pages.join(" ");
    const told = [
      ...amounts.flatMap(({ netCents, grossCents }) => [netCents, grossCents]),
      ...typed.map(({ price }) => price.priceCents),
      ...totals.vat.flatMap(({ netCents, vatCents }) => [netCents, vatCents]),
      totals.netCents,
      totals.grossCents,
    ];
    for (const cents of told) expect(text).toContain(writeMoney(cents, "nl").replaceAll(/\s/gu, " "));

    const [income] = await readIncome(shop.db, ["tt"]);
    expect(income).toMatchObject({ tickets: 15, netCents: totals.netCents, grossCents: 54_200 });
    const priced = order.lines.map((each) => ({ ...each, endedTickets: 0 }));
    expect(shareRefund(priced, 54_200)).toEqual(amounts.map(({ netCents, grossCents }) => ({ grossCents, netCents })));
  });
});
