import { maxLines, maxPerLine, type CartLine } from "@circuit/contract/shop/cart-line";
import { expect, test } from "vitest";
import { cartCookie, linesInCookie } from "./cart-cookie.server.ts";
import { cartLifeMs, openLines, sealLines } from "./sealed-lines.server.ts";

const line: CartLine = { ticketId: "hoofdtribune1", admission: "2027-06-27", quantity: 2, seenPriceCents: 12_900 };
const days: CartLine = { ...line, admission: "2027-06-25_2027-06-27", seenPriceCents: 0 };

const valueOf = (cookie: string) => cookie.split(";", 1)[0] ?? "";

test("D03 the cart comes back from its cookie as it was", () => {
  expect(linesInCookie(`a=1; ${valueOf(cartCookie([line, days]))}; b=2`)).toEqual([line, days]);
});

test("D03 the cookie lives for a day, out of reach of scripts and of other sites", () => {
  expect(cartCookie([line])).toMatch(/; HttpOnly; Path=\/; Max-Age=86400; SameSite=Lax$/u);
  expect(cartCookie([])).toMatch(/^cart=; HttpOnly; Path=\/; Max-Age=0;/u);
});

test("D03 a cart that wasn't changed for a day is empty", () => {
  const sealed = sealLines([line], 0);
  expect(openLines(sealed, cartLifeMs - 1)).toEqual([line]);
  expect(openLines(sealed, cartLifeMs)).toEqual([]);
});

test("D03 the longest cart fits into a cookie", () => {
  const longest = Array.from({ length: maxLines }, (_, index) => ({
    ticketId: `${"z".repeat(22)}${String(index).padStart(2, "0")}`,
    admission: "2027-06-25_2027-06-27",
    quantity: maxPerLine,
    seenPriceCents: 99_999_999,
  }));
  const cookie = cartCookie(longest);
  expect(cookie.length).toBeLessThan(4096);
  expect(linesInCookie(valueOf(cookie))).toEqual(longest);
});

const sealed = sealLines([line]);
test.each([
  ["nothing", null],
  ["an empty one", "cart="],
  ["another's words", "cart=hello"],
  ["a changed amount", `cart=${sealed.replace(".2.", ".9.")}`],
  ["a changed price", `cart=${sealed.replace(".9yc:", ".1:")}`],
  ["another signature", `cart=${sealed.slice(0, -4)}AAAA`],
  ["no signature", `cart=${sealed.split(":", 1)[0]}`],
  ["a very long one", `cart=${"a~".repeat(4000)}:x`],
])("D03 a cookie with %s is an empty cart, and no error", (_, cookie) => {
  expect(linesInCookie(cookie)).toEqual([]);
});
