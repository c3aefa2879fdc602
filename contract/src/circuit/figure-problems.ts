import { signedArea } from "./plane.ts";
import { isTooSmallForStand } from "./site-problems.ts";
import { selfCrossing } from "./self-crossing.ts";
import type { Circuit } from "./track-file.ts";
import { measureLine } from "./track-line.ts";
import { type TrackPart, type TrackProblem, trackProblem } from "./track-problem.ts";

/** Highest plausible average speed of a lap, in kilometres an hour. */
const fastestLap = 500;

/** Most seats on a square metre of a grandstand: two or three with rows 80 cm apart, more with two tiers. */
const seatsPerSquareMetre = 4;

type Figures = Pick<Circuit, "centreLine" | "lapRecord" | "corners" | "stands">;

/**
 * Finds impossible figures: lap or corner records, and grandstands with more seats than fit. They don't harm maps or
 * routes.
 *
 * @param now - A record of a later year is a problem.
 */
export function figureProblems(circuit: Figures, now = new Date()): TrackProblem[] {
  const { centreLine, lapRecord, corners, stands } = circuit;
  const speed = Math.round((measureLine(centreLine).length / lapRecord.seconds) * 3.6);
  const years: (readonly [TrackPart, string | null, number | undefined])[] = [
    ["circuit", null, lapRecord.year],
    ...corners.map(({ id, record }) => ["corner", id, record?.year] as const),
  ];
  return [
    ...(speed > fastestLap ? [trackProblem("lap-too-fast", "circuit", null, { speed, most: fastestLap })] : []),
    ...years
      .filter(([, , year]) => year !== undefined && year > now.getUTCFullYear())
      .map(([part, id, year = 0]) => trackProblem("record-to-come", part, id, { year })),
    ...stands.flatMap(fullProblem),
  ];
}

/**
 * Finds a grandstand with too many seats. Other checks report outlines that cross themselves or have hardly any area.
 */
function fullProblem({ id, seats, outline }: Circuit["stands"][number]): TrackProblem[] {
  if (isTooSmallForStand(outline) || selfCrossing(outline) !== null) return [];
  const area = Math.round(Math.abs(signedArea(outline)));
  const most = area * seatsPerSquareMetre;
  return seats > most ? [trackProblem("stand-too-full", "stand", id, { seats, area, most })] : [];
}
