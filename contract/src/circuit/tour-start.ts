import type { Circuit } from "./track-file.ts";

interface TourStart {
  /** Id of the stop where the tour begins; empty without any stop. */
  id: string;
  /** Ids of the stops that links lead to from there, with the start itself. */
  reached: ReadonlySet<string>;
}

/**
 * Chooses where the virtual tour begins: the stop from which links lead to most others, the first of several in the
 * editors' order. So a first stop without links doesn't cut off the rest.
 */
export function tourStart(viewpoints: readonly Pick<Circuit["viewpoints"][number], "id" | "leadsTo">[]): TourStart {
  const leadsToById = new Map(viewpoints.map(({ id, leadsTo }) => [id, leadsTo]));
  let start: TourStart = { id: "", reached: new Set() };
  for (const { id } of viewpoints) {
    const reached = new Set([id]);
    // The loop itself adds stops to `reached`.
    for (const stop of reached) for (const to of leadsToById.get(stop) ?? []) if (leadsToById.has(to)) reached.add(to);
    if (reached.size > start.reached.size) start = { id, reached };
  }
  return start;
}
