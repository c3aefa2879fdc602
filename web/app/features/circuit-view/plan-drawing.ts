import { simplifyLine, simplifyRing } from "@circuit/contract/circuit/line-drawing";
import { toDrawing, unitsPerMetre, viewOfBox } from "@circuit/contract/circuit/map-view";
import { boxAround, type Box, doBoxesMeet, pointInBearing, type Point } from "@circuit/contract/circuit/plane";
import type { Circuit } from "@circuit/contract/circuit/track-file";
import { compactPath } from "#app/circuit/compact-path.ts";

/** The ground around an eye from above, north up, as SVG paths in a drawing of `size` × `size` units. */
export type PlanDrawing = ReturnType<typeof planDrawing>;

const size = 900;

/** Metres from the middle of the drawing to its edges. */
const aroundMetres = 450;
/** Length of the cone of sight in metres. */
const coneMetres = 170;

/** Metres that the eye is off the middle, so that more is visible ahead of it. */
const aheadMetres = 90;

/** Largest error of simplified paths, in metres: about a pixel. */
const toleranceMetres = 1.2;

type PlanCircuit = Pick<Circuit, "areas" | "stands" | "zones" | "centreLine" | "pitLane" | "trackWidthMetres">;

/** Draws the plan around an eye that looks in a bearing. */
export function planDrawing(circuit: PlanCircuit, eye: Point, bearing: number) {
  const [x, y] = pointInBearing(eye, bearing, aheadMetres);
  const box: Box = { minX: x - aroundMetres, minY: y - aroundMetres, maxX: x + aroundMetres, maxY: y + aroundMetres };
  const { matrix } = viewOfBox(box, size);
  const [eyeX, eyeY] = toDrawing(matrix, eye);
  const ring = (points: readonly Point[]) => compactPath(simplifyRing(points, toleranceMetres), matrix, true);
  return {
    size,
    areas: circuit.areas
      .filter(({ outline }) => isOverlappingBox(outline, box))
      .map(({ kind, outline }) => ({ kind, d: ring(outline) })),
    track: ring(circuit.centreLine),
    pitLane: compactPath(simplifyLine(circuit.pitLane, toleranceMetres), matrix),
    /** Stroke width of the track. */
    trackWidth: Math.round(circuit.trackWidthMetres * unitsPerMetre(matrix)),
    stands: circuit.stands
      .filter(({ outline }) => isOverlappingBox(outline, box))
      .map(({ id, zone, outline }) => ({
        id,
        colour: circuit.zones.find((other) => other.id === zone)?.colour ?? "primary",
        d: compactPath(outline, matrix, true),
      })),
    /** Position of the eye. */
    x: Math.round(eyeX),
    y: Math.round(eyeY),
    /** Length of the cone of sight. */
    reach: Math.round(coneMetres * unitsPerMetre(matrix)),
  };
}

/** Whether the box around an outline overlaps another box. */
function isOverlappingBox(outline: readonly Point[], box: Box): boolean {
  const own = boxAround(outline);
  return own !== null && doBoxesMeet(own, box);
}
