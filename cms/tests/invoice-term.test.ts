import { expect, test } from "vitest";
import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";
import { invoiceDueAt } from "@circuit/contract/shop/invoice-due";
import { invoiceEndsAt, isTooLateForInvoice } from "../src/shop/orders/invoice-end.ts";

const dayMs = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

test("on whatever day and hour an invoice is ordered, its places wait until after the last day to pay that is told, which is before the event", () => {
  for (let hour = 0; hour < 24 * 3; hour += 5) {
    const placedAt = Date.parse("2027-03-26T21:10:00Z") + hour * 3_600_000;
    for (let days = 0; days < 60; days += 1) {
      const first = dayAfter(dayAtCircuit(new Date(placedAt)), days);
      const lines = [{ admission: `${first}_${dayAfter(first, 2)}` }];
      if (isTooLateForInvoice(placedAt, lines)) continue;
      const due = dayAtCircuit(new Date(invoiceDueAt(placedAt, lines)));
      const ends = invoiceEndsAt(placedAt, lines);
      expect(due < first, `${days} days, told ${due}`).toBe(true);
      expect(due > dayAtCircuit(new Date(placedAt))).toBe(true);
      // One that ends never waits long enough.
      const endDay = ends === null ? "9999-12-31" : dayAtCircuit(new Date(ends));
      expect(endDay > due, `${days} days, told ${due}, ends ${endDay}`).toBe(true);
    }
  }
});
