import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { publishedCircuitSchema } from "@circuit/contract/circuit/published-circuit";
import type { Order } from "@circuit/contract/shop/order";
import type { EventDay } from "../src/shop/documents/read-timetables.ts";
import { makeQrCode } from "../src/shop/documents/qr-shape.ts";
import { makeTicketsPdf } from "../src/shop/documents/tickets-pdf.ts";
import { readPdf } from "./read-pdf.ts";
import { circuit, paperLine, paperOrder, walkedStand } from "./shop-paper-order.ts";
import { isWholeRun } from "./whole-run.ts";

const fonts = path.resolve(import.meta.dirname, "../fonts");
const trackFile = path.resolve(import.meta.dirname, "../seed/circuit/track.json");

const surroundings = { circuit, map: null, timetables: new Map<string, EventDay[]>(), fonts };
const tickets = async (order: Order) => readPdf(await makeTicketsPdf(order, surroundings));

describe("the tickets of an order", () => {
  test("have a page each, with code, day, place, gate and name", async () => {
    const order = paperOrder([
      paperLine({ quantity: 2 }),
      paperLine({ name: "Weekendkaart", admission: "2027-06-25_2027-06-27", stand: null, isFreePlace: true }),
    ]);
    const { pages, pictures, language, title } = await tickets(order);
    expect(pages).toHaveLength(3);
    expect(pictures).toEqual(order.tickets.map(({ code }) => `QR-code van ticket ${code}`));
    expect(title).toBe("Tickets CD-270418");
    expect(language).toBe("nl");
    const [first = "", , third = ""] = pages;
    const [one, , weekend] = order.tickets.map(({ code }) => code);
    const onDay = [one, "1 van 3", "27", "zondag", "juni 2027", "TT Drenthe", "Hoofdtribune", "Zuid", "€ 129,00"];
    for (const text of onDay) expect(first).toContain(text);
    for (const text of [weekend, "3 van 3", "25–27", "vr t/m zo", "3 dagen", "Vrije plaats", "Jorien Hoving"]) {
      expect(third).toContain(text);
    }
  });

  test("say when the gates open and how far the walk is, and draw the way, with the words of the other language beside", async () => {
    const map = publishedCircuitSchema.parse(JSON.parse(readFileSync(trackFile, "utf8")));
    const gates = { startTime: "08:30:00.000", kind: "gates", title: "Poorten open", titleEn: null };
    const timetables = new Map([["tt", [{ date: "2027-06-27", sessions: [gates] }]]]);
    const order = paperOrder([paperLine({ stand: walkedStand })]);
    const { pages, pictures } = await readPdf(await makeTicketsPdf(order, { circuit, map, timetables, fonts }));
    for (const text of ["08:30", "Gates open", "4 min, 240 m", "Zo loop je: door Ingang Zuid", "How to walk"]) {
      expect(pages[0]).toContain(text);
    }
    expect(pictures).toContain("Plattegrond van het circuit met Hoofdtribune");
    const moved = await makeTicketsPdf({ ...order, eventChanges: ["moved"] }, { circuit, map, timetables, fonts });
    expect((await readPdf(moved)).pages[0]).not.toContain("08:30");
  });

  test.each([
    ["nl", "Dit evenement is verplaatst en is er niet meer op elke dag van dit ticket."],
    ["en", "This event was moved, and isn’t on every day of this ticket any more."],
  ] as const)("of a moved event say so, and the others of the order don't (%s)", async (locale, words) => {
    const other = paperLine({ ticketId: "ander", eventId: "superbike", eventTitle: "Superbike" });
    const moved = await tickets(paperOrder([paperLine(), other], { locale, eventChanges: ["moved"] }));
    expect(moved.pages.join(" ").split(words)).toHaveLength(2);
    const stands = await tickets(paperOrder([paperLine(), other], { locale }));
    expect(stands.pages.join(" ")).not.toContain(words);
  });

  test("are in the order's language, and say what is still to pay at the gate", async () => {
    const order = paperOrder([paperLine()], { locale: "en", state: "at-gate", method: "gate", payment: null });
    const { pages } = await tickets(order);
    expect(pages[0]).toContain("Still to pay at the gate: €129.00 for the whole order.");
    expect(pages[0]).toContain("Sunday");
    expect(pages[0]).toContain("Way in");
  });

  test("say in both languages that one may give them to another, but not to several", async () => {
    const said = [
      "Je mag je ticket aan een ander geven.",
      "Deel de code niet met meer mensen: wie het eerst komt, is binnen.",
      "You may give your ticket to somebody else.",
      "Don’t share the code with several people: whoever comes first is in.",
    ];
    for (const locale of ["nl", "en"] as const) {
      const { pages } = await tickets(paperOrder([paperLine()], { locale }));
      for (const words of said) expect(pages[0]).toContain(words);
    }
  });

  test("show names as they are written, in Polish, Greek and Cyrillic too", async () => {
    const order = paperOrder([paperLine({ quantity: 3 })]);
    const holders = ["Łukasz Żółć", "Ζωή Παπαδοπούλου", "Жанна Ёлкина"];
    const named = order.tickets.map((ticket, index) => ({ ...ticket, holder: holders[index] ?? null }));
    const text = (await tickets({ ...order, tickets: named })).pages.join(" ");
    for (const holder of holders) expect(text).toContain(holder);
  });

  test("leave out those that were cancelled, and end with the order", async () => {
    const order = paperOrder([paperLine({ quantity: 2 })]);
    const [first, second] = order.tickets;
    if (first === undefined || second === undefined) throw new Error("No tickets");
    const { pictures } = await tickets({ ...order, tickets: [{ ...first, isCancelled: true }, second] });
    expect(pictures).toEqual([`QR-code van ticket ${second.code}`]);
    for (const state of ["held", "awaiting-payment", "invoiced", "refund-due", "cancelled", "refunded"] as const) {
      expect(await makeTicketsPdf({ ...order, state }, surroundings)).toBeNull();
    }
  });

  test("are the same file each time", async () => {
    const order = paperOrder([paperLine({ quantity: 3 })]);
    const [one, other] = [await makeTicketsPdf(order, surroundings), await makeTicketsPdf(order, surroundings)];
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });

  test("have a QR code of 41 by 41 modules", () => {
    const [ticket] = paperOrder([paperLine({ admission: "2027-12-31_2028-01-13" })]).tickets;
    expect(makeQrCode(ticket?.qrText ?? "").size).toBe(41);
  });

  test("of a large order leave others their turn while they are made", async () => {
    const quantity = isWholeRun ? 300 : 40;
    const order = paperOrder([paperLine({ quantity })]);
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 1);
    const { pages, pictures } = await tickets(order);
    clearInterval(clock);
    expect([pages.length, pictures.length]).toEqual([quantity, quantity]);
    expect(turns).toBeGreaterThan(quantity / 15);
  });
});
