import { pointInDrawing } from "@circuit/contract/circuit/map-view";
import { measureLine } from "@circuit/contract/circuit/track-line";
import { describe, expect, test } from "vitest";
import { demoCircuit as demo, otherCircuit as second } from "../../../test/circuits.ts";
import { coneOf, mapDrawing, mapMatrix } from "./map-drawing.ts";
import { mapUnits } from "./zoomed-view.ts";

describe.each([
  ["the demo’s circuit", demo],
  ["another circuit", second],
])("S08 the map of %s", (_, circuit) => {
  const matrix = mapMatrix(circuit);

  test("shows every stand, entrance and the whole track", () => {
    const places = [
      ...circuit.centreLine,
      ...circuit.stands.flatMap(({ outline }) => outline),
      ...circuit.places.filter(({ kind }) => kind === "entrance").map(({ position }) => position),
    ];
    for (const place of places) {
      const { x, y } = pointInDrawing(matrix, place);
      expect(Math.abs(x)).toBeLessThan(mapUnits.width / 2);
      expect(Math.abs(y)).toBeLessThan(mapUnits.height / 2);
    }
  });

  test("is small, and its bar is as long as it says", () => {
    const drawing = mapDrawing(circuit, matrix);
    expect(JSON.stringify(drawing).length).toBeLessThan(12_000);
    expect(drawing.scaleBar.units).toBe(Math.round(drawing.scaleBar.metres * matrix[0]));
    expect(drawing.scaleBar.units).toBeLessThan(mapUnits.width / 4);
  });
});

test("S08 what is in sight is drawn from the eye along the track and back", () => {
  const line = measureLine(second.centreLine);
  const cone = coneOf(
    { eye: [0, 0, 5], share: 0, metres: 80, stretches: [{ from: 0, to: 80 }], corners: [] },
    line,
    [1, 0, 0, -1, 0, 0],
  );
  // The eye, and from the start line at (300, 0) the track each 40 metres.
  expect(cone).toBe("M0 0l300 0 40 0 40 0z");
});
