import { expect, test } from "vitest";
import { RecentVisits } from "./recent-visits.ts";

const nobody = new Map<string, number>();

test("visits of a page, its data and its app mode are the page's", () => {
  const visits = new RecentVisits();
  const visited = { "/nieuws": 2, "/nieuws/_payload.json": 3, "/nieuws?app=1": 1, "/": 4 };
  expect(visits.take(new Map(Object.entries(visited)))).toEqual({ "/nieuws": 6, "/": 4 });
  expect([visits.of("/nieuws?app=1"), visits.of("/"), visits.of("/contact")]).toEqual([6, 4, 0]);
});

test("only the most visited pages are told of", () => {
  const all = new Map(Array.from({ length: 600 }, (_, index) => [`/${index}`, index + 1]));
  const told = new RecentVisits().take(all);
  expect(Object.keys(told)).toHaveLength(500);
  expect([told["/599"], told["/99"]]).toEqual([600, undefined]);
});

test("what was visited long ago counts for less than what is visited now, and is forgotten in the end", () => {
  const visits = new RecentVisits();
  visits.add({ "/oud": 100 });
  for (let minute = 0; minute < 60; minute += 1) visits.take(nobody);
  visits.add({ "/nieuw": 50 });
  expect(visits.of("/oud")).toBeLessThan(visits.of("/nieuw"));
  for (let minute = 0; minute < 300; minute += 1) visits.take(nobody);
  expect(visits.of("/oud")).toBe(0);
});
