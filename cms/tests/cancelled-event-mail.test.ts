import { expect, test } from "vitest";
import { writeOrderMail } from "../src/shop/mails/write-order-mail.ts";
import { circuit, paperLine, paperOrder } from "./shop-paper-order.ts";

const refunds = { onlineCents: 0, byHandCents: 0, failedCents: 0, reasons: [] };
const about = { circuit, orderPage: "https://site.example/order", refunds };

test.each([
  ["nl", "TT Drenthe gaat niet door"],
  ["en", "TT Drenthe won’t take place"],
] as const)("S06 a mail with tickets for an event that was cancelled meanwhile says so first (%s)", (locale, told) => {
  const textOf = (kind: "paid" | "invoiced" | "cancelled", cancelledLines: number[]) => {
    const order = paperOrder([paperLine()], {
      locale,
      state: kind,
      cancelledLines,
      placedAt: "2027-01-10T12:00:00.000Z",
    });
    const mail = writeOrderMail(1, order, kind, about);
    return `${mail?.subject}\n${mail?.text}`;
  };
  expect(textOf("paid", [0])).not.toMatch(/druk ze af|print them|^Je tickets|^Your tickets/u);
  for (const kind of ["paid", "invoiced"] as const) {
    expect(textOf(kind, [0])).toContain(told);
    expect(textOf(kind, [])).not.toContain(told);
  }
  // Who is told that the order was cancelled isn't told twice.
  expect(textOf("cancelled", [0])).not.toContain(told);
});
