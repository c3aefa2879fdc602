import { expect, test } from "vitest";
import { readPageQuery, type PageParameter } from "./page-query.ts";

const nothing = readPageQuery(new URLSearchParams());

test("an address without a query asks for nothing", () => {
  expect(new Set(Object.values(nothing))).toEqual(new Set([null]));
});

test.each<[PageParameter, string, string | null]>([
  ["page", "2", "2"],
  ["page", "02", null],
  ["type", " Historisch ", "historisch"],
  ["type", "../../etc", null],
  ["q", "hond\tmee ", "hond mee"],
  ["q", "x".repeat(101), null],
  ["q", "경".repeat(100).normalize("NFD"), "경".repeat(100)],
  ["from", "2027-06-01", "2027-06-01"],
  ["event", "y8kq2vd0m1c4", "y8kq2vd0m1c4"],
  ["event", "TT Drenthe", null],
  ["row", "high", "high"],
  ["time", "08:45", "08:45"],
  ["time", "24:00", null],
  ["guests", "12", "12"],
  ["guests", "99999", null],
  ["decade", "1970", "1970"],
  ["year", "1938", "1938"],
  ["app", "", "1"],
])("%s=%j is read as %j", (name, text, value) => {
  expect(readPageQuery(new URLSearchParams({ [name]: text }))).toEqual({ ...nothing, [name]: value });
});

test("what no page may read isn't read", () => {
  expect(readPageQuery(new URLSearchParams("token=1&utm_source=mail&__proto__=x"))).toEqual(nothing);
});
