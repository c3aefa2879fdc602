import { expect, test } from "vitest";
import { invoiceDueAt } from "./invoice-due.ts";

test.each([
  ["fourteen days, for an event that is far away", "2027-01-10T12:00:00.000Z", ["2027-06-26"], "2027-01-24"],
  ["by the day at the circuit, which is a day on already", "2026-11-26T23:30:00.000Z", ["2027-06-26"], "2026-12-11"],
  ["three days before a near event begins", "2026-11-26T23:30:00.000Z", ["2026-12-12_2026-12-13"], "2026-12-09"],
  ["before the first day of several tickets", "2026-11-27T12:00:00.000Z", ["2026-12-20", "2026-12-05"], "2026-12-02"],
  ["tomorrow at the earliest", "2026-11-27T12:00:00.000Z", ["2026-11-29"], "2026-11-28"],
  ["across the change to summer time", "2027-03-20T22:30:00.000Z", ["2027-06-26"], "2027-04-03"],
])("an invoice is to be paid %s", (_when, placedAt, admissions, day) => {
  const lines = admissions.map((admission) => ({ admission }));
  expect(new Date(invoiceDueAt(Date.parse(placedAt), lines)).toISOString().slice(0, 10)).toBe(day);
});
