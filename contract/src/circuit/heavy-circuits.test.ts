import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { isBesideAPath } from "./arrivals.ts";
import { lineBarrier } from "./line-barrier.ts";
import { walkNetwork } from "./path-network.ts";
import type { Point } from "./plane.ts";
import { siteProblems } from "./site-problems.ts";

/** A wall with a hundred teeth that the straight from (0, 0) to (300, 0) passes again and again. */
const comb: Point[] = Array.from({ length: 200 }, (_, index): Point => {
  const along = index < 100 ? index : 199 - index;
  return [50 + along, index < 100 ? (along % 2 === 0 ? -5 : 5) : -8];
});

test("S08 a path is looked for from a limited number of places", () => {
  const circuit = secondCircuit();
  const budget = { places: 3 };
  const far = { id: "ver", kind: "parking" as const, name: { nl: "Ver", en: "Far" } };
  const outline: Point[] = Array.from({ length: 50 }, (_, index): Point => [20_000 + index, index % 2]);
  const destination = { ...far, position: [20_000, 0] as const, outline };
  const track = lineBarrier(circuit.centreLine, true);
  expect(isBesideAPath(walkNetwork(circuit.paths), destination, track, budget)).toBe(false);
  expect(budget.places).toBe(0);
});

test("S08 areas that hide things are told once there are too many corners to look past, and stands never are", () => {
  const circuit = secondCircuit();
  const [area] = circuit.areas;
  if (area === undefined) throw new Error("No area");
  const many = (count: number) => ({
    ...circuit,
    areas: Array.from({ length: count }, (_, index) => ({
      ...area,
      id: `a-${index}`,
      heightMetres: 5,
      outline: comb.map(([x, y]): [number, number] => [x, y]),
    })),
  });
  const told = (count: number) => siteProblems(many(count)).filter(({ code }) => code === "too-detailed").length;
  expect(told(100)).toBe(0);
  expect(told(480)).toBeGreaterThan(0);
  expect(told(480)).toBeLessThan(480);
});
