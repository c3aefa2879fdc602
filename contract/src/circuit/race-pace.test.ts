import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { distanceAt, racePace, secondsAt, speedAt } from "./race-pace.ts";

const second = secondCircuit();
const pace = racePace(second);
const length = pace.stepMetres * pace.speeds.length;

test("S08 a lap takes as long as the record, whatever that is", () => {
  expect(pace.lapSeconds).toBe(61.5);
  const sum = (of: typeof pace) =>
    of.speeds.reduce(
      (total, speed, index) => total + (2 * of.stepMetres) / (speed + (of.speeds[(index + 1) % of.speeds.length] ?? 0)),
      0,
    );
  expect(sum(pace)).toBeCloseTo(61.5, 6);
  expect(sum(racePace({ ...second, lapRecord: { ...second.lapRecord, seconds: 70 } }))).toBeCloseTo(70, 6);
});

test("S08 round a circle one goes at one speed: its length over the time", () => {
  const centreLine = Array.from({ length: 720 }, (_, index): [number, number] => {
    const angle = (index / 720) * 2 * Math.PI;
    return [100 * Math.cos(angle), 100 * Math.sin(angle)];
  });
  const round = racePace({ centreLine, lapRecord: { seconds: 40, holder: "A. Wierda", year: 1998 } });
  for (const distance of [0, 100, 333, 628]) {
    // 2π × 100 m in 40 s.
    expect(speedAt(round, distance)).toBeCloseTo(15.708, 1);
  }
  expect(distanceAt(round, 10)).toBeCloseTo((2 * Math.PI * 100) / 4, 0);
});

test("S08 one is slowest in the tightest corner and fastest at the end of the longest straight", () => {
  const slowest = Math.min(...pace.speeds);
  const fastest = Math.max(...pace.speeds);
  const [first, , , fourth] = second.corners;
  expect(speedAt(pace, fourth?.distanceMetres ?? 0)).toBeCloseTo(slowest, 0);
  // The longest straight is the one of the start: it ends 47 m before the first apex, and one brakes before that.
  const end = (first?.distanceMetres ?? 0) - 47;
  const at = pace.speeds.indexOf(fastest) * pace.stepMetres;
  expect(end - at).toBeGreaterThan(20);
  expect(end - at).toBeLessThan(250);
});

test("S08 nobody accelerates or brakes harder than a motorcycle can", () => {
  const changes = Array.from(pace.speeds, (speed, index) => {
    const next = pace.speeds[(index + 1) % pace.speeds.length] ?? 0;
    return (next ** 2 - speed ** 2) / (2 * pace.stepMetres);
  });
  // Scaled to the record, which asks of this track somewhat less than a machine has.
  expect(Math.max(...changes)).toBeLessThan(10);
  expect(Math.min(...changes)).toBeGreaterThan(-15);
});

test("S08 where a rider is grows with time, and begins anew at the line", () => {
  const places = Array.from({ length: 616 }, (_, tenth) => distanceAt(pace, tenth / 10));
  expect(places[0]).toBe(0);
  for (let tenth = 1; tenth < 615; tenth += 1) expect(places[tenth]).toBeGreaterThan(places[tenth - 1] ?? 0);
  expect(distanceAt(pace, 61.5)).toBe(0);
  expect(distanceAt(pace, 61.5 * 3 + 7)).toBeCloseTo(distanceAt(pace, 7), 6);
  expect(distanceAt(pace, 61.499)).toBeCloseTo(length, 0);
  for (const seconds of [0, 7, 20.5, 61]) expect(secondsAt(pace, distanceAt(pace, seconds))).toBeCloseTo(seconds, 6);
  expect(secondsAt(pace, length + distanceAt(pace, 7))).toBeCloseTo(61.5 + 7, 6);
  // Over a tenth of a second one goes about as far as the speed says.
  const here = distanceAt(pace, 20);
  expect((distanceAt(pace, 20.1) - here) / 0.1).toBeCloseTo(speedAt(pace, here + speedAt(pace, here) * 0.05), 0);
});
