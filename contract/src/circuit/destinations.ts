import { centreOf, type Point } from "./plane.ts";
import type { Circuit, LocalText } from "./track-file.ts";

/** A grandstand, place or area that the route planner can lead to. */
export interface Destination {
  id: string;
  kind: Circuit["places"][number]["kind"] | Circuit["areas"][number]["kind"] | "stand";
  name: LocalText;
  /** The middle, for a grandstand or an area. */
  position: Point;
  /** Outline of a grandstand or an area; `null` for a place, which is one point. */
  outline: readonly Point[] | null;
}

const walkableAreas = new Set<Destination["kind"]>(["parking", "camping", "paddock"]);

/** Returns all destinations: grandstands, places except screens, car parks, campings and the paddock. */
export function destinationsOf({ stands, places, areas }: Pick<Circuit, "stands" | "places" | "areas">): Destination[] {
  return [
    ...stands.map(({ id, name, outline }) => ({
      id,
      kind: "stand" as const,
      name,
      position: centreOf(outline),
      outline,
    })),
    ...places
      .filter(({ kind }) => kind !== "screen")
      .map(({ id, kind, name, position }) => ({ id, kind, name, position, outline: null })),
    ...areas
      .filter(({ kind }) => walkableAreas.has(kind))
      .map(({ id, kind, name, outline }) => ({ id, kind, name, position: centreOf(outline), outline })),
  ];
}
