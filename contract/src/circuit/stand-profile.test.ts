import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { eyeOfSeat, rowEnds, typicalRows } from "./stand-profile.ts";

const [oever, kop, binnen] = secondCircuit().stands;
if (oever === undefined || kop === undefined || binnen === undefined) throw new TypeError("Three stands");

test("S08 the first row is at the front, left is left of whoever sits there, and eyes are 1.2 m above the floor", () => {
  // The stand on the bank faces north; 11 rows in 25 m.
  expect(rowEnds(oever, 1)).toEqual([
    [expect.closeTo(350, 9), expect.closeTo(-25 - 25 / 22, 9)],
    [expect.closeTo(450, 9), expect.closeTo(-25 - 25 / 22, 9)],
  ]);
  expect(eyeOfSeat(oever, 11)).toEqual([expect.closeTo(400, 9), expect.closeTo(-50 + 25 / 22, 9), 6.4]);
  // The stand at the head faces west: left is south.
  expect(rowEnds(kop, 1)[0]).toEqual([expect.closeTo(825 + 20 / 24, 9), expect.closeTo(200, 9)]);
  expect(eyeOfSeat(kop, 1)).toEqual([expect.closeTo(825 + 20 / 24, 9), expect.closeTo(250, 9), 2.4]);
  const last = [expect.closeTo(845 - 20 / 24, 9), expect.closeTo(250, 9), expect.closeTo(8, 9)];
  expect(eyeOfSeat(kop, 12)).toEqual(last);
});

test("S08 a row that isn't there is refused", () => {
  for (const row of [0, 12, 1.5, Number.NaN]) expect(() => eyeOfSeat(oever, row)).toThrow(RangeError);
  expect([oever, kop, binnen].map(typicalRows)).toEqual([
    { front: 1, middle: 6, back: 11 },
    { front: 1, middle: 6, back: 12 },
    { front: 1, middle: 1, back: 1 },
  ]);
});
