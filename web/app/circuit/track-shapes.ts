import { simplifyLine, simplifyRing } from "@circuit/contract/circuit/line-drawing";
import { toDrawing, type Matrix, viewOfBox } from "@circuit/contract/circuit/map-view";
import { boxAround, isInBox, isWithin, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { besideLine, bearingAt, measureLine, positionAt, type TrackLine } from "@circuit/contract/circuit/track-line";
import { kerbsOf, edgesOfStrip } from "@circuit/contract/circuit/track-ribbon";
import { CircuitCache } from "./circuit-cache.ts";
import { compactPath } from "./compact-path.ts";

/** The data of a circuit that drawings of its track need. */
export type DrawnCircuit = Pick<PublishedCircuit, "centreLine" | "corners">;

/** SVG paths and sizes of a drawn track, serialisable, all in the drawing's units. */
export type TrackShape = ReturnType<typeof drawTrack>;

/** How the track is drawn at one size: always wider than it is, to be visible. */
interface Drawing {
  width: number;
  /** Largest error of the simplified line, in metres. */
  tolerance: number;
  /** Width of the track, width of a kerb and margin around, as shares of the track's longer side. */
  track: number;
  kerb: number;
  margin: number;
  arrows: number;
}

const drawings = {
  /** For lists and plans of a few centimetres: the line alone. */
  small: { width: 160, tolerance: 6, track: 0.045, kerb: 0, margin: 0.03, arrows: 0 },
  /** For a section of a page. */
  medium: { width: 640, tolerance: 3, track: 0.019, kerb: 0, margin: 0.03, arrows: 2 },
  /** For the whole width of a page. */
  large: { width: 1400, tolerance: 2.6, track: 0.03, kerb: 0.009, margin: 0.055, arrows: 6 },
} as const satisfies Record<string, Drawing>;

/** Factor on `tolerance` in turned drawings: phones show them smaller, so errors are less visible. */
const turnedTolerance = 1.7;

export type TrackSize = keyof typeof drawings;

interface TrackView {
  /** Turns the drawing a quarter, so that a wide circuit fits an upright screen; north then points right. */
  isTurned?: boolean;
  /** Points that must fit in the drawing besides the track and its corner numbers, in metres. */
  around?: readonly Point[];
}

const cache = new CircuitCache<TrackShape>();

/**
 * Draws the track of a circuit at a size, once for each circuit object.
 *
 * @throws {RangeError} The centre line has fewer than three points, or no length: no published circuit's does.
 */
export function trackShape(circuit: DrawnCircuit, size: TrackSize, view: TrackView = {}): TrackShape {
  const { isTurned = false, around = [] } = view;
  const key = `${size} ${isTurned} ${around.join(" ")}`;
  return cache.get(circuit, key, () => drawTrack(circuit, drawings[size], isTurned, around));
}

/** Returns the `d` of an SVG path along an open line of points, in metres. */
export function linePathInDrawing({ matrix }: Pick<TrackShape, "matrix">, points: readonly Point[]): string {
  return compactPath(simplifyLine(points, 1.8), matrix);
}

/** Returns the `d` of a closed SVG path around an outline in metres, such as a grandstand's. */
export function outlinePathInDrawing({ matrix }: Pick<TrackShape, "matrix">, outline: readonly Point[]): string {
  return compactPath(outline, matrix, true);
}

function drawTrack(circuit: DrawnCircuit, drawing: Drawing, isTurned: boolean, around: readonly Point[]) {
  const { centreLine, corners } = circuit;
  const line = measureLine(centreLine);
  const long = longSide(centreLine);
  const [trackMetres, kerbMetres] = [long * drawing.track, long * drawing.kerb];
  const labels = drawing.kerb === 0 ? [] : corners.map((corner) => cornerNumberPosition(corner, line));
  const box = boxAround([...centreLine, ...labels, ...around], trackMetres / 2 + long * drawing.margin);
  if (box === null) throw new RangeError("A track without points");
  const [across, up] = [box.maxX - box.minX, box.maxY - box.minY];
  // One scale for both orientations, so that marks have the same size.
  const scale = drawing.width / across;
  const { matrix, width, height } = viewOfBox(box, isTurned ? up * scale : drawing.width, isTurned);
  const half = trackMetres * 0.75;
  return {
    width: Math.round(width),
    height: Math.round(height),
    /** Converts metres to the drawing's units. */
    matrix,
    /** Closed path along the centre line, in the direction of racing. */
    line: compactPath(simplifyRing(centreLine, drawing.tolerance * (isTurned ? turnedTolerance : 1)), matrix, true),
    /** Stroke width of the track. */
    thickness: Math.round(trackMetres * scale),
    /** Path across the track, where a lap begins. */
    start: compactPath([besideLine(line, 0, -half), besideLine(line, 0, half)], matrix),
    /** Paths along the edges of the track; empty in small drawings. */
    kerbs: kerbMetres === 0 ? "" : kerbPaths(corners, line, { trackMetres, kerbMetres, ...drawing, matrix }),
    kerbThickness: Math.round(kerbMetres * scale),
    /** Filled arrowheads in the direction of racing; empty in small drawings. */
    arrows: arrowPaths(line, drawing.arrows, trackMetres, matrix),
  };
}

/** Returns the longer side of the box around points, in metres. */
function longSide(points: readonly Point[]): number {
  const box = boxAround(points);
  return box === null ? 0 : Math.max(box.maxX - box.minX, box.maxY - box.minY);
}

/** Returns where a corner's number belongs: at the position that the circuit gives it, else inside the bend. */
export function cornerNumberPosition(corner: DrawnCircuit["corners"][number], line: TrackLine): Point {
  const toTheInside = corner.turn === "right" ? 1 : -1;
  return corner.label ?? besideLine(line, corner.distanceMetres, toTheInside * longSide(line.points) * 0.04);
}

type KerbDrawing = Pick<Drawing, "tolerance"> & {
  trackMetres: number;
  kerbMetres: number;
  matrix: Matrix;
};

/** Draws kerbs along the widened track; leaves out inner kerbs of bends that are too sharp for its width. */
function kerbPaths(corners: DrawnCircuit["corners"], line: TrackLine, drawing: KerbDrawing): string {
  const { trackMetres, kerbMetres, matrix } = drawing;
  const offset = (trackMetres + kerbMetres) / 2;
  return corners
    .flatMap((corner) => {
      const inside = corner.turn === "right" ? 1 : -1;
      return kerbsOf(corner, trackMetres).flatMap(({ from, to, inner }) => {
        const isInside = Math.sign(inner) === inside;
        if (isInside && corner.radiusMetres < offset + kerbMetres) return [];
        const side = Math.sign(inner) * offset;
        return [edgesOfStrip(line, { from, to, inner: side, outer: side }).inner];
      });
    })
    .map((points) => compactPath(simplifyLine(points, drawing.tolerance), matrix))
    .join("");
}

/** Draws arrowheads at even distances; the first and the last are equally far from the start line. */
function arrowPaths(line: TrackLine, count: number, trackMetres: number, matrix: Matrix): string {
  return Array.from({ length: count }, (_, index) => {
    const distance = (line.length * (index + 0.5)) / count;
    return arrowhead(positionAt(line, distance), bearingAt(line, distance), trackMetres * 0.3, matrix);
  }).join("");
}

/** Returns the `d` of a notched arrowhead in a bearing. @param reach - Metres from its middle to its tip. */
export function arrowhead([x, y]: Point, bearing: number, reach: number, matrix: Matrix): string {
  const angle = (bearing * Math.PI) / 180;
  const at = (ahead: number, right: number): Point => [
    x + (Math.sin(angle) * ahead + Math.cos(angle) * right) * reach,
    y + (Math.cos(angle) * ahead - Math.sin(angle) * right) * reach,
  ];
  return compactPath([at(1, 0), at(-1, 0.8), at(-0.55, 0), at(-1, -0.8)], matrix, true);
}

/** A rectangle of a drawing, as shares of the drawing's width and height from the left and the top. */
export interface DrawingRect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a rectangle of a drawing lies inside the lap and clear of the track, so that text fits there. */
export function isFreeInfield({ centreLine }: DrawnCircuit, shape: TrackShape, part: DrawingRect): boolean {
  const { width, height, matrix, thickness } = shape;
  const box = {
    minX: part.left * width - thickness,
    maxX: part.right * width + thickness,
    minY: part.top * height - thickness,
    maxY: part.bottom * height + thickness,
  };
  const line = centreLine.map((point) => toDrawing(matrix, point));
  return (
    isWithin([(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2], line) && !line.some((point) => isInBox(point, box))
  );
}
