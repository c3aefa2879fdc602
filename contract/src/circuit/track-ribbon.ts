import type { Point } from "./plane.ts";
import type { Corner } from "./track-file.ts";
import { besideLine, type TrackLine } from "./track-line.ts";

/** A strip along the track: from one distance to another, between two offsets from the centre line, right positive. */
export interface TrackStrip {
  from: number;
  /** Beyond the lap's length when it goes over the start line. */
  to: number;
  /** Metres to the right of the centre line. */
  inner: number;
  outer: number;
}

/** How wide kerbs and run-off are, in metres. */
const kerbMetres = 1.4;
const runOffMetres = 18;

/** Metres of kerb before and after the arc of a corner. */
const kerbBeyondMetres = 6;

/** What of a corner decides how far it goes. */
export type Bend = Pick<Corner, "turn" | "radiusMetres" | "angleDegrees" | "distanceMetres">;

/** Metres along a corner from where it begins to bend to where it ends. */
export function arcOf({ radiusMetres, angleDegrees }: Bend): number {
  return (radiusMetres * angleDegrees * Math.PI) / 180;
}

/** The kerbs of a corner: one on its inside along the arc, one on its outside where one comes out. */
export function kerbsOf(corner: Bend, trackWidthMetres: number): TrackStrip[] {
  const { turn, distanceMetres } = corner;
  const toTheInside = turn === "right" ? 1 : -1;
  const half = arcOf(corner) / 2;
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

/** The run-off of a corner: on its outside, from its beginning until the track is straight again. */
export function runOffOf(corner: Bend, trackWidthMetres: number): TrackStrip {
  const { turn, distanceMetres } = corner;
  const toTheOutside = turn === "right" ? -1 : 1;
  const half = arcOf(corner) / 2;
  const inner = trackWidthMetres / 2 + kerbMetres;
  return {
    from: distanceMetres - half / 2,
    to: distanceMetres + half * 1.5,
    inner: toTheOutside * inner,
    outer: toTheOutside * (inner + runOffMetres),
  };
}

/** The two edges of a strip, point beside point. */
export interface StripEdges {
  inner: Point[];
  outer: Point[];
}

/** The edges of a strip; a point each so many metres, and at both ends. */
export function stripEdges(line: TrackLine, { from, to, inner, outer }: TrackStrip, stepMetres = 4): StripEdges {
  const count = Math.max(1, Math.round((to - from) / stepMetres));
  const distances = Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
  return {
    inner: distances.map((distance) => besideLine(line, distance, inner)),
    outer: distances.map((distance) => besideLine(line, distance, outer)),
  };
}

/** The track itself as a strip once round: `inner` is its left edge. The first and the last points are the same. */
export function wholeTrack({ length }: TrackLine, trackWidthMetres: number): TrackStrip {
  return { from: 0, to: length, inner: -trackWidthMetres / 2, outer: trackWidthMetres / 2 };
}
