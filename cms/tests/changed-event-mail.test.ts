import { expect, test } from "vitest";
import type { Locale } from "@circuit/contract/locales";
import type { Order } from "@circuit/contract/shop/order";
import type { OrderMailKind } from "../src/shop/mails/order-mail-kind.ts";
import { writeOrderMail } from "../src/shop/mails/write-order-mail.ts";
import { circuit, paperLine, paperOrder } from "./shop-paper-order.ts";

const refunds = { onlineCents: 0, byHandCents: 0, failedCents: 0, reasons: [] };
const about = { circuit, orderPage: "https://site.example/order", refunds };

type Changed = Partial<Pick<Order, "movedLines" | "postponedLines" | "cancelledLines">>;

function mailOf(kind: OrderMailKind, locale: Locale, changed: Changed): string {
  const state = kind === "tickets-replaced" ? "paid" : kind;
  if (state !== "paid" && state !== "invoiced" && state !== "cancelled") throw new Error(`No order is ${kind}`);
  const order = paperOrder([paperLine()], { locale, state, placedAt: "2027-01-10T12:00:00.000Z", ...changed });
  const mail = writeOrderMail(1, order, kind, about);
  return `${mail?.subject}\n${mail?.text}`;
}

test.each([
  ["nl", { cancelledLines: [0], movedLines: [0] }, "TT Drenthe gaat niet door"],
  ["en", { cancelledLines: [0], movedLines: [0] }, "TT Drenthe won’t take place"],
  ["nl", { postponedLines: [0], movedLines: [0] }, "TT Drenthe is uitgesteld"],
  ["en", { movedLines: [0] }, "TT Drenthe was moved"],
] as const)(
  "S06 a mail about tickets for an event that changed meanwhile says so first (%s %o)",
  (locale, lines, told) => {
    const changed = Object.fromEntries(Object.entries(lines).map(([key, positions]) => [key, [...positions]]));
    expect(mailOf("paid", locale, changed)).not.toMatch(/druk ze af|print them/u);
    for (const kind of ["paid", "invoiced", "tickets-replaced"] as const) {
      expect(mailOf(kind, locale, changed)).toContain(told);
      expect(mailOf(kind, locale, {})).not.toContain(told);
    }
    // Nobody is asked for money, and told where it goes, for what may never take place.
    expect(mailOf("invoiced", locale, changed)).not.toMatch(/uiterlijk|NL\d\d|by \d/u);
    // Who is told that the order was cancelled isn't told twice.
    expect(mailOf("cancelled", locale, changed)).not.toContain(told);
  },
);
