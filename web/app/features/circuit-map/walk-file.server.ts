import { simplifyRing } from "@circuit/contract/circuit/line-drawing";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { mapMatrix } from "./map-drawing.ts";
import type { WalkFile } from "./walk-file.ts";

/** Largest error of the simplified track, in metres: it only decides on which side of the track something lies. */
const trackTolerance = 1;

/** Builds the file with the circuit's paths; `null` without paths, or without a position on earth. */
export function walkFile(circuit: PublishedCircuit): WalkFile | null {
  const { anchor, hasPaths, paths, stands, places, areas, centreLine } = circuit;
  if (anchor === null || !hasPaths) return null;
  return {
    anchor,
    matrix: mapMatrix(circuit),
    paths,
    stands,
    places,
    areas,
    centreLine: simplifyRing(centreLine, trackTolerance).map(([x, y]) => [x, y]),
  };
}
