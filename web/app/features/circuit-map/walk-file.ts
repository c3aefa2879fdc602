import type { Matrix } from "@circuit/contract/circuit/map-view";
import type { WalkableCircuit } from "@circuit/contract/circuit/routes";
import type { GeographicAnchor } from "@circuit/contract/circuit/track-file";

/** Data with which a browser finds a way from its visitor's position: the paths of the circuit, and its position on earth. */
export interface WalkFile extends WalkableCircuit {
  anchor: GeographicAnchor;
  /** From metres to units of the map. */
  matrix: Matrix;
}

/** Whether an answer of the site is that file: it comes from our own server, so its shape is all that is looked at. */
export function isWalkFile(answer: unknown): answer is WalkFile {
  if (typeof answer !== "object" || answer === null) return false;
  return ["anchor", "matrix", "paths", "stands", "places", "areas", "centreLine"].every((name) => name in answer);
}
