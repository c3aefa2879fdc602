import type { Corner } from "./track-file.ts";
import { besideLine, type TrackLine } from "./track-line.ts";

/** A strip along the track, such as a kerb, between two distances along the centre line and two offsets from it. */
export interface TrackStrip {
  from: number;
  /** Exceeds the lap's length when the strip crosses the start line. */
  to: number;
  /** Offsets in metres: right of the centre line is positive. */
  inner: number;
  outer: number;
}

/** Width of kerbs and run-off, in metres. */
const kerbMetres = 1.4;
const runOffMetres = 18;

/** Metres of kerb before and after the arc of a corner. */
const kerbBeyondMetres = 6;

/** The fields of a corner that decide where it begins and ends. */
export type Bend = Pick<Corner, "turn" | "radiusMetres" | "angleDegrees" | "distanceMetres">;

/** Returns the length of a corner along the track, in metres. */
export function cornerLength({ radiusMetres, angleDegrees }: Bend): number {
  return (radiusMetres * angleDegrees * Math.PI) / 180;
}

/** Returns the kerbs of a corner: on the inside along the whole arc, on the outside at the exit. */
export function kerbsOf(corner: Bend, trackWidthMetres: number): TrackStrip[] {
  const { turn, distanceMetres } = corner;
  const toTheInside = turn === "right" ? 1 : -1;
  const half = cornerLength(corner) / 2;
  const edge = trackWidthMetres / 2;
  const strip = (side: number) => ({ inner: side * edge, outer: side * (edge + kerbMetres) });
  return [
    {
      from: distanceMetres - half - kerbBeyondMetres,
      to: distanceMetres + half + kerbBeyondMetres,
      ...strip(toTheInside),
    },
    { from: distanceMetres + half / 2, to: distanceMetres + half * 1.5 + kerbBeyondMetres, ...strip(-toTheInside) },
  ];
}

/** Returns the run-off of a corner: on the outside, from mid-entry until the track is straight again. */
export function runOffOf(corner: Bend, trackWidthMetres: number): TrackStrip {
  const { turn, distanceMetres } = corner;
  const toTheOutside = turn === "right" ? -1 : 1;
  const half = cornerLength(corner) / 2;
  const inner = trackWidthMetres / 2 + kerbMetres;
  return {
    from: distanceMetres - half / 2,
    to: distanceMetres + half * 1.5,
    inner: toTheOutside * inner,
    outer: toTheOutside * (inner + runOffMetres),
  };
}

/** Computes the two edges of a strip, with as many points on either: about each `stepMetres`, and at both ends. */
export function edgesOfStrip(line: TrackLine, { from, to, inner, outer }: TrackStrip, stepMetres = 4) {
  const count = Math.max(1, Math.round((to - from) / stepMetres));
  const distances = Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
  return {
    inner: distances.map((distance) => besideLine(line, distance, inner)),
    outer: distances.map((distance) => besideLine(line, distance, outer)),
  };
}

/** Returns the track itself as a strip of one lap: `inner` is its left edge. */
export function wholeTrack({ length }: TrackLine, trackWidthMetres: number): TrackStrip {
  return { from: 0, to: length, inner: -trackWidthMetres / 2, outer: trackWidthMetres / 2 };
}
