import { simplifyRing } from "@circuit/contract/circuit/line-drawing";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { mapMatrix } from "./map-drawing.ts";
import type { WalkFile } from "./walk-file.ts";

/** How far the track's line may be off in metres: it only has to say what lies across it. */
const trackTolerance = 1;

/** The file of the circuit's paths; `null` while there are none, or nobody knows where on earth it lies. */
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
