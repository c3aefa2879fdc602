import { signedArea } from "./plane.ts";
import { isAlmostNothing } from "./site-problems.ts";
import { selfCrossing } from "./self-crossing.ts";
import type { Circuit } from "./track-file.ts";
import { measureLine } from "./track-line.ts";
import { type TrackPart, type TrackProblem, trackProblem } from "./track-problem.ts";

/** Nothing on wheels goes round a circuit faster than this on average, in kilometres an hour. */
const fastestLap = 500;

/** Seats on a square metre of a stand at most: rows 80 centimetres apart have two or three, one tier over another twice that. */
const seatsPerSquareMetre = 4;

type Figures = Pick<Circuit, "centreLine" | "lapRecord" | "corners" | "stands">;

/**
 * Finds impossible figures: records that nobody rode, and stands with more seats than fit. Maps and routes are right without them.
 *
 * @param now - No record is of a later year.
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

/** An outline that crosses itself, or is almost nothing, has a problem of its own. */
function fullProblem({ id, seats, outline }: Circuit["stands"][number]): TrackProblem[] {
  if (isAlmostNothing(outline) || selfCrossing(outline) !== null) return [];
  const area = Math.round(Math.abs(signedArea(outline)));
  const most = area * seatsPerSquareMetre;
  return seats > most ? [trackProblem("stand-too-full", "stand", id, { seats, area, most })] : [];
}
