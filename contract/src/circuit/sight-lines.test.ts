import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { rectangle } from "../../fixtures/circuit/second-track.ts";
import { seeded } from "../../fixtures/seeded.ts";
import { isHiddenByAny } from "../../fixtures/circuit/sight-by-triangles.ts";
import { occludersOf } from "./occluders.ts";
import {
  isInFieldOfView,
  type FieldOfView,
  riderAt,
  sightFrom,
  sightFromSeat,
  trackSteps,
  nakedEyeView,
} from "./sight-lines.ts";
import { eyeOfSeat } from "./stand-profile.ts";
import type { Area, Circuit } from "./track-file.ts";
import { measureLine } from "./track-line.ts";

const second = secondCircuit();

/** A square of 400 m, with the corner at the north-west only. */
const square: Circuit = { ...second, centreLine: rectangle(0, 0, 400, 400), corners: [], stands: [], areas: [] };

/** An area of a kind that hides what is behind it. */
function block(outline: [number, number][], heightMetres: number, baseMetres = 0): Area {
  return { id: "blok", kind: "building", name: { nl: "Blok", en: "Block" }, outline, heightMetres, baseMetres };
}

/** A look all round from 20 m south of the square, 5 m up. */
const look: FieldOfView = { eye: [200, -20, 5], bearing: 0, farthestMetres: 5000, widestDegrees: 360, stand: null };

const wall = rectangle(150, 100, 250, 110);

/** What a sight line is cut to: steps of the lap are some metres long. */
const oneStep = trackSteps({ length: 1600 }).metres;

test("S08 nothing in the way: the whole lap", () => {
  expect(sightFrom(square, look)).toMatchObject({ share: 1, metres: 1600, stretches: [{ from: 0, to: 1600 }] });
});

test("S08 a wall 120 m off and 100 m wide hides 350 m of the far side, 420 m off", () => {
  const { metres, stretches } = sightFrom({ ...square, areas: [block(wall, 6)] }, look);
  expect(Math.abs(metres - (1600 - 350))).toBeLessThanOrEqual(oneStep * 2);
  // The far side begins at 800 m, driven from east to west: hidden from x = 375 to x = 25. The rest goes over the line.
  expect(stretches).toEqual([{ from: expect.closeTo(1175, -1), to: expect.closeTo(1600 + 825, -1) }]);
});

test("S08 the line to a rider 1 m high comes down: at the wall it is 3.76 m up, and a wall of 3.7 m hides nothing", () => {
  // From 5 m to 1 m in 420 m; over the far edge of the wall 130 m off it is at 5 − 4 × 130 / 420 = 3.76.
  const hides = (top: number) => sightFrom({ ...square, areas: [block(wall, top)] }, look).share < 1;
  expect([3.7, 3.8].map(hides)).toEqual([false, true]);
});

test("S08 beyond the farthest that one looks, and beside the widest, nothing is in sight", () => {
  // Within 100 m of the eye lie √(100² − 20²) to each side of the near straight.
  const near = sightFrom(square, { ...look, farthestMetres: 100 });
  expect(Math.abs(near.metres - 2 * Math.sqrt(100 ** 2 - 20 ** 2))).toBeLessThanOrEqual(oneStep * 2);
  // 45° to each side: 20 m each way of the near straight, and all of the far side but what lies beyond 400 m.
  const narrow = sightFrom(square, { ...look, widestDegrees: 90 });
  const sides = 2 * (400 - 180);
  expect(Math.abs(narrow.metres - (40 + 400 + sides))).toBeLessThanOrEqual(oneStep * 4);
});

test("S08 a corner counts when half of its arc is in sight", () => {
  const corners = [
    { ...corner(1, 800), id: "oost" },
    { ...corner(2, 1200), id: "west" },
  ];
  const half = sightFrom({ ...square, corners, areas: [block(rectangle(200, 90, 600, 100), 9)] }, look);
  expect(half.corners).toEqual([{ number: 2, id: "west", share: 1 }]);
});

test("S08 the own stand hides nothing, another one does", () => {
  const seat = second.stands[0];
  if (seat === undefined) throw new TypeError("A stand");
  const before = { ...seat, id: "ervoor", outline: rectangle(300, -20, 500, -15), heightMetres: 20 };
  const alone = sightFromSeat(second, seat, 6);
  const behind = sightFromSeat({ ...second, stands: [...second.stands, before] }, seat, 6);
  expect(alone.metres).toBeGreaterThan(behind.metres + 100);
  const eye = eyeOfSeat(seat, 6);
  const asStranger = sightFrom(second, { eye, bearing: 0, stand: null, ...nakedEyeView });
  // From within it one looks out of it all the same.
  expect(asStranger).toEqual(alone);
});

function corner(number: number, distanceMetres: number): Circuit["corners"][number] {
  const name = { nl: "Bocht", en: "Turn" };
  return {
    number,
    id: "bocht",
    name,
    turn: "left",
    radiusMetres: 20,
    angleDegrees: 90,
    apex: [0, 0],
    distanceMetres,
    label: null,
    story: null,
    record: null,
  };
}

/** For each step of the lap what the plain method says. */
function seenByTriangles(circuit: Circuit, from: FieldOfView): boolean[] {
  const line = measureLine(circuit.centreLine);
  const occluders = occludersOf(circuit).filter(({ id }) => id !== from.stand);
  return Array.from({ length: trackSteps(line).count }, (_, step) => {
    const rider = riderAt(line, step);
    return isInFieldOfView(from, rider) && !isHiddenByAny(from.eye, rider, occluders);
  });
}

test("S08 the fast method and the plain one agree among heaps of blocks, seen from anywhere", () => {
  const random = seeded(15);
  for (let heap = 0; heap < 8; heap += 1) {
    const areas = Array.from({ length: 12 }, (_, index) => ({ ...randomBlock(random), id: `blok-${index}` }));
    const circuit = { ...square, areas };
    const eye = [random() * 600 - 100, random() * 600 - 100, 1 + random() * 12] as const;
    const from: FieldOfView = {
      eye,
      bearing: random() * 360,
      farthestMetres: 300 + random() * 300,
      widestDegrees: 60 + random() * 300,
      stand: null,
    };
    const plain = seenByTriangles(circuit, from).filter(Boolean).length;
    expect(Math.round(sightFrom(circuit, from).metres / oneStep)).toBe(plain);
  }
});

/** A star of three to nine corners, seldom convex. */
function randomBlock(random: () => number): Area {
  const [x, y, count] = [random() * 500 - 50, random() * 500 - 50, 3 + Math.floor(random() * 7)];
  const outline = Array.from({ length: count }, (_, index): [number, number] => {
    const [angle, radius] = [(index / count) * 2 * Math.PI, 5 + random() * 50];
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  const base = random() < 0.3 ? random() * 4 : 0;
  return block(outline, base + 1 + random() * 9, base);
}
