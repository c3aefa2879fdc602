import { expect, test } from "vitest";
import { circuitDay, daysOfMonth, isCircuitDay, isCircuitMonth, lastCircuitDay, monthsBetween } from "./circuit-day.ts";

test("S01 a moment late in the evening in London is the next day at the circuit", () => {
  expect(circuitDay("2027-06-25T22:30:00Z")).toBe("2027-06-26");
  expect(circuitDay("2027-12-31T23:30:00.000Z")).toBe("2028-01-01");
});

test("S01 an event that ends at midnight doesn’t touch the next day", () => {
  expect(lastCircuitDay("2027-08-21T12:00:00Z", "2027-08-21T22:00:00Z")).toBe("2027-08-21");
  expect(lastCircuitDay("2027-08-21T12:00:00Z", "2027-08-21T22:01:00Z")).toBe("2027-08-22");
});

test("S01 leap days exist in leap years only", () => {
  expect(isCircuitDay("2028-02-29")).toBe(true);
  expect(isCircuitDay("2027-02-29")).toBe(false);
  expect(isCircuitDay("2000-02-29")).toBe(true);
  expect(isCircuitDay("1900-02-29")).toBe(false);
});

const malformed = ["", "2027-6-1", "01-06-2027", "2027-06-01T00:00", "x"];
test.each([...malformed, "2027-13-01", "2027-00-10", "2027-06-31", "9999-01-01"])("S01 %j is no day", (text) => {
  expect(isCircuitDay(text)).toBe(false);
});

test("S01 a month has a number from 01 to 12", () => {
  expect(isCircuitMonth("2027-06")).toBe(true);
  expect(["2027-13", "2027-00", "2027-6", "juni", "0000-01"].some(isCircuitMonth)).toBe(false);
});

test("S01 a month knows its days, February of a leap year too", () => {
  expect(daysOfMonth("2027-06")).toEqual({ from: "2027-06-01", till: "2027-06-30" });
  expect(daysOfMonth("2027-12")).toEqual({ from: "2027-12-01", till: "2027-12-31" });
  expect(daysOfMonth("2028-02")).toEqual({ from: "2028-02-01", till: "2028-02-29" });
  expect(daysOfMonth("2027-02")).toEqual({ from: "2027-02-01", till: "2027-02-28" });
});

test("S01 the months between two days run over the turn of the year", () => {
  expect(monthsBetween("2027-11-30", "2028-02-01")).toEqual(["2027-11", "2027-12", "2028-01", "2028-02"]);
  expect(monthsBetween("2027-06-25", "2027-06-27")).toEqual(["2027-06"]);
  expect(monthsBetween("2027-06-25", "2027-05-27")).toEqual([]);
});

test("S01 months that nobody can choose are left out, so that an event until the end of time has an end", () => {
  expect(monthsBetween("2199-11-30", "9999-12-31")).toEqual(["2199-11", "2199-12"]);
  expect(monthsBetween("2199-12-01", "10000-01-01")).toEqual(["2199-12"]);
  expect(monthsBetween("0001-01-01", "1900-01-31")).toEqual(["1900-01"]);
  expect(monthsBetween("9999-01-01", "9999-12-31")).toEqual([]);
});
