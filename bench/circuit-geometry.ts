import { readFileSync } from "node:fs";
import { destinationsOf } from "@circuit/contract/circuit/destinations";
import { racePace } from "@circuit/contract/circuit/race-pace";
import { readTrackFile } from "@circuit/contract/circuit/read-track-file";
import { findRoute } from "@circuit/contract/circuit/routes";
import { sightFromSeat } from "@circuit/contract/circuit/sight-lines";
import { typicalRows } from "@circuit/contract/circuit/stand-profile";
import { quantileOf } from "./load/quantile.ts";

/** Measures what the demo circuit's geometry costs a browser or the server: `npm run bench:circuit`. */
const file: unknown = JSON.parse(readFileSync(new URL("../cms/seed/circuit/track.json", import.meta.url), "utf8"));
const { circuit } = readTrackFile(file);
if (circuit === null) throw new Error("The demo's track has problems: run the tests of the seed");

/** Times each piece of work by itself: the first of all, then the median, the 95th percentile and the slowest. */
function measure(what: string, pieces: readonly (() => unknown)[]): void {
  const timed = pieces.map((work) => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  const at = (share: number) => quantileOf(timed, share).toFixed(2);
  const first = (timed[0] ?? 0).toFixed(2);
  console.log(`${what}: first ${first}, median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)} ms (${pieces.length})`);
}

const gates = circuit.places.filter(({ kind }) => kind === "entrance");
const pairs = gates.flatMap(({ id: from }) => destinationsOf(circuit).map(({ id: to }) => ({ from, to })));
const ways = pairs.flatMap(({ from, to }) =>
  [false, true].map((isStepFree) => () => findRoute(circuit, { from: { id: from }, to: { id: to }, isStepFree })),
);
const own = circuit.paths.nodes.map(
  ({ position: [x, y] }) =>
    () =>
      findRoute(circuit, { from: { position: [x + 15, y - 10] }, to: { id: "hoofdtribune" }, isStepFree: true }),
);
const seats = circuit.stands.flatMap((stand) =>
  Object.values(typicalRows(stand)).map((row) => () => sightFromSeat(circuit, stand, row)),
);

measure("route from a gate", ways);
measure("route from a visitor's own position", own);
measure("what is in sight from a seat", seats);
const often = (work: () => unknown) => Array.from({ length: 20 }, () => work);
measure(
  "reading and checking the file",
  often(() => readTrackFile(file)),
);
measure(
  "race pace of a lap",
  often(() => racePace(circuit)),
);
