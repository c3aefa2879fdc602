import { simplifyLine } from "@circuit/contract/circuit/line-drawing";
import type { Matrix } from "@circuit/contract/circuit/map-view";
import { boxAround, type Point } from "@circuit/contract/circuit/plane";
import { bearingAt, measureLine, positionAt, type TrackLine } from "@circuit/contract/circuit/track-line";
import { arcOf, kerbsOf, stripEdges } from "@circuit/contract/circuit/track-ribbon";
import { compactPath } from "./compact-path.ts";
import { arrowhead, cornerLabel, type DrawnCircuit, placeIn, type TrackShape } from "./track-shapes.ts";

/** Where the number of a corner stands in a drawing of the track, in its units. */
export interface CornerMark {
  number: number;
  x: number;
  y: number;
}

/** The places of all numbers in a drawing. */
export function cornerMarks(circuit: DrawnCircuit, shape: TrackShape): CornerMark[] {
  const line = measureLine(circuit.centreLine);
  return circuit.corners.map((corner) => ({
    number: corner.number,
    ...placeIn(shape, cornerLabel(corner, line)),
  }));
}

/** The bend of one corner from above, north up, its middle at (0, 0); in the units that all bends share. */
export interface BendShape {
  line: string;
  kerbs: string;
  /** At its end, in the direction of racing. */
  arrow: string;
}

/** The bends of all corners at one scale. */
export interface BendShapes {
  /** Half of the side of a square that each bend fits in. */
  reach: number;
  thickness: number;
  bends: BendShape[];
}

/** Widths in a bend's drawing, in metres: wider than they are, as in other drawings. */
const trackMetres = 24;
const kerbMetres = 7;

/** Straight track before and after the arc, and the most that is drawn of a bend, in metres. */
const beyondMetres = 55;
const longestMetres = 420;

/** Draws each corner's bend; all in one scale, by the largest of them. A unit is a metre. */
export function bendShapes({ centreLine, corners }: DrawnCircuit): BendShapes {
  const line = measureLine(centreLine);
  const stretches = corners.map((corner) => stretchOf(line, corner));
  const boxes = stretches.map((points) => boxAround(points, trackMetres));
  const sides = boxes.flatMap((box) => (box === null ? [] : [box.maxX - box.minX, box.maxY - box.minY]));
  return {
    reach: Math.ceil(Math.max(0, ...sides) / 2),
    thickness: trackMetres,
    bends: corners.map((corner, index) => drawBend(line, corner, stretches[index] ?? [])),
  };
}

type Corner = DrawnCircuit["corners"][number];

/** From which distance to which a corner's bend is drawn. */
function endsOf(corner: Corner): { from: number; to: number } {
  const half = Math.min(arcOf(corner) / 2 + beyondMetres, longestMetres / 2);
  return { from: corner.distanceMetres - half, to: corner.distanceMetres + half };
}

function stretchOf(line: TrackLine, corner: Corner): Point[] {
  const { from, to } = endsOf(corner);
  return stripEdges(line, { from, to, inner: 0, outer: 0 }).inner;
}

function drawBend(line: TrackLine, corner: Corner, points: readonly Point[]): BendShape {
  const box = boxAround(points);
  const matrix: Matrix =
    box === null ? [1, 0, 0, -1, 0, 0] : [1, 0, 0, -1, -(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  const { from, to } = endsOf(corner);
  const offset = (trackMetres + kerbMetres) / 2;
  const kerbs = kerbsOf(corner, trackMetres).map((kerb) => {
    const side = Math.sign(kerb.inner) * offset;
    const within = { from: Math.max(kerb.from, from), to: Math.min(kerb.to, to) };
    return stripEdges(line, { ...within, inner: side, outer: side }).inner;
  });
  return {
    line: compactPath(simplifyLine(points, 1.2), matrix),
    kerbs: kerbs.map((edge) => compactPath(simplifyLine(edge, 1.2), matrix)).join(""),
    arrow: arrowhead(positionAt(line, to), bearingAt(line, to), trackMetres, matrix),
  };
}
