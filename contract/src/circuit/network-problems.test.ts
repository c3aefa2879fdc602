import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { findTrackProblems } from "./find-track-problems.ts";
import type { Circuit } from "./track-file.ts";

/** The problems of the second circuit after a change; each as `code part id`. */
function problemsAfter(change: (circuit: Circuit) => void): string[] {
  const circuit = secondCircuit();
  change(circuit);
  return findTrackProblems(circuit).map(({ code, part, id }) => `${code} ${part} ${id ?? "-"}`);
}

test.each([
  // The only gate: no way without steps begins anywhere then.
  ["a gate", "hek", "place hek-zuid", ["no-step-free-way stand oever", "no-step-free-way stand kop"]],
  ["a bus stop", "halte", "place bus", []],
  ["a camping", "tent", "area camping-duin", []],
  ["a stand", "binnen", "stand binnen", []],
] as const)("S08 %s needs a node that arrives there, though a path passes it", (_, node, told, also) => {
  const problems = problemsAfter(({ paths }) =>
    paths.nodes.forEach((one) => Object.assign(one, one.id === node ? { arrivesAt: [] } : {})),
  );
  expect(problems).toEqual([`no-node-arrives ${told}`, ...also]);
});

test("S08 a car park beside a path needs a node, as a camping does; water beside it needs none", () => {
  const change = ({ areas }: Circuit) =>
    areas.forEach((area) => Object.assign(area, area.id === "camping-duin" ? { kind: "parking" } : {}));
  expect(problemsAfter(change)).toEqual([]);
  const unnamed = (circuit: Circuit) => {
    change(circuit);
    for (const node of circuit.paths.nodes) node.arrivesAt = node.arrivesAt.filter((id) => id !== "camping-duin");
  };
  expect(problemsAfter(unnamed)).toEqual(["no-node-arrives area camping-duin"]);
});

test.each([
  [
    "a stand",
    ({ stands }: Circuit) =>
      stands.forEach((stand) =>
        Object.assign(
          stand,
          stand.id === "oever" ? { outline: stand.outline.map(([x, y]) => [x - 300, y - 200]) } : {},
        ),
      ),
    "stand oever",
  ],
  [
    "a bus stop",
    ({ places }: Circuit) =>
      places.forEach((place) => Object.assign(place, place.id === "bus" ? { position: [-200, -400] } : {})),
    "place bus",
  ],
  [
    "a camping",
    ({ areas }: Circuit) =>
      areas.forEach((area) =>
        Object.assign(
          area,
          area.id === "camping-duin" ? { outline: area.outline.map(([x, y]) => [x - 400, y - 400]) } : {},
        ),
      ),
    "area camping-duin",
  ],
] as const)("S08 %s that moves away from the node that arrives at it is told", (_, change, told) => {
  expect(problemsAfter(change)).toEqual([`arrives-far-off ${told}`]);
});

test("S08 one node near it is enough, whatever others arrive at it, and a few steps are no other place", () => {
  const further = ({ paths }: Circuit) => paths.nodes.forEach((node) => node.arrivesAt.push("kop"));
  expect(problemsAfter(further)).toEqual([]);
  const step = ({ places }: Circuit) =>
    places.forEach((place) =>
      Object.assign(place, place.id === "bus" ? { position: [place.position[0] - 40, place.position[1] - 40] } : {}),
    );
  expect(problemsAfter(step)).toEqual([]);
});

test("S08 toilets on the track are told; a screen may hang above it", () => {
  const { places } = secondCircuit();
  const put = (id: string) => (circuit: Circuit) => {
    circuit.places = places.map((place) => (place.id === id ? { ...place, position: [400, 3] } : place));
  };
  expect(problemsAfter(put("wc-kade"))).toContain("place-on-the-track place wc-kade");
  expect(problemsAfter(put("scherm"))).toEqual([]);
});
