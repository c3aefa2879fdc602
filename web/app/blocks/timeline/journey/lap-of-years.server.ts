import { pointInDrawing } from "@circuit/contract/circuit/map-view";
import { isWithin, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import {
  besideLine,
  measureLine,
  nearestOnLine,
  positionAt,
  type TrackLine,
} from "@circuit/contract/circuit/track-line";
import { edgesOfStrip } from "@circuit/contract/circuit/track-ribbon";
import type { Locale } from "@circuit/contract/locales";
import { linePathInDrawing, trackShape } from "#app/circuit/track-shapes.ts";

/** Distance from the track to the middle of a year's label, in metres. */
const asideMetres = 85;

/** Space around the middle of a year's label, in metres. */
const roomMetres = 50;

/** Distance along the track by which a label moves when its own position is taken, in metres. */
const slideMetres = 90;

/** Extra distance from the track for a label that finds no room beside it, in metres. */
const rowMetres = 120;

/** Size of a year's label in SVG units; closer labels would overlap. */
const yearUnits = { across: 44, down: 25 };

/** History along the track: the first year at the start line, the last one at the finish. */
export type TimelineLap = NonNullable<ReturnType<typeof lapOfYears>>;

/**
 * Spreads years over a lap in proportion to time, the first year at the start line and the last at the finish.
 *
 * @param years - Oldest first.
 * @returns `null` for fewer than two different years.
 */
export function lapOfYears(circuit: PublishedCircuit, years: readonly number[], locale: Locale) {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined || last <= first) return null;
  const line = measureLine(circuit.centreLine);
  const shares = years.map((year) => (year - first) / (last - first));
  const sides = shares.map((share, index) => labelPlaces(line, share * line.length, index === years.length - 1));
  const around = sides
    .flatMap((places) => places.slice(0, 1))
    .flatMap(([x, y]): Point[] => [
      [x - roomMetres, y - roomMetres],
      [x + roomMetres, y + roomMetres],
    ]);
  const draw = (isTurned: boolean) => {
    const shape = trackShape(circuit, "medium", { isTurned, around });
    const taken: { x: number; y: number }[] = [];
    const isFree = (label: { x: number; y: number }) =>
      taken.every(({ x, y }) => Math.abs(x - label.x) >= yearUnits.across || Math.abs(y - label.y) >= yearUnits.down);
    return {
      shape,
      marks: years.map((year, index) => {
        const label = (sides[index] ?? []).map((side) => pointInDrawing(shape.matrix, side)).find(isFree) ?? null;
        if (label !== null) taken.push(label);
        const place = pointInDrawing(shape.matrix, positionAt(line, (shares[index] ?? 0) * line.length));
        return { year, ...place, label };
      }),
      /** SVG paths of the track from each moment to the next. */
      stretches: shares.slice(1).map((share, index) => {
        const [from, to] = [(shares[index] ?? 0) * line.length, share * line.length];
        return linePathInDrawing(shape, edgesOfStrip(line, { from, to, inner: 0, outer: 0 }).inner);
      }),
    };
  };
  return {
    /** Drawing with north up for wide screens; `tall` is turned 90 degrees for portrait screens. */
    wide: draw(false),
    tall: draw(true),
    /** Position on the lap of each moment, in the order of the moments. */
    places: shares.map((share) => placeOf(circuit, share, locale)),
  };
}

/**
 * Returns possible positions for a year's label, best first: outside the lap (inside for the last year, as the first
 * has the outside), then the other side, a little along the track, and further inside. Leaves out positions on the
 * track, as in a hairpin.
 */
function labelPlaces(line: TrackLine, distance: number, isInside: boolean): Point[] {
  const isIn = (side: Point) => isWithin(side, line.points);
  const besides = (along: number) =>
    [asideMetres, -asideMetres].map((metres) =>
      besideLine(line, (distance + along + line.length) % line.length, metres),
    );
  const sides = besides(0);
  const next = [slideMetres, -slideMetres].flatMap(besides);
  const further = [asideMetres + rowMetres, -asideMetres - rowMetres].map((metres) =>
    besideLine(line, distance, metres),
  );
  return [
    ...sides.filter((side) => isIn(side) === isInside),
    ...sides.filter((side) => isIn(side) !== isInside),
    ...next.filter((side) => isIn(side) === isInside),
    ...next.filter((side) => isIn(side) !== isInside),
    ...further.filter(isIn),
  ].filter((side) => nearestOnLine(line, side).metres > roomMetres);
}

function placeOf({ corners, lengthMetres }: PublishedCircuit, share: number, locale: Locale) {
  const metres = Math.round(share * lengthMetres);
  const inOrder = corners.toSorted((one, other) => one.distanceMetres - other.distanceMetres);
  return {
    /** Whole metres from the start line. */
    metres,
    /** Name of the last corner before this position; `null` before the first corner. */
    after: inOrder.findLast(({ distanceMetres }) => distanceMetres <= metres)?.name[locale] ?? null,
    /** Name of the lap's first corner; `null` on a track without corners. */
    first: inOrder[0]?.name[locale] ?? null,
    isFinish: share === 1,
  };
}
