import { pointAt, signedArea, type Point } from "@circuit/contract/circuit/plane";
import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { Area, Circuit, CircuitPlace, CircuitStand, PathEdge } from "@circuit/contract/circuit/track-file";
import type { BrandColour } from "@circuit/contract/field";

/** What of a stand is drawn. */
export type SceneStand = Pick<
  CircuitStand,
  "id" | "outline" | "facingBearing" | "rows" | "heightMetres" | "isCovered"
> & { colour: BrandColour };

/** A path on the ground or above it. */
export interface ScenePath {
  kind: PathEdge["kind"];
  widthMetres: number;
  points: Point[];
}

/** The parts of a circuit that a scene draws, as the browser loads them. */
export interface SceneCircuit extends Pick<
  Circuit,
  "anchor" | "trackWidthMetres" | "centreLine" | "startFinish" | "lapRecord" | "pitLane"
> {
  corners: Pick<Circuit["corners"][number], "turn" | "radiusMetres" | "angleDegrees" | "distanceMetres">[];
  stands: SceneStand[];
  areas: Pick<Area, "kind" | "outline" | "heightMetres" | "baseMetres">[];
  places: Pick<CircuitPlace, "kind" | "position">[];
  viewpoints: { kind: Circuit["viewpoints"][number]["kind"]; position: SpacePoint; bearing: number }[];
  paths: ScenePath[];
}

/** Kinds of place that are drawn. */
const drawnPlaces: ReadonlySet<CircuitPlace["kind"]> = new Set(["screen", "entrance", "podium", "food", "toilets"]);

/**
 * Picks the parts of a circuit that a scene draws. A stand whose zone is unknown gets the primary colour.
 *
 * @param circuit - As it is published, or as its file holds it.
 */
export function sceneCircuitOf(circuit: Circuit): SceneCircuit {
  const { anchor, trackWidthMetres, centreLine, startFinish, lapRecord, pitLane } = circuit;
  return {
    anchor,
    trackWidthMetres,
    centreLine,
    startFinish,
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
      .filter(({ kind }) => drawnPlaces.has(kind))
      .map(({ kind, position }) => ({ kind, position })),
    viewpoints: circuit.viewpoints.map(({ kind, position, bearing }) => ({ kind, position, bearing })),
    paths: pathsOf(circuit.paths),
  };
}

/** Paths as lines; those through tunnels aren't seen, and those between unknown nodes lead nowhere. */
function pathsOf({ nodes, edges }: Circuit["paths"]): ScenePath[] {
  const positions = new Map(nodes.map(({ id, position }) => [id, position]));
  return edges.flatMap(({ from, to, kind, bends, widthMetres }) => {
    const [begin, end] = [positions.get(from), positions.get(to)];
    if (kind === "tunnel" || begin === undefined || end === undefined) return [];
    return [{ kind, widthMetres, points: [begin, ...bends, end] }];
  });
}

/** The longest edge of an outline that faces a bearing, from left to right as seen from in front of it; `null` when none does. */
export function frontEdge(outline: readonly Point[], bearing: number): { from: Point; to: Point } | null {
  const [east, north] = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)];
  const turn = signedArea(outline) >= 0 ? 1 : -1;
  let best: { from: Point; to: Point; score: number } | null = null;
  for (let index = 0; index < outline.length; index += 1) {
    const [from, to] = [pointAt(outline, index), pointAt(outline, index + 1)];
    // To the right of the way along an outline that runs anticlockwise lies what is outside.
    const score = ((to[1] - from[1]) * east - (to[0] - from[0]) * north) * turn;
    if (score > (best?.score ?? 0)) best = { from, to, score };
  }
  return best;
}
