import { hiderOf, indexOccluders, type Occluder, occludersOf } from "./occluders.ts";
import { bearingTo, turnBetween } from "./plane.ts";
import { eyeOfSeat, type SpacePoint } from "./stand-profile.ts";
import type { Circuit, CircuitStand } from "./track-file.ts";
import { measureLine, positionAt, type TrackLine, withinLap } from "./track-line.ts";
import { arcOf, type Bend } from "./track-ribbon.ts";

/** The parts of a circuit on which the view of its track depends. */
export type VisibleCircuit = Pick<Circuit, "centreLine" | "corners" | "stands" | "areas">;

/** A look from one place. */
export interface Look {
  eye: SpacePoint;
  /** Straight ahead, compass. */
  bearing: number;
  /** Metres beyond which a rider is a dot that nobody follows. */
  farthestMetres: number;
  /** How far round one looks, in degrees: half of it to each side. 360 is all round. */
  widestDegrees: number;
  /** Id of the stand that one sits in, which hides nothing; `null` elsewhere. */
  stand: string | null;
}

/** How far a visitor follows a rider with the naked eye, and how far they turn: to what is right beside them. */
export const usualLook = { farthestMetres: 450, widestDegrees: 180 } as const;

/** Height of a leaning rider above the track's surface, in metres. */
const riderMetres = 1;

/** About how many metres of the track one step is long. */
const stepMetres = 4;

/** A part of the lap, in metres from the start line. `to` is beyond the lap's length when it goes over the line. */
export interface SeenStretch {
  from: number;
  to: number;
}

/** What of the track is in sight. */
export interface Sight {
  eye: SpacePoint;
  /** Part of the lap in sight, from 0 to 1. */
  share: number;
  metres: number;
  stretches: SeenStretch[];
  /** Corners of which at least half is in sight, in the order of a lap. */
  corners: { number: number; id: string; share: number }[];
}

/**
 * What somebody sees from the middle of a row: the parts of the lap that no other stand, building, hill or wood hides, within the
 * distance and the angle of a usual look.
 *
 * The own stand hides nothing that lies before it: stands are built so that each row looks over the one in front.
 *
 * @throws {RangeError} The stand has no such row.
 */
export function sightFromSeat(circuit: VisibleCircuit, stand: CircuitStand, row: number): Sight {
  const eye = eyeOfSeat(stand, row);
  return sightFrom(circuit, { eye, bearing: stand.facingBearing, stand: stand.id, ...usualLook });
}

/** The part of the track that is in sight from a place. */
export function sightFrom(circuit: VisibleCircuit, look: Look): Sight {
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

/** Into how many equal steps a lap is cut to look at each, and how long each is. */
export function trackSteps({ length }: Pick<TrackLine, "length">): { count: number; metres: number } {
  const count = Math.max(8, Math.round(length / stepMetres));
  return { count, metres: length / count };
}

/** The rider in the middle of a step of the lap. */
export function riderAt(line: TrackLine, step: number): SpacePoint {
  const [x, y] = positionAt(line, (step + 0.5) * trackSteps(line).metres);
  return [x, y, riderMetres];
}

/** Whether a target is as near as one looks, and as far ahead. */
export function isInLook({ eye, bearing, farthestMetres, widestDegrees }: Look, [x, y]: SpacePoint): boolean {
  const aside = Math.abs(turnBetween(bearing, bearingTo([eye[0], eye[1]], [x, y])));
  return Math.hypot(x - eye[0], y - eye[1]) <= farthestMetres && aside <= widestDegrees / 2;
}

/** For each step of the lap whether it is in sight. */
function seenSteps(line: TrackLine, look: Look, occluders: readonly Occluder[]): boolean[] {
  const index = indexOccluders(look.eye, occluders);
  return Array.from({ length: trackSteps(line).count }, (_, step) => {
    const rider = riderAt(line, step);
    return isInLook(look, rider) && hiderOf(index, rider) === null;
  });
}

/** Puts neighbouring steps in sight together; the last of a lap and the first are neighbours. */
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

/** How much of a corner is in sight, from 0 to 1: of its arc, half before the apex and half after it. */
function shareOfCorner(corner: Bend, line: TrackLine, isSeen: readonly boolean[], metres: number): number {
  const arc = Math.min(arcOf(corner), line.length / 2);
  const count = Math.max(1, Math.round(arc / metres));
  const steps = Array.from({ length: count }, (_, index) => {
    const distance = withinLap(line, corner.distanceMetres - arc / 2 + ((index + 0.5) / count) * arc);
    return isSeen[Math.min(isSeen.length - 1, Math.floor(distance / metres))] === true;
  });
  return steps.filter(Boolean).length / count;
}
