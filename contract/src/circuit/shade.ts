import { blockingOccluder, occludersAround, occludersOf } from "./occluders.ts";
import { segmentCrossing, isWithin, type Point, pointAt, pointInBearing, turnBetween } from "./plane.ts";
import { eyeOfSeat, reachIn, type SpacePoint, standProfile } from "./stand-profile.ts";
import type { Sun } from "./sun.ts";
import type { Circuit, CircuitStand } from "./track-file.ts";

/**
 * The light on a seat. `by` says what casts the shade: `roof`, `own-stand` (its back wall, or the rows behind), or the
 * id of another grandstand or an area.
 */
export type SeatLight = { is: "night" } | { is: "sun" } | { is: "shade"; by: string };

/** Longest shadow that counts, in metres; anything farther off is part of the horizon. */
const maxShadowMetres = 2000;

/**
 * Computes whether the sun shines on the middle seat of a row.
 *
 * @throws {RangeError} The stand has no such row.
 */
export function lightOnSeat(
  circuit: Pick<Circuit, "stands" | "areas">,
  stand: CircuitStand,
  row: number,
  sun: Sun,
): SeatLight {
  if (sun.altitude <= 0) return { is: "night" };
  const eye = eyeOfSeat(stand, row);
  const own = ownShade(stand, eye, sun);
  if (own !== null) return { is: "shade", by: own };

  const rise = Math.tan((sun.altitude * Math.PI) / 180);
  const [x, y] = pointInBearing([eye[0], eye[1]], sun.bearing, maxShadowMetres);
  const towardsSun: SpacePoint = [x, y, eye[2] + rise * maxShadowMetres];
  const others = occludersOf(circuit).filter(({ id }) => id !== stand.id);
  const hider = blockingOccluder(occludersAround(eye, others), towardsSun);
  return hider === null ? { is: "sun" } : { is: "shade", by: hider.id };
}

/** Returns which part of the seat's own grandstand hides the sun; `null` when none does. */
function ownShade(stand: CircuitStand, eye: SpacePoint, { bearing, altitude }: Sun): "roof" | "own-stand" | null {
  const rise = Math.tan((altitude * Math.PI) / 180);
  const { roof } = standProfile(stand);
  const place: Point = [eye[0], eye[1]];
  if (roof !== null && isWithin(pointInBearing(place, bearing, (roof - eye[2]) / rise), stand.outline)) return "roof";

  const isBehind = Math.abs(turnBetween(stand.facingBearing, bearing)) > 90;
  if (!isBehind) return null;
  // Light from behind reaches the seat above the rail, or through a side, which is open.
  const leaves = distanceOut(stand.outline, place, bearing);
  return eye[2] + rise * leaves < stand.heightMetres && isBackEdge(stand, place, bearing) ? "own-stand" : null;
}

/** Returns the metres from a point within an outline to its edge, in a bearing. */
function distanceOut(outline: readonly Point[], place: Point, bearing: number): number {
  const far = pointInBearing(place, bearing, maxShadowMetres);
  const shares = outline.flatMap(
    (from, index) => segmentCrossing(place, far, from, pointAt(outline, index + 1))?.first ?? [],
  );
  return Math.max(0, ...shares) * maxShadowMetres;
}

/** Tells whether a line in a bearing leaves the grandstand through its back rather than through a side. */
function isBackEdge({ outline, facingBearing }: CircuitStand, place: Point, bearing: number): boolean {
  const out = pointInBearing(place, bearing, distanceOut(outline, place, bearing));
  return reachIn([out], facingBearing).least - reachIn(outline, facingBearing).least < 0.01;
}
