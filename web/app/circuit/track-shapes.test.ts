import { pointInDrawing } from "@circuit/contract/circuit/map-view";
import { expect, test } from "vitest";
import { demoCircuit as demo, otherCircuit } from "../../test/circuits.ts";
import { outlinePathInDrawing, trackShape, type TrackSize } from "./track-shapes.ts";

const circuits = [demo, otherCircuit];
const sizes: TrackSize[] = ["small", "medium", "large"];

/** The places of a path whose points are told from the ones before. */
function pointsOf(d: string): [number, number][] {
  return [...d.matchAll(/M([^M]+)/gu)].flatMap(([, part = ""]) => {
    const numbers = [...part.matchAll(/-?\d+/gu)].map(([number]) => Number(number));
    let [x, y] = [0, 0];
    return numbers.flatMap((number, index): [number, number][] => {
      if (index % 2 === 0) x += number;
      else y += number;
      return index % 2 === 1 ? [[x, y]] : [];
    });
  });
}

test.for(circuits.flatMap((circuit) => sizes.map((size) => ({ circuit, size }))))(
  "S08 the track of $circuit.name lies whole within its $size drawing, upright and turned",
  ({ circuit, size }) => {
    for (const isTurned of [false, true]) {
      const { width, height, line, thickness, start, arrows, kerbs } = trackShape(circuit, size, { isTurned });
      const points = [line, kerbs, start, arrows].flatMap(pointsOf);
      expect(line).toMatch(/^M.+z$/u);
      expect(start).not.toBe("");
      expect(points.filter(([x, y]) => !(x >= 0 && x <= width && y >= 0 && y <= height))).toEqual([]);
      expect(Math.min(...pointsOf(line).map(([x]) => x))).toBeGreaterThanOrEqual(thickness / 2 - 1);
    }
  },
);

test("S08 places and outlines stand in a drawing where they are on the ground; what lies around makes room", () => {
  const [first] = demo.stands;
  if (first === undefined) throw new TypeError("The demo has no stand");
  const bare = trackShape(demo, "medium");
  const wide = trackShape(demo, "medium", { around: first.outline });
  expect(pointInDrawing(wide.matrix, first.outline[0] ?? [0, 0]).y).toBeLessThan(wide.height);
  expect(wide.height).toBeGreaterThan(bare.height);
  expect(outlinePathInDrawing(wide, first.outline)).toMatch(/^M\d+ \d+l.+z$/u);
  for (const { outline } of demo.stands) {
    const places = outline.map((point) => pointInDrawing(wide.matrix, point));
    const drawn = pointsOf(outlinePathInDrawing(wide, outline));
    for (const [index, [x, y]] of drawn.entries()) {
      expect(Math.abs(x - (places[index]?.x ?? 0))).toBeLessThanOrEqual(0.6);
      expect(Math.abs(y - (places[index]?.y ?? 0))).toBeLessThanOrEqual(0.6);
    }
  }
  const [start] = pointsOf(wide.line);
  expect(start?.[0]).toBeCloseTo(pointInDrawing(wide.matrix, demo.startFinish.position).x, -1);
});
