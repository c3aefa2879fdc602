import { readFileSync } from "node:fs";
import { readTrackFile } from "@circuit/contract/circuit/read-track-file";
import type { Circuit } from "@circuit/contract/circuit/track-file";
import type { Point } from "@circuit/contract/circuit/plane";
import { secondCircuit } from "@circuit/contract/fixtures/circuit/second-circuit";
import { describe, expect, test } from "vitest";
import { cloudArrays, horizonMesh } from "./backdrop-mesh.ts";
import { boardWriter } from "./board-writer.ts";
import { writeBuildings } from "./building-mesh.ts";
import { crowdMesh } from "./crowd-mesh.ts";
import { groundMesh } from "./ground-mesh.ts";
import { writeGrounds } from "./grounds-mesh.ts";
import { inksOf } from "./inks.ts";
import { lineWriter } from "./line-writer.ts";
import { type MeshArrays, meshWriter } from "./mesh-writer.ts";
import { plantingOf } from "./planting.ts";
import { riderMesh } from "./rider-mesh.ts";
import { type SceneCircuit, sceneCircuitOf } from "./scene-circuit.ts";
import { standMesh } from "./stand-mesh.ts";
import { surroundingsOf } from "./surroundings.ts";
import { writeTrackside } from "./trackside-mesh.ts";

const inks = inksOf(() => "");

function demo(): Circuit {
  const path = new URL("../../../../../cms/seed/circuit/track.json", import.meta.url);
  const { circuit } = readTrackFile(JSON.parse(readFileSync(path, "utf8")));
  if (circuit === null) throw new TypeError("The demo's track has problems");
  return circuit;
}

/** All that is drawn of a circuit. */
function drawn(circuit: SceneCircuit) {
  const around = surroundingsOf(circuit);
  const writers = { mesh: meshWriter(), lines: lineWriter(), boards: boardWriter() };
  const stands = standMesh(circuit.stands, inks, writers.lines);
  writeTrackside(writers, circuit, around, inks);
  writeBuildings(writers, circuit, around, inks);
  writeGrounds(writers, circuit, around, inks);
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

function checkMesh({ positions, normals, inks: printed, indices }: MeshArrays) {
  const vertices = positions.length / 3;
  expect(indices.length).toBeGreaterThan(0);
  expect(indices.every((index) => index < vertices)).toBe(true);
  expect(positions.every(Number.isFinite)).toBe(true);
  expect(normals.length).toBe(vertices * 3);
  expect(printed.length).toBe(vertices * 4);
}

const scene = (whole: Circuit) => {
  const circuit = sceneCircuitOf(whole);
  return { circuit, all: drawn(circuit) };
};
const [demoScene, invented] = [scene(demo()), scene(secondCircuit())];

describe.each([
  ["the demo's", demoScene],
  ["an invented one", invented],
] as const)("S08 the scene of %s", (_, { circuit, all }) => {
  test("is made of faces whose corners are all somewhere", () => {
    for (const mesh of Object.values(all.meshes)) checkMesh(mesh);
    for (const numbers of [all.lines.from, all.lines.to, all.boards.positions, all.crowd.positions, all.crowd.seats]) {
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
    expect(cloudArrays().places.every(Number.isFinite)).toBe(true);
  });

  test("stays within 150,000 triangles", () => {
    const faces = Object.values(all.meshes).reduce((sum, { indices }) => sum + indices.length / 3, 0);
    const plants = Object.values(all.planting).reduce((sum, { length }) => sum + length, 0);
    // Solid things are drawn once more for their shadows, and a plant has at most 60 triangles, of which most have a dozen.
    expect(faces * 2 + all.lines.count * 2 + plants * 20 * 2).toBeLessThan(150_000);
  });

  test("is sent in at most 60 kB", () => {
    expect(JSON.stringify(circuit).length).toBeLessThan(60_000);
  });

  test("stands nowhere higher than what its data say, but for flags", () => {
    const highest = Math.max(...circuit.stands.map(({ heightMetres }) => heightMetres));
    const heights = [...all.meshes.stands.positions].filter((_height, index) => index % 3 === 2);
    expect(heights.filter((height) => !(height >= 0 && height <= highest + 0.01))).toEqual([]);
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

  test("is the same each time", () => {
    expect(plantingOf(circuit, surroundingsOf(circuit))).toEqual(all.planting);
  });
});

test("S08 sheep graze on the demo's heath", () => {
  for (const plants of Object.values(demoScene.all.planting)) expect(plants.length).toBeGreaterThan(20);
});

/** A circuit with far more of everything than is drawn. */
function absurd(): SceneCircuit {
  const { circuit } = invented;
  const [stand, area, corner] = [circuit.stands[0], circuit.areas[0], circuit.corners[0]];
  if (stand === undefined || area === undefined || corner === undefined)
    throw new TypeError("A stand, an area, a corner");
  const ring = (count: number, radius: number) =>
    Array.from({ length: count }, (_, index): [number, number] => {
      const angle = (index / count) * 2 * Math.PI;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * (0.6 + 0.4 * Math.sin(angle * 40))];
    });
  const kinds = ["building", "woodland", "parking", "camping", "paddock", "hill", "heath", "water"] as const;
  return {
    ...circuit,
    centreLine: ring(600, 29_000),
    corners: Array.from({ length: 200 }, (_, index) => ({
      ...corner,
      distanceMetres: index * 900,
      angleDegrees: 360,
      radiusMetres: 5000,
    })),
    stands: Array.from({ length: 200 }, (_, index) => ({
      ...stand,
      id: `stand-${index}`,
      rows: 200,
      outline: ring(8, 25_000),
    })),
    areas: Array.from({ length: 500 }, (_, index) => ({
      ...area,
      kind: kinds[index % kinds.length] ?? "heath",
      outline: ring(24, 20_000),
      heightMetres: 200,
      baseMetres: 0,
    })),
    places: Array.from({ length: 1000 }, () => ({
      kind: "screen" as const,
      position: [0, 0] satisfies [number, number],
    })),
    paths: Array.from({ length: 1000 }, () => ({ kind: "bridge" as const, widthMetres: 50, points: ring(42, 9000) })),
  };
}

test("S08 data without measure still come to a picture, of bounded size", () => {
  const { meshes, lines } = drawn(absurd());
  for (const mesh of Object.values(meshes)) checkMesh(mesh);
  const faces = Object.values(meshes).reduce((sum, { indices }) => sum + indices.length / 3, 0);
  expect(faces + lines.count).toBeLessThan(400_000);
});

test("S08 a stand whose outline has no area is left out, and nothing else", () => {
  const { circuit } = invented;
  const outline = Array.from({ length: 3 }, (): [number, number] => [0, 0]);
  const flat = circuit.stands.map((stand, index) => (index === 0 ? { ...stand, outline } : stand));
  const { meshes } = drawn({ ...circuit, stands: flat });
  for (const mesh of Object.values(meshes)) checkMesh(mesh);
  expect(meshes.stands.indices.length).toBeLessThan(invented.all.meshes.stands.indices.length);
});
