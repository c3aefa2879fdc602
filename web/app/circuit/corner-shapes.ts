import { simplifyLine } from "@circuit/contract/circuit/line-drawing";
import { type Matrix, pointInDrawing } from "@circuit/contract/circuit/map-view";
import { boxAround, type Point } from "@circuit/contract/circuit/plane";
import { bearingAt, measureLine, positionAt, type TrackLine } from "@circuit/contract/circuit/track-line";
import { cornerLength, kerbsOf, edgesOfStrip } from "@circuit/contract/circuit/track-ribbon";
import { compactPath } from "./compact-path.ts";
import { arrowhead, cornerNumberPosition, type DrawnCircuit, type TrackShape } from "./track-shapes.ts";

export type CornerNumber = ReturnType<typeof cornerNumbers>[number];

/** Returns where a drawing shows the number of each corner. */
export function cornerNumbers(circuit: DrawnCircuit, shape: TrackShape) {
  const line = measureLine(circuit.centreLine);
  return circuit.corners.map((corner) => ({
    number: corner.number,
    ...pointInDrawing(shape.matrix, cornerNumberPosition(corner, line)),
  }));
}

/** Drawn widths of track and kerb in metres: larger than life, to be visible. */
const trackMetres = 24;
const kerbMetres = 7;

/** Metres of track drawn before and after the arc of a bend. */
const beyondMetres = 55;
/** Longest stretch of track drawn for one bend, in metres. */
const longestMetres = 420;

/** Draws the bend of each corner, all at the same scale. */
export function bendShapes({ centreLine, corners }: DrawnCircuit) {
  const line = measureLine(centreLine);
  const stretches = corners.map((corner) => stretchOf(line, corner));
  const boxes = stretches.map((points) => boxAround(points, trackMetres));
  const sides = boxes.flatMap((box) => (box === null ? [] : [box.maxX - box.minX, box.maxY - box.minY]));
  return {
    /** Half the side of a square that fits the largest bend, in metres. */
    reach: Math.ceil(Math.max(0, ...sides) / 2),
    thickness: trackMetres,
    bends: corners.map((corner, index) => drawBend(line, corner, stretches[index] ?? [])),
  };
}

type Corner = DrawnCircuit["corners"][number];

/** Returns the distances along the lap, in metres, between which a corner's bend is drawn. */
function endsOf(corner: Corner): { from: number; to: number } {
  const half = Math.min(cornerLength(corner) / 2 + beyondMetres, longestMetres / 2);
  return { from: corner.distanceMetres - half, to: corner.distanceMetres + half };
}

function stretchOf(line: TrackLine, corner: Corner): Point[] {
  const { from, to } = endsOf(corner);
  return edgesOfStrip(line, { from, to, inner: 0, outer: 0 }).inner;
}

/** Draws a bend from above, north up, with its middle at (0, 0), in metres. */
function drawBend(line: TrackLine, corner: Corner, points: readonly Point[]) {
  const box = boxAround(points);
  const matrix: Matrix =
    box === null ? [1, 0, 0, -1, 0, 0] : [1, 0, 0, -1, -(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
  const { from, to } = endsOf(corner);
  const offset = (trackMetres + kerbMetres) / 2;
  const kerbs = kerbsOf(corner, trackMetres).map((kerb) => {
    const side = Math.sign(kerb.inner) * offset;
    const within = { from: Math.max(kerb.from, from), to: Math.min(kerb.to, to) };
    return edgesOfStrip(line, { ...within, inner: side, outer: side }).inner;
  });
  return {
    line: compactPath(simplifyLine(points, 1.2), matrix),
    kerbs: kerbs.map((edge) => compactPath(simplifyLine(edge, 1.2), matrix)).join(""),
    /** Arrowhead at the end of the bend, in the direction of racing. */
    arrow: arrowhead(positionAt(line, to), bearingAt(line, to), trackMetres, matrix),
  };
}
