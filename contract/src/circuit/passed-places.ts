import { bearingTo, distanceBetween, nearestOnStraight, type Point, pointAt, turnBetween } from "./plane.ts";
import type { CircuitPlace } from "./track-file.ts";

/** How far off the route toilets and water may be to count as on the way, in metres. */
const onTheWayMetres = 60;

/** A place that a walk goes past. */
export interface PassedPlace {
  id: string;
  kind: CircuitPlace["kind"];
  hasToilets: boolean;
  hasDrinkingWater: boolean;
  isAccessible: boolean;
  /** Metres walked when one is next to it. */
  after: number;
  /** Metres that it lies off the route. */
  aside: number;
  side: "left" | "right";
}

/** Where a walk goes past a point: metres walked by then, metres to it, and on which side it is. */
export function passing(line: readonly Point[], place: Point): Pick<PassedPlace, "after" | "aside" | "side"> {
  let best: Pick<PassedPlace, "after" | "aside" | "side"> = { after: 0, aside: Number.POSITIVE_INFINITY, side: "left" };
  let walked = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [pointAt(line, index - 1), pointAt(line, index)];
    const straight = distanceBetween(from, to);
    const { share, metres } = nearestOnStraight(place, from, to);
    if (metres < best.aside) {
      const side = turnBetween(bearingTo(from, to), bearingTo(from, place)) >= 0 ? "right" : "left";
      best = { after: walked + straight * share, aside: metres, side };
    }
    walked += straight;
  }
  return best;
}

/**
 * Toilets and drinking water along a walk, in the order in which one passes them.
 *
 * @param except - Ids of places that aren't on the way, but its ends.
 * @param most - Metres that they may lie off it.
 */
export function onTheWay(
  line: readonly Point[],
  places: readonly CircuitPlace[],
  except: readonly string[] = [],
  most = onTheWayMetres,
): PassedPlace[] {
  return places
    .filter(({ id }) => !except.includes(id))
    .map(({ id, kind, position, hasDrinkingWater, isAccessible }) => ({
      id,
      kind,
      hasToilets: kind === "toilets",
      hasDrinkingWater: hasDrinkingWater || kind === "drinking-water",
      isAccessible,
      ...passing(line, position),
    }))
    .filter(({ hasToilets, hasDrinkingWater, aside }) => (hasToilets || hasDrinkingWater) && aside <= most)
    .sort((one, other) => one.after - other.after);
}
