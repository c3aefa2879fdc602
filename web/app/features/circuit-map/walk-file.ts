import type { Matrix } from "@circuit/contract/circuit/map-view";
import type { WalkableCircuit } from "@circuit/contract/circuit/routes";
import type { GeographicAnchor } from "@circuit/contract/circuit/track-file";

/** Data with which a browser finds a route from the visitor's position: paths, and the circuit's position on earth. */
export interface WalkFile extends WalkableCircuit {
  anchor: GeographicAnchor;
  /** Converts metres to units of the map. */
  matrix: Matrix;
}

/** Whether a response is a `WalkFile`. Checks its top-level names only, as our own server made it. */
export function isWalkFile(answer: unknown): answer is WalkFile {
  if (typeof answer !== "object" || answer === null) return false;
  return ["anchor", "matrix", "paths", "stands", "places", "areas", "centreLine"].every((name) => name in answer);
}
