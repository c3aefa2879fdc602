import { expect, test } from "vitest";
import { demoCircuit as demo } from "../../test/circuits.ts";
import { standFacts } from "./stand-facts.ts";
import { minutesOf } from "@circuit/contract/circuit/walking-pace";

function factsOf(circuit: typeof demo, wanted: string) {
  const stand = circuit.stands.find(({ id }) => id === wanted);
  if (stand === undefined) throw new TypeError(`No stand ${wanted}`);
  return standFacts(circuit, stand);
}

test("S08 the main stand lies straight along the track", () => {
  const { metresToTrack } = factsOf(demo, "hoofdtribune");
  // Its front is at y = 35.4; the middle of the track, 14 m wide, at y = 62.37.
  expect(metresToTrack).toBe(Math.round(62.37 - 35.4 - 7));
});

test("S08 the walk from the nearest entrance takes its metres at an unhurried pace", () => {
  const { fromEntrance } = factsOf(demo, "hunebed");
  // 128 m on the level at 4.8 km/h: 96 s.
  expect(fromEntrance).toEqual({ from: "west", metres: 128, minutes: 2 });
  expect(factsOf(demo, "hoofdtribune").fromParking?.from).toBe("p1");
});

test("S08 the entrance that an editor chose counts, though another is nearer", () => {
  const stands = demo.stands.map((stand) => (stand.id === "hunebed" ? { ...stand, gate: "noord" } : stand));
  expect(factsOf({ ...demo, stands }, "hunebed").fromEntrance?.from).toBe("noord");
});

test("S08 no path to a stand, no walk: the rest is still said", () => {
  const cutOff = { ...demo, paths: { nodes: [], edges: [] } };
  const { fromEntrance, fromParking, metresToTrack } = factsOf(cutOff, "hunebed");
  expect({ fromEntrance, fromParking }).toEqual({ fromEntrance: null, fromParking: null });
  expect(metresToTrack).toBeGreaterThan(0);
});

test("S08 no walk takes less than a minute", () => {
  expect([10, 89, 90, 150].map(minutesOf)).toEqual([1, 1, 2, 3]);
});
