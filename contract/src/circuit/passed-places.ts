import { bearingTo, nearestOnOpenLine, type Point, turnBetween } from "./plane.ts";
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
  const { along, metres, from, to } = nearestOnOpenLine(line, place);
  const side = turnBetween(bearingTo(from, to), bearingTo(from, place)) >= 0 ? "right" : "left";
  return { after: along, aside: metres, side };
}

/**
 * Toilets and drinking water along a walk, in the order in which one passes them.
 *
 * @param except - Ids of places that aren't on the way, but its ends.
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
      kind,
      hasToilets: kind === "toilets",
      hasDrinkingWater: hasDrinkingWater || kind === "drinking-water",
      isAccessible,
      ...passing(line, position),
    }))
    .filter(({ hasToilets, hasDrinkingWater, aside }) => (hasToilets || hasDrinkingWater) && aside <= onTheWayMetres)
    .sort((one, other) => one.after - other.after);
}
