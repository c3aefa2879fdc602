import { expect, test } from "vitest";
import { demoCircuit, otherCircuit as circuit } from "../../../test/circuits.ts";
import { mapMatrix } from "./map-drawing.ts";
import { walkData } from "./walk-data.server.ts";

const matrix = mapMatrix(circuit);

const walk = (start: string | null, to: string | null, isStepFree = false, locale: "nl" | "en" = "nl") =>
  walkData(circuit, matrix, { locale, start, to, isStepFree });

test("S08 the way from gate to seat is told in steps: the shortest takes 50 m and 40 treads, 68 s in all", () => {
  const { outcome } = walk("hek-zuid", "oever");
  expect(outcome).toMatchObject({
    kind: "found",
    // 50 m on the level at 4.8 km/h takes 37.5 s, and 40 treads 30 s.
    route: { metres: 100, minutes: 1, treads: 40, steepestPercent: 0, from: "Hek Zuid" },
    shortest: null,
  });
  if (outcome?.kind !== "found") throw new TypeError("No route");
  expect(outcome.route.steps.map(({ text, after }) => [after, text.split(/[.:]/u, 1)[0]])).toEqual([
    [0, "Begin bij Hek Zuid"],
    [0, "Ga op weg, over het pad (klinkers)"],
    [50, "Rechtdoor, over de trap, 40 treden"],
    [100, "Je bent er"],
  ]);
});

test("S08 the way from gate to seat without steps is longer, says so, and how much shorter the steps are", () => {
  const { outcome } = walk("hek-zuid", "oever", true, "en");
  expect(outcome).toMatchObject({
    kind: "found",
    route: { metres: 240, treads: 0, steepestPercent: 5 },
    shortest: { metres: 100, minutes: 1, treads: 40 },
  });
  if (outcome?.kind !== "found") throw new TypeError("No route");
  expect(outcome.route.steps.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Turn right, by the ramp \(concrete\), 5% up\./u),
  );
});

test("S08 the way from gate to seat that isn’t there without steps is said, with the shortest one beside it", () => {
  expect(walk("hek-zuid", "binnen", true).outcome).toMatchObject({ kind: "none", shortest: { metres: 500 } });
});

test("S08 the way from gate to seat isn’t looked for from or to a place that nobody knows, or to where one is", () => {
  expect(walk("hek-zuid", "nergens")).toMatchObject({ start: "hek-zuid", to: null, outcome: { kind: "unknown" } });
  expect(walk("oever", "oever").outcome).toEqual({ kind: "there" });
  expect(walk(null, null).outcome).toBeNull();
});

test.for(["nl", "en"] as const)(
  "S08 the way from gate to seat from outside leads through the entrance that the tickets name (%s)",
  (locale) => {
    const demo = {
      ...demoCircuit,
      stands: demoCircuit.stands.map((stand) => (stand.id === "kampsteeg" ? { ...stand, gate: "noord" } : stand)),
    };
    const told = (start: string, isStepFree = false) => {
      const { outcome } = walkData(demo, mapMatrix(demo), { locale, start, to: "kampsteeg", isStepFree });
      if (outcome?.kind !== "found") throw new TypeError("No route");
      return outcome.route;
    };
    const goIn = locale === "nl" ? /^Ga hier naar binnen: Ingang Noord,/u : /^Go in here: North entrance,/u;
    for (const start of ["p1", "p2", "p3", "f1", "bus-zuid", "camping-ven"]) {
      for (const isStepFree of [false, true]) {
        const { steps, metres } = told(start, isStepFree);
        const gate = steps.find(({ text }) => goIn.test(text));
        expect(gate, `${start} to the stand`).toBeDefined();
        const afters = steps.map(({ after }) => after);
        expect(afters, "steps come in the order of the walk").toEqual(afters.toSorted((a, b) => a - b));
        expect(gate?.after).toBeLessThan(metres);
      }
    }
    // Who is at an entrance, or inside, is told of no other.
    expect(told("west").steps.some(({ text }) => goIn.test(text))).toBe(false);
  },
);
