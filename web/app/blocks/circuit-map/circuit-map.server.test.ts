import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { demoCircuit } from "../../../test/circuits.ts";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { loadCircuitMap } from "./circuit-map.server.ts";

vi.mock("node:timers/promises", () => ({ setImmediate: vi.fn(() => Promise.resolve()) }));
vi.mock("#app/cms/circuit.server.ts", () => ({ getCircuit: () => Promise.resolve(demoCircuit) }));
vi.mock("#app/cms/shop.server.ts", () => ({ listEventOffers: () => Promise.resolve([]) }));
vi.mock("#app/cms/headline-event.server.ts", () => ({ getHomeHeadline: () => Promise.resolve(null) }));

test("S08 only the first map of a circuit lets other requests go before it", async () => {
  const context: BlockContext = {
    locale: "nl",
    query: readPageQuery(new URLSearchParams()),
    now: new Date("2027-05-28T20:00:00.000Z"),
    signal: new AbortController().signal,
    formOutcome: null,
    headline: null,
    notFound: () => new Error("Absent"),
  };
  const { name, stands } = demoCircuit;
  expect(await loadCircuitMap(null, context)).toMatchObject({ name });
  expect(await loadCircuitMap(null, context)).toMatchObject({ name });
  expect(setImmediate).toHaveBeenCalledTimes(stands.length);
});
