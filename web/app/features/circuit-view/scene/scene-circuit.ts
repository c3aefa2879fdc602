import { walkNetwork } from "@circuit/contract/circuit/path-network";
import { pointAt, signedArea, type Point } from "@circuit/contract/circuit/plane";
import type { Circuit } from "@circuit/contract/circuit/track-file";

/** The parts of a circuit that a scene draws, as the browser loads them. */
export type SceneCircuit = ReturnType<typeof sceneCircuitOf>;

/** The data of a grandstand that a scene draws. */
export type SceneStand = SceneCircuit["stands"][number];

/** A footpath or road, on the ground or above it. */
export type ScenePath = SceneCircuit["paths"][number];

/** Picks the parts of a circuit that a scene draws. A grandstand in an unknown zone gets the primary colour. */
export function sceneCircuitOf(circuit: Circuit) {
  const { anchor, trackWidthMetres, centreLine, lapRecord, pitLane } = circuit;
  const { stretches } = walkNetwork(circuit.paths);
  return {
    anchor,
    trackWidthMetres,
    centreLine,
    lapRecord,
    pitLane,
    corners: circuit.corners.map(({ turn, radiusMetres, angleDegrees, distanceMetres }) => {
      return { turn, radiusMetres, angleDegrees, distanceMetres };
    }),
    stands: circuit.stands.map(({ id, zone, outline, facingBearing, rows, heightMetres, isCovered }) => {
      const colour = circuit.zones.find((other) => other.id === zone)?.colour ?? "primary";
      return { id, colour, outline, facingBearing, rows, heightMetres, isCovered };
    }),
    areas: circuit.areas.map(({ kind, outline, heightMetres, baseMetres }) => {
      return { kind, outline, heightMetres, baseMetres };
    }),
    places: circuit.places
      .filter(({ kind }) => kind === "screen" || kind === "entrance")
      .map(({ kind, position }) => ({ kind, position })),
    viewpoints: circuit.viewpoints.map(({ kind, position, bearing }) => ({ kind, position, bearing })),
    paths: stretches
      .filter(({ kind }) => kind !== "tunnel")
      .map(({ kind, widthMetres, line }) => ({ kind, widthMetres, points: line })),
  };
}

/** Returns the longest edge of an outline that faces a bearing, seen from left to right; `null` when none does. */
export function frontEdge(outline: readonly Point[], bearing: number): { from: Point; to: Point } | null {
  const [east, north] = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)];
  const turn = signedArea(outline) >= 0 ? 1 : -1;
  let best: { from: Point; to: Point; score: number } | null = null;
  for (let index = 0; index < outline.length; index += 1) {
    const [from, to] = [pointAt(outline, index), pointAt(outline, index + 1)];
    // The outside of an anticlockwise outline lies to the right of its edges.
    const score = ((to[1] - from[1]) * east - (to[0] - from[0]) * north) * turn;
    if (score > (best?.score ?? 0)) best = { from, to, score };
  }
  return best;
}
