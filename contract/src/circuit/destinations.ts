import { centreOf, type Point } from "./plane.ts";
import type { Circuit, LocalText } from "./track-file.ts";

/** Something that one can walk to. */
export interface Destination {
  id: string;
  kind: Circuit["places"][number]["kind"] | Circuit["areas"][number]["kind"] | "stand";
  name: LocalText;
  /** Where it is; of a stand or an area the middle. */
  position: Point;
  /** Of a stand or an area; `null` for a single place. */
  outline: readonly Point[] | null;
}

const walkableAreas = new Set<Destination["kind"]>(["parking", "camping", "paddock"]);

/** All that visitors walk to: stands, places but for screens, which one looks at, and car parks, campings and the paddock. */
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
