import { expect, test } from "vitest";
import { parseTableRows } from "./table-rows.ts";

test("the first line gives the headings, the others the rows", () => {
  expect(parseTableRows("Bocht | Lengte\n6 tot 7 | 218 m\n7 tot 8 | 147 m")).toEqual({
    headings: ["Bocht", "Lengte"],
    rows: [
      ["6 tot 7", "218 m"],
      ["7 tot 8", "147 m"],
    ],
    numericColumns: [false, true],
  });
});

test("pipes at the ends, empty lines, a rule and Windows line ends change nothing", () => {
  const typed = "| Bocht | Asfalt |\r\n|---|:--:|\r\n\r\n| 6 tot 7 | 780 ton |\r\n";
  expect(parseTableRows(typed)).toEqual(parseTableRows("Bocht|Asfalt\n6 tot 7|780 ton"));
});

test("a short row is filled up, a long row widens the table, and nothing is lost", () => {
  expect(parseTableRows("a|b\n1\n1|2|3")).toMatchObject({
    headings: ["a", "b", ""],
    rows: [
      ["1", "", ""],
      ["1", "2", "3"],
    ],
  });
});

test.each([
  ["€ 106,61\n€ 81,82", true],
  ["1:33,127\n1:35,0", true],
  ["12 %\n–\n−3%", true],
  ["4.512 m\n18", true],
  ["vanaf 12 jaar\n18", false],
  ["08:30 uur en later\n09:00", false],
  ["-\n–", false],
])("a column of %j is of figures: %s", (cells, isFigures) => {
  const rows = cells.split("\n").map((cell) => `naam | ${cell}`);
  expect(parseTableRows(["Naam | Waarde", ...rows].join("\n"))?.numericColumns).toEqual([false, isFigures]);
});

test("headings alone are no table", () => {
  expect(parseTableRows("a | b")).toBeNull();
  expect(parseTableRows("  \n ")).toBeNull();
});
