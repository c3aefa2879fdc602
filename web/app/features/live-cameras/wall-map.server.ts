import { pointInDrawing, unitsPerMetre } from "@circuit/contract/circuit/map-view";
import { bearingTo, pointInBearing, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCamera, PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { outlinePathInDrawing, trackShape, type TrackShape } from "#app/circuit/track-shapes.ts";

/** Length of a camera's cone, in units of the drawing. */
const coneReach = 60;

/** Map of where the cameras hang: the track, and around it SVG paths in units of its drawing. */
export type WallMap = ReturnType<typeof wallMap>;

/** Draws the circuit with room for all its cameras and grandstands. */
export function wallMap(circuit: PublishedCircuit) {
  const around = [...circuit.cameras.map(placeOf), ...circuit.stands.flatMap(({ outline }) => outline)];
  const shape = trackShape(circuit, "medium", { around });
  const zones = new Map(circuit.zones.map(({ id, colour }) => [id, colour]));
  return {
    shape,
    areas: circuit.areas.flatMap(({ kind, outline }) => {
      const drawnAs = areaKinds[kind];
      return drawnAs === undefined ? [] : [{ kind: drawnAs, path: outlinePathInDrawing(shape, outline) }];
    }),
    stands: circuit.stands.map(({ zone, outline }) => ({
      colour: zones.get(zone) ?? "asphalt",
      path: outlinePathInDrawing(shape, outline),
    })),
  };
}

type DrawnKind = "heath" | "water" | "woodland" | "building";

const areaKinds: Partial<Record<PublishedCircuit["areas"][number]["kind"], DrawnKind>> = {
  heath: "heath",
  water: "water",
  woodland: "woodland",
  building: "building",
  "pit-building": "building",
  paddock: "building",
};

/** Returns a camera's position in the drawing, and the outline of what it sees. */
export function cameraInMap(camera: PublishedCamera, shape: TrackShape) {
  const here = placeOf(camera);
  const bearing = bearingTo(here, [camera.target[0], camera.target[1]]);
  const half = Math.min(camera.fieldOfViewDegrees / 2, 60);
  const reach = coneReach / unitsPerMetre(shape.matrix);
  const corners = [here, pointInBearing(here, bearing - half, reach), pointInBearing(here, bearing + half, reach)];
  const { x, y } = pointInDrawing(shape.matrix, here);
  return { at: [x, y] as const, cone: outlinePathInDrawing(shape, corners) };
}

function placeOf({ position }: Pick<PublishedCamera, "position">): Point {
  return [position[0], position[1]];
}
