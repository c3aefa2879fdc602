import { readFileSync } from "node:fs";
import { publishedCircuitSchema } from "@circuit/contract/circuit/published-circuit";
import { secondCircuit } from "@circuit/contract/fixtures/circuit/second-circuit";

const file = new URL("../../cms/seed/circuit/track.json", import.meta.url);

/** The demo's circuit, as the content system publishes it. */
export const demoCircuit = publishedCircuitSchema.parse(JSON.parse(readFileSync(file, "utf8")));

/** Another circuit, as the content system publishes it. */
export const otherCircuit = publishedCircuitSchema.parse(secondCircuit());
