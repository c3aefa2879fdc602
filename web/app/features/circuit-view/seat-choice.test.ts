import { expect, test } from "vitest";
import { chooseSeat, chooseTime, seatRows, seatTimes } from "./seat-choice.ts";

test.each([
  [18, ["low 1", "middle 9", "high 18"]],
  [2, ["middle 1", "high 2"]],
  [1, ["middle 1"]],
])("seats to choose from of a stand with %i rows are %j", (rows, parts) => {
  expect(seatRows({ rows }).map(({ part, row }) => `${part} ${row}`)).toEqual(parts);
});

test.each([
  ["high", 18, 18],
  [null, 18, 9],
  ["low", 1, 1],
  ["balcony", 18, 9],
])("seats to choose from %s in a stand of %i rows is row %i", (asked, rows, row) => {
  expect(chooseSeat(seatRows({ rows }), asked).row).toBe(row);
});

const session = (startTime: string, kind: string) => ({ startTime, kind });

test("times to choose from are when the riding begins, about half-way, and the last start", () => {
  const riding = [session("10:00", "practice"), session("11:45", "qualifying"), session("13:30", "race")];
  const sunday = [session("09:00", "other"), ...riding, session("14:45", "race"), session("16:00", "other")];
  // Half-way between 10:00 and 14:45 is 12:22: 11:45 is nearer to it than 13:30.
  expect(seatTimes(sunday)).toEqual(["10:00", "11:45", "14:45"]);
});

test("times to choose from on a day without a timetable are usual ones", () => {
  expect(seatTimes([])).toEqual(["10:00", "13:00", "16:00"]);
  expect(seatTimes([session("later", "race")])).toEqual(["10:00", "13:00", "16:00"]);
});

test("times to choose from have the last one chosen, and take in the one of the address", () => {
  expect(chooseTime(["10:00", "14:45"], null)).toEqual({ times: ["10:00", "14:45"], time: "14:45" });
  expect(chooseTime(["10:00", "14:45"], "12:00")).toEqual({ times: ["10:00", "12:00", "14:45"], time: "12:00" });
  expect(chooseTime(["10:00", "14:45"], "10:00")).toEqual({ times: ["10:00", "14:45"], time: "10:00" });
});
