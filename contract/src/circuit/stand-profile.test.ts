import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { eyeOfSeat, rowEnds, rowFloor, standProfile, typicalRows } from "./stand-profile.ts";
import type { CircuitStand } from "./track-file.ts";

const [oever, kop, binnen] = secondCircuit().stands;
if (oever === undefined || kop === undefined || binnen === undefined) throw new TypeError("Three stands");

test("S08 rows rise evenly from the first to the room that a rail or a roof needs", () => {
  expect(standProfile(oever)).toEqual({ frontFloor: 1.2, backFloor: 5.2, roof: null, depth: 25 });
  expect([1, 6, 11].map((row) => rowFloor(oever, row))).toEqual([1.2, expect.closeTo(3.2, 9), 5.2]);
  expect(standProfile(kop)).toEqual({ frontFloor: 1.2, backFloor: expect.closeTo(6.8, 9), roof: 10, depth: 20 });
  expect(rowFloor(binnen, 1)).toBe(1.2);
});

test("S08 the first row is at the front, left is left of whoever sits there, and eyes are 1.2 m above the floor", () => {
  // The stand on the bank faces north; 11 rows in 25 m.
  expect(rowEnds(oever, 1)).toEqual([
    [expect.closeTo(350, 9), expect.closeTo(-25 - 25 / 22, 9)],
    [expect.closeTo(450, 9), expect.closeTo(-25 - 25 / 22, 9)],
  ]);
  expect(eyeOfSeat(oever, 11)).toEqual([expect.closeTo(400, 9), expect.closeTo(-50 + 25 / 22, 9), 6.4]);
  // The stand at the head faces west: left is south.
  expect(eyeOfSeat(kop, 1, 0)).toEqual([expect.closeTo(825 + 20 / 24, 9), expect.closeTo(200, 9), 2.4]);
  expect(eyeOfSeat(kop, 12, 1)).toEqual([
    expect.closeTo(845 - 20 / 24, 9),
    expect.closeTo(300, 9),
    expect.closeTo(8, 9),
  ]);
});

test("S08 a slanting stand has rows as long as it is there", () => {
  const slanting: CircuitStand = {
    ...oever,
    rows: 2,
    outline: [
      [0, 0],
      [40, 0],
      [20, -20],
      [0, -20],
    ],
  };
  const [[left], [right]] = rowEnds(slanting, 2);
  expect([left, right]).toEqual([expect.closeTo(0, 9), expect.closeTo(25, 9)]);
});

test("S08 a row that isn't there is refused", () => {
  for (const row of [0, 12, 1.5, Number.NaN]) expect(() => eyeOfSeat(oever, row)).toThrow(RangeError);
  expect([oever, kop, binnen].map(typicalRows)).toEqual([
    { front: 1, middle: 6, back: 11 },
    { front: 1, middle: 6, back: 12 },
    { front: 1, middle: 1, back: 1 },
  ]);
});
