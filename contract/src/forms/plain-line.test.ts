import { describe, expect, it } from "vitest";
import { isPrintable, hasLinkOrIban, hasLinkOrIbanInName } from "./plain-line.ts";

describe("a line of an address", () => {
  it.each([
    "Burg.Jansenstraat",
    "Burg.de Raadtsingel",
    "Prof. Dr. Zeemanlaan 4",
    "’s-Gravenhage",
    "Rue de l’Église, bât. B",
    "1e v.d. Helst",
  ])("%s is one", (line) => expect(hasLinkOrIban(line)).toBe(false));

  it.each([
    "http://evil.example",
    "evil.de",
    "betaal.de straat",
    "evil。com",
    "www.evil",
    "pay@evil",
    "Betaal naar NL91 ABNA 0417 1643 00",
  ])("%s leads elsewhere", (line) => expect(hasLinkOrIban(line)).toBe(true));
});

describe("a company's name or reference", () => {
  it.each([
    "bol.com",
    "Booking.com B.V.",
    "PO 2026/114",
    "4500012345",
    "Mail@Home B.V.",
    "RE/MAX Assen",
    "KP12 2027 0417",
    "NL91ABNA0417164301",
    "AB12 3456 7890 1234 5678",
  ])("%s is one", (line) => expect(hasLinkOrIbanInName(line)).toBe(false));

  it.each([
    "Pay at evil.example/x",
    "https://evil.example/pay",
    "Betaal naar NL91 ABNA 0417 1643 00",
    "be68.5390.0754.7034 graag",
    "t.a.v. crediteuren@voorbeeld.nl",
  ])("%s leads elsewhere", (line) => expect(hasLinkOrIbanInName(line)).toBe(true));
});

describe("what tickets and invoices can show", () => {
  it.each([
    "Zoë O’Neill-Łukasz",
    "Marĳke",
    "Məmmədov",
    "Kɔfi",
    "Jan Ⅲ",
    "Νίκος",
    "Ольга",
    "Nguyễn Thị",
    "Straße 12/A №4",
    "© Bakker & Zn. ª",
  ])("%s", (text) => expect(isPrintable(text)).toBe(true));

  it.each(["王小明", "محمد علي", "שרה", "ひろし", "김", "สมชาย", "ნინო", "Jan 😀", "★"])("%s isn't", (text) =>
    expect(isPrintable(text)).toBe(false),
  );
});
