import type { Poster } from "@circuit/contract/collections";
import type { Decade } from "#app/domain/decades.ts";

/** The posters a block shows, in the order of their years; those still wanted have no picture. */
export interface PostersData {
  posters: Pick<Poster, "year" | "artist" | "note" | "image">[];
  /** What the wall can be narrowed down to; `null` when it shows no more than its editor chose. */
  filter: { decades: Decade[]; chosen: number | null; all: number } | null;
}
