import type { Poster } from "@circuit/contract/content/collections";
import type { Decade } from "#app/domain/decades.ts";

/** The posters a block shows, in the order of their years; those still wanted have no picture. */
export interface PostersData {
  posters: Pick<Poster, "year" | "artist" | "note" | "image">[];
  /** Filters of the wall by decade; `null` when an editor limited what it shows. */
  filter: { decades: Decade[]; chosen: number | null; all: number } | null;
}
