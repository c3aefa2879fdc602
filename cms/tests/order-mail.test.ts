import { describe, expect, test } from "vitest";
import { type Order } from "@circuit/contract/shop/order";
import { writeOrderMail } from "../src/shop/mails/write-order-mail.ts";
import { type OrderMailKind } from "../src/shop/mails/order-mail-words.ts";
import { circuit, paperLine, paperOrder, walkedStand as stand } from "./shop-paper-order.ts";
import { type Locale } from "@circuit/contract/locales";

const refunds = { onlineCents: 0, byHandCents: 0, failedCents: 0, reasons: [] };

const gates = { startTime: "08:30:00.000", kind: "gates", title: "Poorten open", titleEn: null };

const sunday = [
  gates,
  { startTime: "11:00:00.000", kind: "race", title: "Race lichte klasse", titleEn: null },
  { startTime: "14:00:00.000", kind: "race", title: "TT Drenthe, 26 ronden", titleEn: "TT Drenthe, 26 laps" },
];

const timetables = new Map([["tt", [{ date: "2027-06-27", sessions: sunday }]]]);

function mailOf(order: Order, about = circuit) {
  const orderPage = "https://site.example/bestelling/x";
  const mail = writeOrderMail(1, order, "paid", { circuit: about, orderPage, refunds, timetables });
  if (mail === null) throw new Error("No mail");
  return { text: mail.text, html: mail.html.replaceAll("\u00A0", " ") };
}

describe("the mail with the tickets of an order", () => {
  test.each([
    ["nl", ["Ingang Zuid", "08:30 uur", "4 min, 240 m", "11:00 uur", "TT Drenthe, 26 ronden", "Turfvaartweg 26"]],
    ["en", ["Ingang Zuid", "Gates open", "4 min, 240 m", "First start", "TT Drenthe, 26 laps", "Turfvaartweg 26"]],
  ] as const)("says the way in, the times and the address, drawn and as plain text (%s)", (locale, said) => {
    const mail = mailOf(paperOrder([paperLine({ stand })], { locale }));
    for (const text of said) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    expect(mail.html).toContain(`<html lang="${locale}">`);
  });

  test("names the times of each day of a ticket for several", () => {
    const line = paperLine({ stand, admission: "2027-06-26_2027-06-27" });
    const saturday = { date: "2027-06-26", sessions: [{ ...gates, startTime: "09:00:00" }] };
    const days = new Map([["tt", [saturday, { date: "2027-06-27", sessions: sunday }]]]);
    const about = { circuit, orderPage: "https://a.example/", refunds, timetables: days };
    const mail = writeOrderMail(1, paperOrder([line]), "paid", about);
    expect(mail?.text).toContain("Poorten open: za 09:00, zo 08:30 uur");
    expect(mail?.text).toContain("TT Drenthe, 26 ronden: zo 14:00 uur");
    const sundayOnly = writeOrderMail(1, paperOrder([line]), "paid", { ...about, timetables });
    expect(sundayOnly?.text).toContain("Poorten open: zo 08:30 uur");
  });

  test("says no times of a day on which its event isn't any more", () => {
    const off = { eventChanges: ["moved" as const] };
    for (const said of Object.values(mailOf(paperOrder([paperLine({ stand })], off)))) {
      expect(said).not.toContain("08:30");
      expect(said).toContain("is verplaatst");
    }
  });

  test("loads nothing and follows nobody", () => {
    const { html } = mailOf(paperOrder([paperLine({ stand })]));
    expect(html).not.toMatch(
      /<(?:img|link|script|iframe|video|object|svg)\b|url\(|@import|@font-face|\bsrc=|background=/iu,
    );
    const links = [...html.matchAll(/href="([^"]*)"/gu)].map(([, link = ""]) => link);
    expect(links.every((link) => link.startsWith("https://site.example/") || link.startsWith("tel:"))).toBe(true);
    expect(html).toContain("prefers-color-scheme:dark");
  });

  test("shows whatever was typed as text", () => {
    const typed = `"><img src=x onerror=alert(1)> & 'co'`;
    const line = paperLine({ name: typed, eventTitle: typed, stand: { ...stand, name: typed, gate: typed } });
    const order = paperOrder([line]);
    const customer = order.customer === null ? null : { ...order.customer, firstName: typed };
    const about = { ...circuit, name: typed, street: typed, organisation: typed, phone: typed };
    const { html } = mailOf({ ...order, customer }, about);
    expect(html).not.toContain("<img");
    expect(html).toContain("&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &#39;co&#39;");
  });
});

function changedMail(kind: OrderMailKind, locale: Locale, eventChanges: Order["eventChanges"]): string {
  const state = kind === "tickets-replaced" ? "paid" : kind;
  if (state !== "paid" && state !== "invoiced" && state !== "cancelled") throw new Error(`No order is ${kind}`);
  const order = paperOrder([paperLine()], { locale, state, placedAt: "2027-01-10T12:00:00.000Z", eventChanges });
  const mail = writeOrderMail(1, order, kind, { circuit, orderPage: "https://site.example/order", refunds });
  return `${mail?.subject}\n${mail?.text}`;
}

test.each([
  ["nl", "cancelled", "TT Drenthe gaat niet door"],
  ["en", "cancelled", "TT Drenthe won’t take place"],
  ["nl", "postponed", "TT Drenthe is uitgesteld"],
  ["en", "moved", "TT Drenthe was moved"],
] as const)(
  "S06 a mail about tickets for an event that changed meanwhile says so first (%s %s)",
  (locale, change, told) => {
    expect(changedMail("paid", locale, [change])).not.toMatch(/druk ze af|print them/u);
    for (const kind of ["paid", "invoiced", "tickets-replaced"] as const) {
      expect(changedMail(kind, locale, [change])).toContain(told);
      expect(changedMail(kind, locale, [])).not.toContain(told);
    }
    // Nobody is asked for money, and told where it goes, for what may never take place.
    expect(changedMail("invoiced", locale, [change])).not.toMatch(/uiterlijk|NL\d\d|by \d/u);
    // Who is told that the order was cancelled isn't told twice.
    expect(changedMail("cancelled", locale, [change])).not.toContain(told);
  },
);
