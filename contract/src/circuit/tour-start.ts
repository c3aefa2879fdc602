import type { Circuit } from "./track-file.ts";

interface TourStart {
  /** Id of the stop at which the tour begins; empty without any stop. */
  id: string;
  /** Ids of the stops that one comes to from there, itself too. */
  reached: ReadonlySet<string>;
}

/**
 * Where the virtual tour begins: at the first stop, in the editors' order, from which most others are reached. One that
 * leads nowhere yet never ends the tour for all others.
 */
export function tourStart(viewpoints: readonly Pick<Circuit["viewpoints"][number], "id" | "leadsTo">[]): TourStart {
  const leadsToById = new Map(viewpoints.map(({ id, leadsTo }) => [id, leadsTo]));
  let start: TourStart = { id: "", reached: new Set() };
  for (const { id } of viewpoints) {
    const reached = new Set([id]);
    // Grows while it is gone through.
    for (const stop of reached) for (const to of leadsToById.get(stop) ?? []) if (leadsToById.has(to)) reached.add(to);
    if (reached.size > start.reached.size) start = { id, reached };
  }
  return start;
}
