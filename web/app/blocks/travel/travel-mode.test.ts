import { expect, test } from "vitest";
import { travelSteps } from "./travel-mode.ts";

test("a step is a line, of which note and measure may be left out; empty lines are none", () => {
  expect(travelSteps("Neem bus 27 | Om de tien minuten. | 25 min\r\n\nStap uit bij Ingang Zuid")).toEqual([
    { what: "Neem bus 27", note: "Om de tien minuten.", measure: "25 min" },
    { what: "Stap uit bij Ingang Zuid", note: "", measure: "" },
  ]);
  expect(travelSteps(null)).toEqual([]);
});
