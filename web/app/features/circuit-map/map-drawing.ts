import { simplifyLine, simplifyRing } from "@circuit/contract/circuit/line-drawing";
import type { Matrix } from "@circuit/contract/circuit/map-view";
import { type Box, boxAround, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import type { Sight } from "@circuit/contract/circuit/sight-lines";
import { besideLine, measureLine, positionAt, type TrackLine } from "@circuit/contract/circuit/track-line";
import { kerbsOf, edgesOfStrip } from "@circuit/contract/circuit/track-ribbon";
import { compactPath } from "#app/circuit/compact-path.ts";
import { trackShape } from "#app/circuit/track-shapes.ts";
import { mapUnits } from "./zoomed-view.ts";

/** Free room at the edges of the map, in metres, for signs. */
const marginMetres = 45;

/** Types of area that must fit in the map; others, such as a wood, may reach beyond its edge. */
const shownWhole: ReadonlySet<string> = new Set(["parking", "camping", "paddock", "pit-building"]);

/** Returns the conversion from metres to units; the middle of all that must be in view is (0, 0). */
export function mapMatrix(circuit: Pick<PublishedCircuit, "centreLine" | "stands" | "areas" | "places">): Matrix {
  const { centreLine, stands, areas, places } = circuit;
  const outlines = [...stands, ...areas.filter(({ kind }) => shownWhole.has(kind))].flatMap(({ outline }) => outline);
  const entrances = places.filter(({ kind }) => kind === "entrance").map(({ position }) => position);
  const { minX, minY, maxX, maxY } = boxOf([...centreLine, ...outlines, ...entrances]);
  const scale = Math.min(mapUnits.width / (maxX - minX), mapUnits.height / (maxY - minY));
  return [scale, 0, 0, -scale, (-(minX + maxX) / 2) * scale, ((minY + maxY) / 2) * scale];
}

function boxOf(points: readonly Point[]): Box {
  const box = boxAround(points, marginMetres);
  if (box === null) throw new RangeError("A circuit without points");
  return box;
}

/** SVG paths and sizes that are the same for every visitor. */
export type MapDrawing = ReturnType<typeof mapDrawing>;

export type SmallDrawing = MapDrawing["small"];

/** Draws what is the same for every visitor. */
export function mapDrawing(circuit: PublishedCircuit, matrix: Matrix) {
  const { centreLine, pitLane, areas, trackWidthMetres } = circuit;
  const line = measureLine(centreLine);
  const [unitsPerMetre] = matrix;
  const metresPerUnit = 1 / unitsPerMetre;
  const trackWidth = Math.max(12, Math.round(trackWidthMetres * unitsPerMetre));
  const drawnMetres = trackWidth * metresPerUnit;
  return {
    track: compactPath(simplifyRing(centreLine, metresPerUnit * 0.4), matrix, true, 1),
    pitLane: compactPath(simplifyLine(pitLane, metresPerUnit), matrix),
    kerbs: kerbLines(circuit, line, matrix, drawnMetres),
    // The start line sticks out a little on both sides of the track.
    startLine: compactPath([besideLine(line, 0, -drawnMetres), besideLine(line, 0, drawnMetres)], matrix, false, 1),
    areas: areas.map(({ kind, outline }) => ({ kind, d: compactPath(outline, matrix, true) })),
    /** Compass bearing of what is up: 0 for north. */
    upBearing: circuit.anchor?.yAxisBearing ?? 0,
    scaleBar: scaleBar(unitsPerMetre),
    /** Stroke width of the track in units: larger than life, to be visible. */
    trackWidth,
    small: smallDrawing(circuit, matrix),
  };
}

/** Returns a small drawing of the track, and the `transform` from the map's units to its units. */
function smallDrawing(circuit: PublishedCircuit, [scale, , , , left, top]: Matrix) {
  const shape = trackShape(circuit, "small", { around: circuit.stands.flatMap(({ outline }) => outline) });
  const [ownScale, , , , ownLeft, ownTop] = shape.matrix;
  const ratio = ownScale / scale;
  const [x, y] = [ownLeft - left * ratio, ownTop - top * ratio].map(Math.round);
  return { shape, transform: `translate(${x} ${y}) scale(${ratio.toFixed(4)})` };
}

/** Draws the kerbs at the edges of the track as it is drawn: wider than it is. */
function kerbLines({ corners }: PublishedCircuit, line: TrackLine, matrix: Matrix, drawnMetres: number): string {
  return corners
    .flatMap((corner) => kerbsOf(corner, drawnMetres))
    .map((strip) => {
      const metres = Math.abs(strip.inner) > Math.abs(strip.outer) ? strip.outer : strip.inner;
      const { inner } = edgesOfStrip(line, { ...strip, inner: metres, outer: metres }, 12);
      return compactPath(inner, matrix);
    })
    .join("");
}

/** Picks a round number of metres that is at most a sixth of the map long. */
function scaleBar(unitsPerMetre: number) {
  const most = mapUnits.width / 6 / unitsPerMetre;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((digit) => digit * power).find((round) => round <= most) ?? power;
  return { metres, units: Math.round(metres * unitsPerMetre) };
}

/** Metres of track between two points of a cone's outer edge. */
const coneStepMetres = 40;

/** Returns the SVG path of what a seat sees: outlines from the eye along each visible stretch of track. */
export function coneOf({ eye: [x, y], stretches }: Sight, line: TrackLine, matrix: Matrix): string {
  const eye: Point = [x, y];
  return stretches
    .map(({ from, to }) => {
      const count = Math.max(1, Math.ceil((to - from) / coneStepMetres));
      const seen = Array.from({ length: count + 1 }, (_, index) =>
        positionAt(line, from + ((to - from) * index) / count),
      );
      return compactPath([eye, ...seen], matrix, true);
    })
    .join("");
}
