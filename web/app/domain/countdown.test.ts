import { expect, test } from "vitest";
import { countdownStateAt } from "./countdown.ts";

const startsAt = "2027-06-25T10:00:00.000+02:00";
const endsAt = "2027-06-27T18:00:00.000+02:00";
const at = (moment: string) => countdownStateAt(Date.parse(moment), startsAt, endsAt);

test("S09 counts whole days, hours and minutes to the start", () => {
  expect(at("2027-01-23T00:18:53.000Z")).toEqual({ phase: "before", days: 153, hours: 7, minutes: 42 });
});

test("S09 shows the last minute until the start has come", () => {
  expect(at("2027-06-25T07:59:59.001Z")).toEqual({ phase: "before", days: 0, hours: 0, minutes: 1 });
  expect(at("2027-06-25T08:00:00.000Z")).toEqual({ phase: "running" });
});

test("S09 says the event is on until it ends", () => {
  expect(at("2027-06-27T15:59:59.999Z")).toEqual({ phase: "running" });
  expect(at("2027-06-27T16:00:00.000Z")).toEqual({ phase: "ended" });
});

test("S09 is over at once for a moment without an end", () => {
  expect(countdownStateAt(Date.parse(startsAt), startsAt, null)).toEqual({ phase: "ended" });
});
