import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { lightOnSeat } from "./shade.ts";

const circuit = secondCircuit();
const [oever, kop] = circuit.stands;
if (oever === undefined || kop === undefined) throw new TypeError("Two stands");

const light = (stand: typeof oever, row: number, bearing: number, altitude: number) =>
  lightOnSeat(circuit, stand, row, { bearing, altitude });

test("S08 in the open the rows behind shade one only while the sun is lower than they rise", () => {
  // Row 6: eyes 4.4 m up, 12.5 m before the rail of 6.2 m; the sun comes over it at atan(1.8 / 12.5) = 8.2°.
  expect(light(oever, 6, 180, 8)).toEqual({ is: "shade", by: "own-stand" });
  expect(light(oever, 6, 180, 8.4)).toEqual({ is: "sun" });
  expect(light(oever, 6, 0, 8)).toEqual({ is: "sun" });
});

test("S08 a building shades a seat while the sun is behind it", () => {
  // The clubhouse begins 166 m off in that bearing and is 3.6 m higher than the eyes: the sun is clear of it at 1.25°.
  const bearing = (Math.atan2(175, 82.5) * 180) / Math.PI;
  expect(light(oever, 6, bearing, 1.1)).toEqual({ is: "shade", by: "clubhuis" });
  expect(light(oever, 6, bearing, 1.4)).toEqual({ is: "sun" });
  expect(light(oever, 6, bearing - 20, 1.1)).toEqual({ is: "sun" });
});

test("S08 under a roof the first row gets the sun from ahead, the last row only a low one", () => {
  // Row 1: 7.6 m below the roof and 0.83 m behind its edge: in the sun until 83.7°.
  expect(light(kop, 1, 270, 83)).toEqual({ is: "sun" });
  expect(light(kop, 1, 270, 84)).toEqual({ is: "shade", by: "roof" });
  // Row 12: 2 m below it and 19.17 m behind its edge: until 6.0°.
  expect(light(kop, 12, 270, 5.7)).toEqual({ is: "sun" });
  expect(light(kop, 12, 270, 6.3)).toEqual({ is: "shade", by: "roof" });
});

test("S08 what comes from behind a covered stand meets its roof or its back wall; its sides are open", () => {
  // From row 1 the back is 19.17 m away: the roof begins at atan(7.6 / 19.17) = 21.6°.
  expect(light(kop, 1, 90, 20)).toEqual({ is: "shade", by: "own-stand" });
  expect(light(kop, 1, 90, 24)).toEqual({ is: "shade", by: "roof" });
  expect(light(kop, 1, 179, 5)).toEqual({ is: "sun" });
});
