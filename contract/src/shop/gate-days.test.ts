import { expect, test } from "vitest";
import { admittingDay, gateDays } from "./gate-days.ts";

const at = (moment: string) => new Date(moment);
const all = { firstDay: "2027-06-24", lastDay: "2027-06-28" };

test("S06 a day at the gates is that of the circuit, and goes on until four in the morning", () => {
  expect(gateDays(at("2027-06-25T23:59:59+02:00"))).toEqual(["2027-06-25"]);
  expect(gateDays(at("2027-06-26T00:00:00+02:00"))).toEqual(["2027-06-25", "2027-06-26"]);
  expect(gateDays(at("2027-06-26T03:59:59+02:00"))).toEqual(["2027-06-25", "2027-06-26"]);
  expect(gateDays(at("2027-06-26T04:00:00+02:00"))).toEqual(["2027-06-26"]);
});

test("S06 a day at the gates ends at four by the clock also in the nights in which that changes", () => {
  expect(gateDays(at("2027-10-31T03:59:00+01:00"))).toEqual(["2027-10-30", "2027-10-31"]);
  expect(gateDays(at("2027-10-31T04:00:00+01:00"))).toEqual(["2027-10-31"]);
  expect(gateDays(at("2027-03-28T03:59:00+02:00"))).toEqual(["2027-03-27", "2027-03-28"]);
  expect(gateDays(at("2027-03-28T04:00:00+02:00"))).toEqual(["2027-03-28"]);
});

test("S06 a day at the gates lets in who holds a ticket for the evening, or for the day that has begun", () => {
  const night = at("2027-06-26T00:30:00+02:00");
  expect(admittingDay("2027-06-25", all, night)).toBe("2027-06-25");
  expect(admittingDay("2027-06-26", all, night)).toBe("2027-06-26");
  expect(admittingDay("2027-06-24", all, night)).toBeNull();
  expect(admittingDay("2027-06-25", all, at("2027-06-26T04:00:00+02:00"))).toBeNull();
});

test("S06 a day at the gates is the evening's for a ticket of both days: it isn't good a second time at midnight", () => {
  const weekend = "2027-06-25_2027-06-27";
  expect(admittingDay(weekend, all, at("2027-06-26T00:30:00+02:00"))).toBe("2027-06-25");
  expect(admittingDay(weekend, all, at("2027-06-26T09:00:00+02:00"))).toBe("2027-06-26");
});

test("S06 a day at the gates is one on which the scanner is at work", () => {
  const evening = { firstDay: "2027-06-25", lastDay: "2027-06-25" };
  const morning = { firstDay: "2027-06-26", lastDay: "2027-06-26" };
  const night = at("2027-06-26T00:30:00+02:00");
  expect(admittingDay("2027-06-25_2027-06-27", evening, night)).toBe("2027-06-25");
  expect(admittingDay("2027-06-25_2027-06-27", morning, night)).toBe("2027-06-26");
  expect(admittingDay("2027-06-26", evening, night)).toBeNull();
});
