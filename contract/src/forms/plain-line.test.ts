import { expect, test } from "vitest";
import { isPrintable, hasLinkOrIban, hasLinkOrIbanInName } from "./plain-line.ts";

test("a line of an address is one, unless it leads elsewhere", () => {
  const streets = ["Burg.Jansenstraat", "Burg.de Raadtsingel", "Prof. Dr. Zeemanlaan 4", "Rue de l’Église, bât. B"];
  expect([...streets, "’s-Gravenhage", "1e v.d. Helst"].filter((line) => hasLinkOrIban(line))).toEqual([]);
  const hosts = ["http://evil.example", "evil.de", "betaal.de straat", "evil。com", "www.evil", "pay@evil"];
  expect([...hosts, "Betaal naar NL91 ABNA 0417 1643 00"].filter((line) => !hasLinkOrIban(line))).toEqual([]);
});

test("a company's name or reference may look like an address or a number, and not lead there", () => {
  const names = ["bol.com", "Booking.com B.V.", "Mail@Home B.V.", "RE/MAX Assen"];
  const numbers = ["PO 2026/114", "4500012345", "KP12 2027 0417", "NL91ABNA0417164301", "AB12 3456 7890 1234 5678"];
  expect([...names, ...numbers].filter((line) => hasLinkOrIbanInName(line))).toEqual([]);
  const addresses = ["Pay at evil.example/x", "https://evil.example/pay", "t.a.v. crediteuren@voorbeeld.nl"];
  const accounts = ["Betaal naar NL91 ABNA 0417 1643 00", "be68.5390.0754.7034 graag"];
  expect([...addresses, ...accounts].filter((line) => !hasLinkOrIbanInName(line))).toEqual([]);
});

test("tickets and invoices can show Latin, Greek and Cyrillic letters, and no others", () => {
  const latin = ["Zoë O’Neill-Łukasz", "Marĳke", "Məmmədov", "Kɔfi", "Jan Ⅲ", "Nguyễn Thị"];
  const shown = [...latin, "Νίκος", "Ольга", "Straße 12/A №4", "© Bakker & Zn. ª"];
  expect(shown.filter((text) => !isPrintable(text))).toEqual([]);
  const hidden = ["王小明", "محمد علي", "שרה", "ひろし", "김", "สมชาย", "ნინო", "Jan 😀", "★"];
  expect(hidden.filter((text) => isPrintable(text))).toEqual([]);
});
