import { isWithin, type Point } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit } from "@circuit/contract/circuit/published-circuit";
import {
  besideLine,
  measureLine,
  nearestOnLine,
  positionAt,
  type TrackLine,
} from "@circuit/contract/circuit/track-line";
import { stripEdges } from "@circuit/contract/circuit/track-ribbon";
import type { Locale } from "@circuit/contract/locales";
import type { LapDrawing, LapPlace, TimelineLap } from "#app/blocks/timeline/timeline-data.ts";
import { lineIn, placeIn, trackShape } from "#app/circuit/track-shapes.ts";

/** Metres from the track to the middle of a year. */
const asideMetres = 85;

/** Metres around the middle of a year that its digits take. */
const roomMetres = 50;

/** Metres along the track to where a year may stand whose own place is taken: next to that one. */
const slideMetres = 90;

/** Metres from a year to one that stands further in because there was no room. */
const rowMetres = 120;

/** Units of a drawing that a year takes, upright in both: two that are nearer would cover each other. */
const yearUnits = { across: 44, down: 25 };

/**
 * Lays years along a lap: a year is as many metres as there are in a lap for each year from the first to the last.
 *
 * @param years - Oldest first.
 * @returns `null` for fewer than two different years.
 */
export function lapOfYears(circuit: PublishedCircuit, years: readonly number[], locale: Locale): TimelineLap | null {
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
  const draw = (isTurned: boolean): LapDrawing => {
    const shape = trackShape(circuit, "medium", { isTurned, around });
    const taken: { x: number; y: number }[] = [];
    const isFree = (label: { x: number; y: number }) =>
      taken.every(({ x, y }) => Math.abs(x - label.x) >= yearUnits.across || Math.abs(y - label.y) >= yearUnits.down);
    return {
      shape,
      marks: years.map((year, index) => {
        const label = (sides[index] ?? []).map((side) => placeIn(shape, side)).find(isFree) ?? null;
        if (label !== null) taken.push(label);
        const place = placeIn(shape, positionAt(line, (shares[index] ?? 0) * line.length));
        return { year, ...place, label };
      }),
      stretches: shares.slice(1).map((share, index) => {
        const [from, to] = [(shares[index] ?? 0) * line.length, share * line.length];
        return lineIn(shape, stripEdges(line, { from, to, inner: 0, outer: 0 }).inner);
      }),
    };
  };
  return { wide: draw(false), tall: draw(true), places: shares.map((share) => placeOf(circuit, share, locale)) };
}

/**
 * Where a year may stand, the best first: outside the lap, or inside it for the last year, which stands where the first
 * does; then on the other side, a little along the track, and last further in. Not where the track comes back, as in a hairpin.
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

function placeOf({ corners, lengthMetres }: PublishedCircuit, share: number, locale: Locale): LapPlace {
  const metres = Math.round(share * lengthMetres);
  const inOrder = corners.toSorted((one, other) => one.distanceMetres - other.distanceMetres);
  return {
    metres,
    after: inOrder.findLast(({ distanceMetres }) => distanceMetres <= metres)?.name[locale] ?? null,
    first: inOrder[0]?.name[locale] ?? null,
    isFinish: share === 1,
  };
}
