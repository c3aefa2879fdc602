import { bearingTo, nearestOnOpenLine, type Point, turnBetween } from "./plane.ts";
import type { CircuitPlace } from "./track-file.ts";

/** How far from the route toilets and water may be to count as on the way, in metres. */
const onTheWayMetres = 60;

/** A place with toilets or drinking water that a walk goes past. */
export interface PassedPlace {
  id: string;
  hasToilets: boolean;
  hasDrinkingWater: boolean;
  isAccessible: boolean;
  /** Metres walked to the point of the route nearest to it. */
  after: number;
  /** Metres from that point to the place. */
  aside: number;
  side: "left" | "right";
}

/** Computes where, how closely and on which side a walk goes past a point. */
export function measurePassing(line: readonly Point[], place: Point): Pick<PassedPlace, "after" | "aside" | "side"> {
  const { along, metres, from, to } = nearestOnOpenLine(line, place);
  const side = turnBetween(bearingTo(from, to), bearingTo(from, place)) >= 0 ? "right" : "left";
  return { after: along, aside: metres, side };
}

/**
 * Returns the toilets and drinking water along a walk, in walking order.
 *
 * @param except - Ids of the places where the walk begins and ends.
 */
export function onTheWay(
  line: readonly Point[],
  places: readonly CircuitPlace[],
  except: readonly string[],
): PassedPlace[] {
  return places
    .filter(({ id }) => !except.includes(id))
    .map(({ id, kind, position, hasDrinkingWater, isAccessible }) => ({
      id,
      hasToilets: kind === "toilets",
      hasDrinkingWater: hasDrinkingWater || kind === "drinking-water",
      isAccessible,
      ...measurePassing(line, position),
    }))
    .filter(({ hasToilets, hasDrinkingWater, aside }) => (hasToilets || hasDrinkingWater) && aside <= onTheWayMetres)
    .sort((one, other) => one.after - other.after);
}
