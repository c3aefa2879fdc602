import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { findRoute, type RouteEnd } from "./routes.ts";
import { metresPerSecondOnTheLevel } from "./walking-pace.ts";

const circuit = secondCircuit();

const walk = (from: string, to: string, isStepFree = false) =>
  findRoute(circuit, { from: { id: from }, to: { id: to }, isStepFree });

const walkFrom = (from: RouteEnd, to: string, isStepFree = false) =>
  findRoute(circuit, { from, to: { id: to }, isStepFree });

/** Tobler: at 5 % up one walks e^(−3.5 × 0.05) as fast as on the level. */
const paceUpFivePercent = metresPerSecondOnTheLevel * Math.exp(-3.5 * 0.05);

test("S08 the shortest way from the gate to the stand takes the steps: 50 m level, and 40 treads", () => {
  const route = walk("hek-zuid", "oever");
  expect(route).toMatchObject({ metres: 100, treads: 40, steepestPercent: 0 });
  expect(route?.seconds).toBeCloseTo(50 / (4.8 / 3.6) + 40 * 0.75, 6);
  expect(route?.line).toEqual([
    [400, -150],
    [400, -100],
    [400, -50],
  ]);
  expect(route?.legs.map(({ turn, kind, metres, treads }) => [turn, kind, metres, treads])).toEqual([
    ["start", "path", 50, 0],
    ["ahead", "steps", 50, 40],
  ]);
});

test("S08 without steps it is 240 m: left along the square, then right up the ramp", () => {
  const route = walk("hek-zuid", "oever", true);
  expect(route).toMatchObject({ metres: 240, treads: 0, steepestPercent: 5 });
  expect(route?.seconds).toBeCloseTo(150 / metresPerSecondOnTheLevel + 90 / paceUpFivePercent, 6);
  expect(route?.legs.map(({ turn, kind, surface, metres, after }) => [turn, kind, surface, metres, after])).toEqual([
    ["start", "path", "paving", 50, 0],
    ["left", "path", "asphalt", 100, 50],
    ["right", "ramp", "concrete", 90, 150],
  ]);
});

test("S08 the way back is as long, goes down where the other goes up, and turns the other way", () => {
  const [there, back] = [walk("hek-zuid", "oever", true), walk("oever", "hek-zuid", true)];
  expect(back?.metres).toBe(there?.metres);
  expect(back?.line).toEqual(there?.line.toReversed());
  expect(back?.legs.map(({ turn, gradientPercent }) => [turn, gradientPercent])).toEqual([
    ["start", -5],
    ["left", 0],
    ["right", 0],
  ]);
});

test("S08 a way goes under the track and says through what; without steps there is none to the infield", () => {
  const route = walk("hek-zuid", "binnen");
  expect(route?.metres).toBeCloseTo(50 + 120 + 70 + 100 + 80 + Math.hypot(80, 0), 6);
  expect(route?.legs.map(({ turn, kind, name }) => [turn, kind, name?.en ?? null])).toEqual([
    ["start", "path", null],
    ["right", "path", "Kade"],
    ["left", "ramp", null],
    ["ahead", "tunnel", "Culvert"],
    ["ahead", "steps", null],
    ["right", "path", null],
  ]);
  expect(walk("hek-zuid", "binnen", true)).toBeNull();
});

test("S08 stretches of one name become one leg only while path and surface stay the same", () => {
  const route = walk("oever", "kop", true);
  expect(route?.legs.map(({ kind, surface, name, metres }) => [kind, surface, name?.nl ?? null, metres])).toEqual([
    ["ramp", "concrete", null, 90],
    ["path", "asphalt", null, 100],
    ["path", "asphalt", "Kade", 120],
    ["road", "asphalt", "Kade", 360],
    ["path", "gravel", null, 350],
    ["ramp", "metal", null, 35],
  ]);
  expect(route?.steepestPercent).toBe(6);
});

test("S08 toilets and water on the way come in the order of the walk, with metres and side", () => {
  const toilets = { hasToilets: true, hasDrinkingWater: true, isAccessible: true };
  expect(walk("hek-zuid", "bus")?.onTheWay).toMatchObject([
    { id: "wc-plein", after: 40, aside: 10, side: "right", ...toilets },
    { id: "wc-kade", after: 350, aside: 30, side: "right", hasDrinkingWater: false },
  ]);
  expect(walk("hek-zuid", "camping-duin")?.onTheWay.map(({ id }) => id)).toEqual(["wc-plein", "kraan"]);
  // Where one goes to isn't on the way there.
  expect(walk("hek-zuid", "wc-kade")?.onTheWay.map(({ id }) => id)).toEqual(["wc-plein"]);
});

test("S08 a leg names what one walks past, and not where one goes", () => {
  expect(walk("hek-zuid", "bus")?.legs.map(({ past }) => (past === null ? null : [past.id, past.side]))).toEqual([
    ["wc-plein", "right"],
    ["wc-plein", "right"],
    ["wc-kade", "right"],
  ]);
});

test("S08 the visitor's own position joins the path next to it, and the metres there count", () => {
  // 20 m beside the middle of the path from the bend to the square.
  const route = walkFrom({ position: [350, -120] }, "hek-zuid");
  expect(route).toMatchObject({ metres: 20 + 50 + 50 });
  expect(route?.line).toEqual([
    [350, -100],
    [400, -100],
    [400, -150],
  ]);
  expect(route?.seconds).toBeCloseTo(120 / metresPerSecondOnTheLevel, 6);
});

test("S08 two places beside one path are joined along it", () => {
  const route = findRoute(circuit, { from: { position: [320, -105] }, to: { position: [360, -95] }, isStepFree: true });
  expect(route).toMatchObject({ metres: 5 + 40 + 5 });
  const still = findRoute(circuit, { from: { id: "oever" }, to: { id: "oever" }, isStepFree: true });
  expect(still).toMatchObject({ metres: 0, seconds: 0, legs: [] });
});

test("S08 nobody is led across the track: from the infield one goes to the infield's own path", () => {
  // The square is 22 m nearer, on the other side of the straight.
  const route = walkFrom({ position: [400, 10] }, "hek-zuid");
  expect(route?.line[0]?.[1]).toBeGreaterThan(0);
  expect(route?.legs.map(({ kind }) => kind)).toContain("tunnel");
  expect(walkFrom({ position: [400, 10] }, "hek-zuid", true)).toBeNull();
});

test("S08 of several entrances the way begins at the nearest one on foot", () => {
  const from = { nearestOf: ["bus", "maan", "hek-zuid"] };
  const route = findRoute(circuit, { from, to: { id: "oever" }, isStepFree: false });
  expect(route).toMatchObject({ from: "hek-zuid", to: "oever", metres: 100 });
  expect(findRoute(circuit, { from: { nearestOf: [] }, to: { id: "oever" }, isStepFree: false })).toBeNull();
});

test("S08 what nobody knows, and what no path leads to, has no route", () => {
  expect(walk("hek-zuid", "maan")).toBeNull();
  expect(walk("maan", "hek-zuid")).toBeNull();
  const cut = { ...circuit, paths: { ...circuit.paths, edges: circuit.paths.edges.slice(0, 3) } };
  expect(findRoute(cut, { from: { id: "hek-zuid" }, to: { id: "kop" }, isStepFree: false })).toBeNull();
  const bare = { ...circuit, paths: { nodes: [], edges: [] } };
  expect(findRoute(bare, { from: { position: [0, 0] }, to: { id: "kop" }, isStepFree: false })).toBeNull();
});
