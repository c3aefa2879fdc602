import { expect, test } from "vitest";
import { demoCircuit } from "../../../../test/circuits.ts";
import { lapOfYears } from "./lap-of-years.server.ts";

test("each year of a history has its place beside the lap and covers no other, upright and turned", () => {
  const years = [1926, 1931, 1934, 1949, 1955, 1961, 1966, 1974, 1979, 1985, 1996, 2008, 2013, 2019, 2026, 2027];
  const lap = lapOfYears(demoCircuit, years, "nl");
  for (const marks of [lap?.wide.marks ?? [], lap?.tall.marks ?? []]) {
    expect(marks.filter(({ label }) => label === null).map(({ year }) => year)).toEqual([]);
    const labels = marks.flatMap(({ label }) => label ?? []);
    expect(labels).toHaveLength(years.length);
    const covered = labels.filter((label, index) =>
      labels.slice(0, index).some(({ x, y }) => Math.abs(x - label.x) < 44 && Math.abs(y - label.y) < 25),
    );
    expect(covered).toEqual([]);
  }
});
