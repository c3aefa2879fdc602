import { blockingOccluder, type Occluder, occludersAround, occludersOf } from "./occluders.ts";
import { bearingTo, turnBetween } from "./plane.ts";
import { eyeOfSeat, type SpacePoint } from "./stand-profile.ts";
import type { Circuit, CircuitStand } from "./track-file.ts";
import { measureLine, positionAt, type TrackLine, withinLap } from "./track-line.ts";
import { cornerLength, type Bend } from "./track-ribbon.ts";

/** The parts of a circuit that decide how much of its track is in sight. */
export type VisibleCircuit = Pick<Circuit, "centreLine" | "corners" | "stands" | "areas">;

/** The field of view of one spectator. */
export interface FieldOfView {
  eye: SpacePoint;
  /** Compass bearing of the middle of the view. */
  bearing: number;
  /** Metres beyond which a rider is too small to follow. */
  farthestMetres: number;
  /** Width of the view in degrees; 360 is all round. */
  widestDegrees: number;
  /** Id of the spectator's own grandstand, which hides nothing; `null` elsewhere. */
  stand: string | null;
}

/** Range and width of a spectator's view with the naked eye: all in front and to both sides. */
export const nakedEyeView = { farthestMetres: 450, widestDegrees: 180 } as const;

/** Height of a rider above the track's surface, in metres. */
const riderMetres = 1;

/** Approximate step along the track, in metres. */
const stepMetres = 4;

/** A part of the lap in sight, in metres from the start line. `to` exceeds the lap's length if it crosses that line. */
export interface SeenStretch {
  from: number;
  to: number;
}

/** How much of the track is in sight from an eye. */
export interface Sight {
  eye: SpacePoint;
  /** Share of the lap in sight, from 0 to 1. */
  share: number;
  metres: number;
  stretches: SeenStretch[];
  /** Corners of which at least half is in sight, in the order of a lap. */
  corners: { number: number; id: string; share: number }[];
}

/**
 * Computes which parts of the lap are in sight from the middle of a row, past other grandstands, buildings, hills and
 * woods, within {@link nakedEyeView}. The own grandstand hides nothing: each row looks over the one in front.
 *
 * @throws {RangeError} The stand has no such row.
 */
export function sightFromSeat(circuit: VisibleCircuit, stand: CircuitStand, row: number): Sight {
  const eye = eyeOfSeat(stand, row);
  return sightFrom(circuit, { eye, bearing: stand.facingBearing, stand: stand.id, ...nakedEyeView });
}

/** Computes which parts of the lap are in sight within a field of view. */
export function sightFrom(circuit: VisibleCircuit, look: FieldOfView): Sight {
  const line = measureLine(circuit.centreLine);
  const occluders = occludersOf(circuit).filter(({ id }) => id !== look.stand);
  const steps = trackSteps(line);
  const isSeen = seenSteps(line, look, occluders);
  const metres = isSeen.filter(Boolean).length * steps.metres;
  return {
    eye: look.eye,
    share: metres / line.length,
    metres,
    stretches: stretchesOf(isSeen, steps.metres),
    corners: circuit.corners.flatMap((corner) => {
      const share = shareOfCorner(corner, line, isSeen, steps.metres);
      return share >= 0.5 ? [{ number: corner.number, id: corner.id, share }] : [];
    }),
  };
}

/** Returns the number and length of the equal steps of a lap, each of which is in sight or not. */
export function trackSteps({ length }: Pick<TrackLine, "length">): { count: number; metres: number } {
  const count = Math.max(8, Math.round(length / stepMetres));
  return { count, metres: length / count };
}

/** Returns the position of a rider in the middle of a step of the lap. */
export function riderAt(line: TrackLine, step: number): SpacePoint {
  const [x, y] = positionAt(line, (step + 0.5) * trackSteps(line).metres);
  return [x, y, riderMetres];
}

/** Tells whether a target is within the range and the width of a field of view. */
export function isInFieldOfView(
  { eye, bearing, farthestMetres, widestDegrees }: FieldOfView,
  [x, y]: SpacePoint,
): boolean {
  const aside = Math.abs(turnBetween(bearing, bearingTo([eye[0], eye[1]], [x, y])));
  return Math.hypot(x - eye[0], y - eye[1]) <= farthestMetres && aside <= widestDegrees / 2;
}

function seenSteps(line: TrackLine, look: FieldOfView, occluders: readonly Occluder[]): boolean[] {
  const around = occludersAround(look.eye, occluders);
  return Array.from({ length: trackSteps(line).count }, (_, step) => {
    const rider = riderAt(line, step);
    return isInFieldOfView(look, rider) && blockingOccluder(around, rider) === null;
  });
}

/** Merges neighbouring steps in sight into stretches; the last and the first step of the lap are neighbours. */
function stretchesOf(isSeen: readonly boolean[], metres: number): SeenStretch[] {
  const count = isSeen.length;
  if (isSeen.every(Boolean)) return [{ from: 0, to: count * metres }];
  const begins = isSeen.flatMap((seen, step) => (seen && isSeen[(step + count - 1) % count] !== true ? [step] : []));
  return begins.map((begin) => {
    let end = begin;
    while (isSeen[end % count] === true) end += 1;
    return { from: begin * metres, to: end * metres };
  });
}

/** Returns the share of a corner in sight, from 0 to 1, of its arc around the apex. */
function shareOfCorner(corner: Bend, line: TrackLine, isSeen: readonly boolean[], metres: number): number {
  const arc = Math.min(cornerLength(corner), line.length / 2);
  const count = Math.max(1, Math.round(arc / metres));
  const steps = Array.from({ length: count }, (_, index) => {
    const distance = withinLap(line, corner.distanceMetres - arc / 2 + ((index + 0.5) / count) * arc);
    return isSeen[Math.min(isSeen.length - 1, Math.floor(distance / metres))] === true;
  });
  return steps.filter(Boolean).length / count;
}
