import { distanceBetween, type Point, pointAt, signedArea, turnBetween } from "./plane.ts";
import { selfCrossing } from "./self-crossing.ts";
import type { Circuit, Corner } from "./track-file.ts";
import { curvatureAt, measureLine, nearestOnLine, bearingAt, type TrackLine } from "./track-line.ts";
import { type TrackProblem, trackProblem } from "./track-problem.ts";

/** Longest gap between the last point and the first of a closed line. */
const maxPieceMetres = 60;

/** How far a corner's apex may be from its stated `distanceMetres`: about the length of a short corner. */
const cornerSlackMetres = 25;

/** Finds problems of the centre line, and of the start, corners, sectors and pit lane along it. */
export function lineProblems(circuit: Circuit): TrackProblem[] {
  const { centreLine } = circuit;
  const repeated = repeatedPoint(centreLine);
  if (repeated !== null) return [trackProblem("line-repeats-a-point", "line", null, { index: repeated })];

  const line = measureLine(centreLine);
  const shape = shapeProblems(circuit, line);
  // On a broken line all further problems would be consequences.
  if (shape.some(({ code }) => code === "line-open" || code === "line-crosses-itself")) return shape;
  return [
    ...shape,
    ...startProblems(circuit, line),
    ...circuit.corners.flatMap((corner) => cornerProblems(corner, line, circuit.trackWidthMetres)),
    ...sectorProblems(circuit, line),
    ...pitLaneProblems(circuit, line),
  ];
}

/** Returns the index of the first point that equals the next one; `null` when none does. */
function repeatedPoint(points: readonly Point[]): number | null {
  const index = points.findIndex((point, at) => distanceBetween(point, pointAt(points, at + 1)) < 0.01);
  return index === -1 ? null : index;
}

function shapeProblems({ centreLine, direction, lengthMetres }: Circuit, line: TrackLine): TrackProblem[] {
  const problems: TrackProblem[] = [];
  const gap = distanceBetween(pointAt(centreLine, -1), pointAt(centreLine, 0));
  if (gap > maxPieceMetres) {
    problems.push(trackProblem("line-open", "line", null, { metres: Math.round(gap), most: maxPieceMetres }));
  }
  const crossed = selfCrossing(centreLine);
  if (crossed !== null) problems.push(trackProblem("line-crosses-itself", "line", null, crossed));
  else if (signedArea(centreLine) > 0 !== (direction === "anticlockwise")) {
    problems.push(trackProblem("line-runs-the-other-way", "line", null, { direction }));
  }
  if (Math.abs(line.length - lengthMetres) > lengthMetres / 100) {
    const values = { stated: lengthMetres, measured: Math.round(line.length) };
    problems.push(trackProblem("length-differs", "circuit", null, values));
  }
  return problems;
}

function startProblems({ startFinish, trackWidthMetres }: Circuit, line: TrackLine): TrackProblem[] {
  const { distance, metres } = nearestOnLine(line, startFinish.position);
  const along = Math.min(distance, line.length - distance);
  const isWellTurned = Math.abs(turnBetween(startFinish.bearing, bearingAt(line, 0))) < 45;
  return metres <= trackWidthMetres / 2 && along <= 5 && isWellTurned
    ? []
    : [trackProblem("start-off-the-line", "circuit", null, { metres: Math.round(Math.max(metres, along)) })];
}

function cornerProblems(corner: Corner, line: TrackLine, trackWidthMetres: number): TrackProblem[] {
  const { id, apex, distanceMetres, turn } = corner;
  const { distance, metres } = nearestOnLine(line, apex);
  if (metres > trackWidthMetres) {
    return [trackProblem("corner-off-the-line", "corner", id, { metres: Math.round(metres) })];
  }
  const apart = Math.abs(distance - distanceMetres);
  if (Math.min(apart, line.length - apart) > cornerSlackMetres) {
    const values = { stated: distanceMetres, measured: Math.round(distance) };
    return [trackProblem("corner-at-another-distance", "corner", id, values)];
  }
  const isRight = curvatureAt(line, distance, 15) > 0;
  return isRight === (turn === "right") ? [] : [trackProblem("corner-turns-the-other-way", "corner", id, { turn })];
}

/** Checks that the sectors cover the lap from the start line without a gap. */
function sectorProblems({ sectors, lengthMetres }: Circuit, line: TrackLine): TrackProblem[] {
  if (sectors.length === 0) return [];
  const ends = [0, ...sectors.map(({ toMetres }) => toMetres)];
  const wrong = sectors.find(
    ({ fromMetres, toMetres }, index) => Math.abs(fromMetres - (ends[index] ?? 0)) > 1 || toMetres <= fromMetres,
  );
  if (wrong !== undefined) return [trackProblem("sectors-leave-a-gap", "sector", String(wrong.number))];
  const last = ends.at(-1) ?? 0;
  const isWhole = Math.abs(last - lengthMetres) <= 1 || Math.abs(last - line.length) <= 1;
  return isWhole ? [] : [trackProblem("sectors-leave-a-gap", "sector", String(sectors.at(-1)?.number ?? ""))];
}

/** Checks that the pit lane begins and ends on the track. */
function pitLaneProblems({ pitLane, trackWidthMetres }: Circuit, line: TrackLine): TrackProblem[] {
  const [enters, leaves] = [nearestOnLine(line, pointAt(pitLane, 0)), nearestOnLine(line, pointAt(pitLane, -1))];
  const metres = Math.max(enters.metres, leaves.metres);
  return metres <= trackWidthMetres
    ? []
    : [trackProblem("pit-lane-off-the-track", "line", null, { metres: Math.round(metres) })];
}
