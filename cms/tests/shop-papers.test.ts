import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Order } from "@circuit/contract/shop/order";
import { readPdf } from "./read-pdf.ts";
import { circuit, paperLine, paperLines as lines, paperOrder } from "./shop-paper-order.ts";
import { makeInvoicePdf } from "../src/shop/documents/invoice-pdf.ts";

const fonts = path.resolve(import.meta.dirname, "../fonts");

const invoice = async (order: Order) => readPdf(await makeInvoicePdf(order, circuit, fonts));

describe("the invoice of an order", () => {
  test("has number, date, customer, lines with VAT and without, VAT by rate, and the total", async () => {
    const { pages, title, pictures } = await invoice(paperOrder(lines));
    expect(pages).toHaveLength(1);
    expect(pictures).toEqual([]);
    expect(title).toBe("Factuur 000142");
    const [text = ""] = pages;
    for (const part of [
      "FACTUUR",
      "000142",
      "CD-270418",
      "21 november 2026",
      "Jorien Hoving",
      "Brink 4a",
      "9301 AB Roden",
      "Hoofdtribune",
      "TT Drenthe, zondag 27 juni 2027",
      "Bedrag incl. btw",
      "€ 129,00",
      "excl. € 106,61",
      "€ 258,00",
      "excl. € 213,22",
      "Lounge Startbrink",
      "€ 1.439,90",
      "excl. € 1.190,00",
      "Subtotaal, excl. btw",
      "€ 1.426,16",
      "Btw 21% over € 1.403,22",
      "€ 294,68",
      "Btw 9% over € 22,94",
      "€ 2,06",
      "€ 1.722,90",
      "Betaald",
      "Ontvangen op 21 november 2026, 14:24.",
      "KvK 00000026",
      "Btw NL000000026B01",
      "NL12 BANK 0123 4567 89",
      "Stichting Circuit Drenthe",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("Zo betaal je");
  });

  test("says what to transfer, to where, and before when: in fourteen days", async () => {
    const order = paperOrder(lines, { state: "invoiced", method: "invoice", payment: null, tickets: [] });
    const business = { company: "Veenland B.V.", vatNumber: "NL123456789B01", reference: "PO-118", country: "DE" };
    const customer = order.customer === null ? null : { ...order.customer, ...business };
    const [text = ""] = (await invoice({ ...order, customer })).pages;
    for (const part of [
      "Veenland B.V.",
      "Btw-nummer NL123456789B01",
      "PO-118",
      "Duitsland",
      "Uiterlijk betalen op",
      "5 december 2026",
      "Maak € 1.722,90 uiterlijk 5 december 2026 over.",
      "NL12 BANK 0123 4567 89",
      "Onder vermelding van",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("Betaald");
  });

  test("keeps the customer's VAT number when all else is long", async () => {
    const order = paperOrder(lines, { state: "invoiced", method: "invoice", payment: null, tickets: [] });
    const long = {
      company: "Verenigde Motorsportverenigingen van Noordoost-Nederland en Aangrenzende Gebieden "
        .repeat(2)
        .trim()
        .slice(0, 120),
      firstName: "Wilhelmina ".repeat(7).trim(),
      lastName: "Oldenhuis ".repeat(8).trim(),
      street: "Lange Zijstraat ".repeat(7).trim(),
      town: "Zwaagwesteinde ".repeat(5).trim(),
      vatNumber: "NL123456789B01",
      country: "DE",
    };
    const customer = order.customer === null ? null : { ...order.customer, ...long };
    const [text = ""] = (await invoice({ ...order, customer })).pages;
    for (const part of ["Verenigde", "Wilhelmina", "Lange", "Zwaagwesteinde", "Duitsland", "NL123456789B01", "…"]) {
      expect(text).toContain(part);
    }
  });

  test("goes on over pages, and keeps its totals together on the last", async () => {
    for (const count of [5, 9, 11, 12, 13, 28, 40]) {
      const many = Array.from({ length: count }, (_, index) => paperLine({ name: `Tribune nummer ${index + 1}.` }));
      const { pages } = await invoice(paperOrder(many, { tickets: [] }));
      const all = pages.join(" ");
      for (const { name } of many) expect(all).toContain(name);
      expect(pages.at(-1)).toContain("Totaal");
      expect(pages.filter((page) => page.includes("Totaal"))).toHaveLength(1);
      expect(pages.filter((page) => page.includes(`van ${pages.length}`))).toHaveLength(
        pages.length > 1 ? pages.length : 0,
      );
    }
  });

  test("isn't there for what is free, or was never sold", async () => {
    const free = paperOrder([paperLine({ priceCents: 0 })], { method: "free", payment: null });
    expect(await makeInvoicePdf(free, circuit, fonts)).toBeNull();
    for (const state of ["held", "awaiting-payment", "refund-due", "expired", "cancelled"] as const) {
      expect(await makeInvoicePdf(paperOrder(lines, { state, tickets: [] }), circuit, fonts)).toBeNull();
    }
  });

  test("is the same file each time", async () => {
    const order = paperOrder(lines);
    const [one, other] = [await makeInvoicePdf(order, circuit, fonts), await makeInvoicePdf(order, circuit, fonts)];
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });
});
