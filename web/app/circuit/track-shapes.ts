import { simplifyLine, simplifyRing } from "@circuit/contract/circuit/line-drawing";
import { inView, type Matrix, viewOfBox } from "@circuit/contract/circuit/map-view";
import { boxAround, isInBox, isWithin, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import { besideLine, bearingAt, measureLine, positionAt, type TrackLine } from "@circuit/contract/circuit/track-line";
import { kerbsOf, stripEdges } from "@circuit/contract/circuit/track-ribbon";
import { CircuitCache } from "./circuit-cache.ts";
import { compactPath } from "./compact-path.ts";

/** What of a circuit its drawings need. */
export type DrawnCircuit = Pick<PublishedCircuit, "centreLine" | "corners">;

/** The track as a drawing shows it: lean and serialisable, all of it in the drawing's units. */
export interface TrackShape {
  width: number;
  height: number;
  /** From metres to the drawing's units. */
  matrix: Matrix;
  /** The centre line, closed, in the direction of racing. */
  line: string;
  /** How wide the track is drawn. */
  thickness: number;
  /** Across the track, where a lap begins. */
  start: string;
  /** Along the edges of the track; empty in small drawings. */
  kerbs: string;
  kerbThickness: number;
  /** Filled arrowheads that say which way the race goes; empty in small drawings. */
  arrows: string;
}

/** How a track is drawn for a use. The track is drawn wider than it is, or nobody would see it. */
interface Drawing {
  width: number;
  /** Metres by which the line may be off. */
  tolerance: number;
  /** As shares of the longer side of the track: the track's width, that of a kerb, and the room around. */
  track: number;
  kerb: number;
  margin: number;
  arrows: number;
}

const drawings = {
  /** For cards and plans of a few centimetres: the line alone. */
  small: { width: 160, tolerance: 6, track: 0.045, kerb: 0, margin: 0.03, arrows: 0 },
  /** For a part of a page. */
  medium: { width: 640, tolerance: 3, track: 0.019, kerb: 0, margin: 0.03, arrows: 2 },
  /** As wide as the page. */
  large: { width: 1400, tolerance: 2.6, track: 0.03, kerb: 0.009, margin: 0.055, arrows: 6 },
} as const satisfies Record<string, Drawing>;

/** A turned drawing is for a telephone, half as large: its line may be off by as much more. */
const turnedTolerance = 1.7;

export type TrackSize = keyof typeof drawings;

interface TrackView {
  /** A quarter turn, so that a wide circuit fits an upright screen; north then points to the right. */
  isTurned?: boolean;
  /** What must be in the drawing besides the track and the numbers of its corners, in metres. */
  around?: readonly Point[];
}

const cache = new CircuitCache<TrackShape>();

/**
 * The shape of a circuit's track for a use; made once for each circuit.
 *
 * @throws {RangeError} The centre line has fewer than three points, or no length: no published circuit's does.
 */
export function trackShape(circuit: DrawnCircuit, size: TrackSize, view: TrackView = {}): TrackShape {
  const { isTurned = false, around = [] } = view;
  const key = `${size} ${isTurned} ${around.join(" ")}`;
  return cache.get(circuit, key, () => drawTrack(circuit, drawings[size], isTurned, around));
}

/** Where a place of the circuit, in metres, is in a drawing, in its whole units. */
export function placeIn({ matrix }: Pick<TrackShape, "matrix">, place: Point): { x: number; y: number } {
  const [x, y] = inView(matrix, place);
  return { x: Math.round(x), y: Math.round(y) };
}

/** The `d` of a path along an open line of points in metres. */
export function lineIn({ matrix }: Pick<TrackShape, "matrix">, points: readonly Point[]): string {
  return compactPath(simplifyLine(points, 1.8), matrix);
}

/** The `d` of a path around an outline in metres, such as a stand's. */
export function outlineIn({ matrix }: Pick<TrackShape, "matrix">, outline: readonly Point[]): string {
  return compactPath(outline, matrix, true);
}

function drawTrack(circuit: DrawnCircuit, drawing: Drawing, isTurned: boolean, around: readonly Point[]): TrackShape {
  const { centreLine, corners } = circuit;
  const line = measureLine(centreLine);
  const long = longSide(centreLine);
  const [trackMetres, kerbMetres] = [long * drawing.track, long * drawing.kerb];
  const labels = drawing.kerb === 0 ? [] : corners.map((corner) => cornerLabel(corner, line));
  const box = boxAround([...centreLine, ...labels, ...around], trackMetres / 2 + long * drawing.margin);
  if (box === null) throw new RangeError("A track without points");
  const [across, up] = [box.maxX - box.minX, box.maxY - box.minY];
  // The same scale upright and turned, so that marks are as large.
  const scale = drawing.width / across;
  const { matrix, width, height } = viewOfBox(box, isTurned ? up * scale : drawing.width, isTurned);
  const half = trackMetres * 0.75;
  return {
    width: Math.round(width),
    height: Math.round(height),
    matrix,
    line: compactPath(simplifyRing(centreLine, drawing.tolerance * (isTurned ? turnedTolerance : 1)), matrix, true),
    thickness: Math.round(trackMetres * scale),
    start: compactPath([besideLine(line, 0, -half), besideLine(line, 0, half)], matrix),
    kerbs: kerbMetres === 0 ? "" : kerbPaths(corners, line, { trackMetres, kerbMetres, ...drawing, matrix }),
    kerbThickness: Math.round(kerbMetres * scale),
    arrows: arrowPaths(line, drawing.arrows, trackMetres, matrix),
  };
}

/** The longer of a line's two sides, in metres. */
function longSide(points: readonly Point[]): number {
  const box = boxAround(points);
  return box === null ? 0 : Math.max(box.maxX - box.minX, box.maxY - box.minY);
}

/** Where a corner's number stands: as the circuit says, or else on the inside of the bend. */
export function cornerLabel(corner: DrawnCircuit["corners"][number], line: TrackLine): Point {
  const toTheInside = corner.turn === "right" ? 1 : -1;
  return corner.label ?? besideLine(line, corner.distanceMetres, toTheInside * longSide(line.points) * 0.04);
}

type KerbDrawing = Pick<Drawing, "tolerance"> & {
  trackMetres: number;
  kerbMetres: number;
  matrix: Matrix;
};

/** Kerbs along the track as wide as it is drawn. One on the inside of a bend too sharp for that is left out. */
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
        return [stripEdges(line, { from, to, inner: side, outer: side }).inner];
      });
    })
    .map((points) => compactPath(simplifyLine(points, drawing.tolerance), matrix))
    .join("");
}

