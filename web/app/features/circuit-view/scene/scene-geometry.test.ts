import type { Point } from "@circuit/contract/circuit/plane";
import type { Circuit } from "@circuit/contract/circuit/track-file";
import { describe, expect, test } from "vitest";
import { demoCircuit, otherCircuit } from "../../../../test/circuits.ts";
import { cloudArrays, horizonMesh } from "./backdrop-mesh.ts";
import { boardWriter } from "./board-writer.ts";
import { writeBuildings } from "./building-mesh.ts";
import { crowdMesh } from "./crowd-mesh.ts";
import { groundMesh } from "./ground-mesh.ts";
import { writeFacilities } from "./facility-mesh.ts";
import { inksOf } from "./inks.ts";
import { lineWriter } from "./line-writer.ts";
import { meshWriter, type TriangleArrays } from "./mesh-writer.ts";
import { plantingOf } from "./planting.ts";
import { riderMesh } from "./rider-mesh.ts";
import { type SceneCircuit, sceneCircuitOf } from "./scene-circuit.ts";
import { standMesh } from "./stand-mesh.ts";
import { measureSurroundings } from "./surroundings.ts";
import { writeTrackside } from "./trackside-mesh.ts";

const inks = inksOf(() => "");

/** All that is drawn of a circuit. */
function drawn(circuit: SceneCircuit) {
  const around = measureSurroundings(circuit);
  const writers = { mesh: meshWriter(), lines: lineWriter(), boards: boardWriter() };
  const stands = standMesh(circuit.stands, inks, writers.lines);
  writeTrackside(writers, circuit, around, inks);
  writeBuildings(writers, circuit, around, inks);
  writeFacilities(writers, circuit, around, inks);
  return {
    around,
    meshes: {
      ground: groundMesh(circuit, around, inks),
      stands,
      things: writers.mesh.arrays(),
      horizon: horizonMesh(inks),
      rider: riderMesh(inks),
    },
    lines: writers.lines.arrays(),
    boards: writers.boards.arrays(),
    crowd: crowdMesh(circuit.stands, inks),
    planting: plantingOf(circuit, around),
  };
}

function checkMesh({ vertices, indices }: TriangleArrays<string>) {
  const counts = Object.values(vertices).map(([numbers, size]) => numbers.length / size);
  const [count = 0] = counts;
  expect(new Set(counts).size).toBe(1);
  expect(indices.length).toBeGreaterThan(0);
  expect(indices.every((index) => index < count)).toBe(true);
  for (const [numbers] of Object.values(vertices)) expect(numbers.every(Number.isFinite)).toBe(true);
}

const scene = (whole: Circuit) => {
  const circuit = sceneCircuitOf(whole);
  return { circuit, all: drawn(circuit) };
};
const [demoScene, invented] = [scene(demoCircuit), scene(otherCircuit)];

describe.each([
  ["the demo's", demoScene],
  ["an invented one", invented],
] as const)("S08 the scene of %s", (_, { circuit, all }) => {
  test("is made of faces whose corners are all somewhere", () => {
    for (const mesh of [...Object.values(all.meshes), all.crowd]) checkMesh(mesh);
    for (const numbers of [all.lines.from, all.lines.to, all.boards.vertices.position[0]])
      expect(numbers.every(Number.isFinite)).toBe(true);
    expect(cloudArrays().places.every(Number.isFinite)).toBe(true);
  });

  test("stays within 150,000 triangles", () => {
    const faces = Object.values(all.meshes).reduce((sum, { indices }) => sum + indices.length / 3, 0);
    const plants = Object.values(all.planting).reduce((sum, { length }) => sum + length, 0);
    // Solid things are drawn once more for their shadows, and a plant has at most 60 triangles, of which most have a dozen.
    expect(faces * 2 + all.lines.count * 2 + plants * 20 * 2).toBeLessThan(150_000);
  });

  test("puts nothing that grows on the track, in a stand, or before a viewpoint", () => {
    const { fromTrack, isTaken } = all.around;
    const isBeforeAViewpoint = ([x, y]: Point) =>
      circuit.viewpoints.some(({ position }) => Math.hypot(position[0] - x, position[1] - y) <= 10);
    const wrong = Object.values(all.planting)
      .flat()
      .filter(({ at }) => fromTrack(at) <= circuit.trackWidthMetres / 2 + 2 || isTaken(at) || isBeforeAViewpoint(at));
    expect(wrong).toEqual([]);
  });

  test("is sent in at most 60 kB", () => {
    expect(JSON.stringify(circuit).length).toBeLessThan(60_000);
  });
});
