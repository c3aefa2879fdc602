import path from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import type { Order } from "@circuit/contract/shop/order";
import { circuit, paperLine, paperLines as lines, paperOrder } from "./shop-paper-order.ts";
import { invoicePdf } from "../src/shop/papers/invoice-pdf.ts";
import { qrShape } from "../src/shop/papers/qr-shape.ts";
import { ticketsPdf } from "../src/shop/papers/tickets-pdf.ts";
import { isWholeRun } from "./whole-run.ts";

const fonts = path.resolve(import.meta.dirname, "../fonts");

interface ReadPdf {
  pages: string[];
  /** What its pictures show. */
  pictures: string[];
  language: unknown;
  title: unknown;
}

const nodeSchema = z.object({
  role: z.string().optional(),
  alt: z.string().optional(),
  children: z.array(z.unknown()).optional(),
});

function picturesIn(node: unknown): string[] {
  const { role, alt = "", children = [] } = nodeSchema.parse(node ?? {});
  return [...(role === "Figure" ? [alt] : []), ...children.flatMap(picturesIn)];
}

/** Reads a PDF as a program that reads aloud does. */
async function read(content: Buffer | null): Promise<ReadPdf> {
  if (content === null) throw new Error("No file");
  const document = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(document, { mergePages: false });
  const trees = await Promise.all(text.map(async (_, index) => (await document.getPage(index + 1)).getStructTree()));
  const { info } = z
    .object({ info: z.looseObject({ Title: z.unknown(), Language: z.unknown() }) })
    .parse(await document.getMetadata());
  const pages = text.map((page) => page.replaceAll(/\s+/gu, " "));
  return { pages, pictures: trees.flatMap(picturesIn), language: info.Language, title: info.Title };
}

const tickets = async (order: Order) => read(await ticketsPdf(order, circuit, fonts));
const invoice = async (order: Order) => read(await invoicePdf(order, circuit, fonts));

describe("the tickets of an order", () => {
  test("stand two on a page, each with its code, day, place, gate and name", async () => {
    const order = paperOrder([
      paperLine({ quantity: 2 }),
      paperLine({ name: "Weekendkaart", admission: "2027-06-25_2027-06-27", stand: null, isFreePlace: true }),
    ]);
    const { pages, pictures, language, title } = await tickets(order);
    expect(pages).toHaveLength(2);
    expect(pictures).toEqual(order.tickets.map(({ code }) => `QR-code van ticket ${code}`));
    expect(title).toBe("Tickets CD-270418");
    expect(language).toBe("nl");
    const [first = "", second = ""] = pages;
    const [one, other, weekend] = order.tickets.map(({ code }) => code);
    for (const text of [one, other, "Ticket 1 van 3", "Ticket 2 van 3", "27", "zo juni", "Hoofdtribune", "Zuid"]) {
      expect(first).toContain(text);
    }
    for (const text of [
      weekend,
      "25–27",
      "vr t/m zo",
      "juni 2027",
      "3 dagen",
      "Vrije plaats",
      "Weekendkaart",
      "Jorien Hoving",
    ]) {
      expect(second).toContain(text);
    }
  });

  test.each([
    ["nl", "Dit evenement is verplaatst en is er niet meer op elke dag van dit ticket."],
    ["en", "This event was moved, and isn’t on every day of this ticket any more."],
  ] as const)("of a moved event say so, and the others of the order don't (%s)", async (locale, words) => {
    const other = paperLine({ ticketId: "ander", eventId: "superbike", eventTitle: "Superbike" });
    const moved = await tickets(paperOrder([paperLine(), other], { locale, movedLines: [0] }));
    expect(moved.pages.join(" ").split(words)).toHaveLength(2);
    const stands = await tickets(paperOrder([paperLine(), other], { locale }));
    expect(stands.pages.join(" ")).not.toContain(words);
  });

  test("are in the order's language, and say what is still to pay at the gate", async () => {
    const order = paperOrder([paperLine()], { locale: "en", state: "at-gate", method: "gate", payment: null });
    const { pages } = await tickets(order);
    expect(pages[0]).toContain("Still to pay at the gate: €129.00 for the whole order.");
    expect(pages[0]).toContain("Sun June");
    expect(pages[0]).toContain("Way in");
  });

  test("say that one may give them to another, but not to several", async () => {
    const said = {
      nl: "Je mag je ticket aan een ander geven. Deel de code niet met meer mensen: wie het eerst komt, is binnen.",
      en: "You may give your ticket to somebody else. Don’t share the code with several people: whoever comes first is in.",
    };
    for (const locale of ["nl", "en"] as const) {
      const { pages } = await tickets(paperOrder([paperLine()], { locale }));
      expect(pages[0]).toContain(said[locale]);
    }
  });

  test("show names as they are written, in Polish, Greek and Cyrillic too", async () => {
    const order = paperOrder([paperLine({ quantity: 3 })]);
    const holders = ["Łukasz Żółć", "Ζωή Παπαδοπούλου", "Жанна Ёлкина"];
    const named = {
      ...order,
      tickets: order.tickets.map((ticket, index) => ({ ...ticket, holder: holders[index] ?? null })),
    };
    const text = (await tickets(named)).pages.join(" ");
    for (const holder of holders) expect(text).toContain(holder);
  });

  test("leave out those that were cancelled, and end with the order", async () => {
    const order = paperOrder([paperLine({ quantity: 2 })]);
    const [first, second] = order.tickets;
    if (first === undefined || second === undefined) throw new Error("No tickets");
    const { pictures } = await tickets({ ...order, tickets: [{ ...first, isCancelled: true }, second] });
    expect(pictures).toEqual([`QR-code van ticket ${second.code}`]);
    for (const state of ["held", "awaiting-payment", "invoiced", "refund-due", "cancelled", "refunded"] as const) {
      expect(await ticketsPdf({ ...order, state }, circuit, fonts)).toBeNull();
    }
  });

  test("are the same file each time", async () => {
    const order = paperOrder([paperLine({ quantity: 3 })]);
    const [one, other] = [await ticketsPdf(order, circuit, fonts), await ticketsPdf(order, circuit, fonts)];
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });

  test("have a QR code of 41 by 41 modules", () => {
    const [ticket] = paperOrder([paperLine({ admission: "2027-12-31_2028-01-13" })]).tickets;
    expect(qrShape(ticket?.qrText ?? "").size).toBe(41);
  });

  test("of a large order leave others their turn while they are made", async () => {
    const quantity = isWholeRun ? 300 : 40;
    const order = paperOrder([paperLine({ quantity })]);
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 1);
    const { pages, pictures } = await tickets(order);
    clearInterval(clock);
    expect([pages.length, pictures.length]).toEqual([quantity / 2, quantity]);
    expect(turns).toBeGreaterThan(quantity / 15);
  });
});

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
    expect(await invoicePdf(free, circuit, fonts)).toBeNull();
    for (const state of ["held", "awaiting-payment", "refund-due", "expired", "cancelled"] as const) {
      expect(await invoicePdf(paperOrder(lines, { state, tickets: [] }), circuit, fonts)).toBeNull();
    }
  });

  test("is the same file each time", async () => {
    const order = paperOrder(lines);
    const [one, other] = [await invoicePdf(order, circuit, fonts), await invoicePdf(order, circuit, fonts)];
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });
});
