import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { simplifyRing } from "./line-drawing.ts";
import { toDrawing, unitsPerMetre, viewOfBox } from "./map-view.ts";
import { nearestOnStraight, pointAt, signedArea } from "./plane.ts";
import { measureLine, nearestOnLine } from "./track-line.ts";
import { cornerLength, kerbsOf, runOffOf, edgesOfStrip, wholeTrack } from "./track-ribbon.ts";

const second = secondCircuit();
const line = measureLine(second.centreLine);
const north = viewOfBox({ minX: 0, minY: 0, maxX: 400, maxY: 200 }, 800);

test("S08 a view puts the box into the drawing, north up", () => {
  expect(north).toEqual({ matrix: [2, 0, 0, -2, -0, 400], width: 800, height: 400 });
  expect(toDrawing(north.matrix, [0, 200])).toEqual([0, 0]);
  expect(toDrawing(north.matrix, [400, 0])).toEqual([800, 400]);
  expect(unitsPerMetre(north.matrix)).toBe(2);
});

test("S08 the track as a small drawing stays within its tolerance", () => {
  for (const tolerance of [1, 5]) {
    const simple = simplifyRing(second.centreLine, tolerance);
    expect(simple.length).toBeLessThan(second.centreLine.length / 4);
    for (const point of second.centreLine) {
      const metres = simple.map((from, index) => nearestOnStraight(point, from, pointAt(simple, index + 1)).metres);
      expect(Math.min(...metres)).toBeLessThanOrEqual(tolerance);
    }
  }
});

test("S08 the edges of the track lie half its width from the middle all the way", () => {
  const { inner, outer } = edgesOfStrip(line, wholeTrack(line, second.trackWidthMetres), 10);
  expect(inner.length).toBe(outer.length);
  for (const point of [...inner, ...outer]) expect(Math.abs(nearestOnLine(line, point).metres - 6)).toBeLessThan(0.4);
  // Driven anticlockwise, the right edge is the outer one and has the larger ring.
  expect(signedArea(outer)).toBeGreaterThan(signedArea(inner));
});

test("S08 the kerb of a left-hander lies on its left, its run-off on its right", () => {
  const [left] = second.corners;
  const right = second.corners.find(({ turn }) => turn === "right");
  if (left === undefined || right === undefined) throw new TypeError("Two corners");
  expect(cornerLength(left)).toBeCloseTo((60 * Math.PI) / 2, 6);
  const [apex, exit] = kerbsOf(left, 12);
  expect(apex).toMatchObject({ inner: -6, outer: -7.4 });
  expect((apex?.to ?? 0) - (apex?.from ?? 0)).toBeCloseTo(cornerLength(left) + 12, 6);
  expect(exit?.inner).toBe(6);
  expect(runOffOf(left, 12).inner).toBeGreaterThan(0);
  expect(runOffOf(right, 12).inner).toBeLessThan(0);
});
