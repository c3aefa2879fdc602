import { distanceBetween } from "@circuit/contract/circuit/plane";
import { measureLine, nearestOnLine } from "@circuit/contract/circuit/track-line";
import { secondCircuit } from "@circuit/contract/fixtures/circuit/second-circuit";
import { expect, test } from "vitest";
import { createRiderField } from "./rider-field.ts";

const circuit = secondCircuit();
const line = measureLine(circuit.centreLine);
const field = createRiderField(circuit);

test("S08 twenty riders, each with a number of their own, lap a little slower than the record", () => {
  expect(field.riders).toHaveLength(20);
  expect(new Set(field.riders.map(({ number }) => number)).size).toBe(20);
  for (const { slowness, number } of field.riders) {
    expect(slowness).toBeGreaterThan(1);
    expect(slowness).toBeLessThan(1.1);
    expect(number).toBeLessThan(100);
  }
});

test("S08 after the time of their lap each is where they were", () => {
  const begin = field.at(0);
  field.riders.forEach(({ slowness }, index) => {
    const lap = circuit.lapRecord.seconds * slowness;
    const [before, after] = [begin[index], field.at(lap)[index]];
    if (before === undefined || after === undefined) throw new TypeError("A rider");
    expect(distanceBetween([before.x, before.y], [after.x, after.y])).toBeLessThan(0.5);
  });
});

test("S08 riders keep to the track, and lean to the inside, no more than the design lets them", () => {
  let most = 0;
  for (let seconds = 0; seconds < circuit.lapRecord.seconds; seconds += 2) {
    for (const { x, y, lean, bearing } of field.at(seconds)) {
      expect(nearestOnLine(line, [x, y]).metres).toBeLessThan(circuit.trackWidthMetres / 2);
      expect(Number.isFinite(bearing)).toBe(true);
      most = Math.max(most, Math.abs(lean));
    }
  }
  expect(most).toBeGreaterThan(40);
  expect(most).toBeLessThanOrEqual(64);
});
