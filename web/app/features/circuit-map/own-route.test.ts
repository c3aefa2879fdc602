import { publishedCircuitSchema } from "@circuit/contract/circuit/published-circuit";
import { secondCircuit } from "@circuit/contract/fixtures/circuit/second-circuit";
import { afterEach, expect, test, vi } from "vitest";
import { findOwnRoute, routeFrom } from "./own-route.ts";
import { walkFile } from "./walk-file.server.ts";

const anchor = { latitude: 52.8, longitude: 6.6, yAxisBearing: 0 };
const circuit = publishedCircuitSchema.parse({ ...secondCircuit(), anchor });
const file = walkFile(circuit);
if (file === null) throw new TypeError("No file of paths");
const wish = { to: "oever", isStepFree: false, locale: "nl" } as const;

afterEach(() => vi.unstubAllGlobals());

test("S08 the way from where the visitor is begins at the path beside them", () => {
  const outcome = routeFrom(file, [410, -125], wish);
  // 10 m to the path, 25 m along it, 50 m of steps.
  expect(outcome).toMatchObject({ kind: "found", route: { metres: 85, treads: 40, from: "Je plek" } });
});

test("S08 the way from where the visitor is isn’t looked for from far away: it says how far", () => {
  expect(routeFrom(file, [400, -5000], wish)).toMatchObject({ kind: "too-far" });
});

test("S08 the way from where the visitor is is found in the browser: the place is in no request", async () => {
  const asked: unknown[] = [];
  const fetched = (...call: unknown[]) => {
    asked.push(call);
    return Promise.resolve(Response.json(file));
  };
  // The position of [410, -125] in the circuit's frame.
  const coords = { latitude: 52.7988767, longitude: 6.6060788 };
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", {
    geolocation: { getCurrentPosition: (found: (position: unknown) => void) => found({ coords }) },
  });
  expect((await findOwnRoute(wish)).kind).toBe("found");
  expect(asked).toEqual([["/looproutes.json"]]);
});

test("S08 the way from where the visitor is fails in words when the visitor doesn’t allow it", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(file)));
  vi.stubGlobal("navigator", {
    geolocation: { getCurrentPosition: (_: unknown, failed: (reason: Error) => void) => failed(new Error("denied")) },
  });
  expect(await findOwnRoute(wish)).toEqual({ kind: "failed" });
});

test("S08 nobody is placed on a circuit that lies nowhere on earth", () => {
  expect(walkFile({ ...circuit, anchor: null })).toBeNull();
});