/** Arrowheads at even distances, the first and the last equally far from the start line. */
function arrowPaths(line: TrackLine, count: number, trackMetres: number, matrix: Matrix): string {
  return Array.from({ length: count }, (_, index) => {
    const distance = (line.length * (index + 0.5)) / count;
    return arrowhead(positionAt(line, distance), bearingAt(line, distance), trackMetres * 0.3, matrix);
  }).join("");
}

/** The `d` of a notched arrowhead in a bearing. @param reach - Metres from its middle to its tip. */
export function arrowhead([x, y]: Point, bearing: number, reach: number, matrix: Matrix): string {
  const angle = (bearing * Math.PI) / 180;
  const at = (ahead: number, right: number): Point => [
    x + (Math.sin(angle) * ahead + Math.cos(angle) * right) * reach,
    y + (Math.cos(angle) * ahead - Math.sin(angle) * right) * reach,
  ];
  return compactPath([at(1, 0), at(-1, 0.8), at(-0.55, 0), at(-1, -0.8)], matrix, true);
}

/** A part of a drawing, as shares of its width and height from the left and the top. */
export interface DrawingPart {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a part of a drawing lies within the lap and free of the track, so that words can stand there. */
export function isFreeInfield({ centreLine }: DrawnCircuit, shape: TrackShape, part: DrawingPart): boolean {
  const { width, height, matrix, thickness } = shape;
  const box = {
    minX: part.left * width - thickness,
    maxX: part.right * width + thickness,
    minY: part.top * height - thickness,
    maxY: part.bottom * height + thickness,
  };
  const line = centreLine.map((point) => inView(matrix, point));
  return (
    isWithin([(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2], line) && !line.some((point) => isInBox(point, box))
  );
}
