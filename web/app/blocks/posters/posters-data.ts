import type { Poster } from "@circuit/contract/content/collections";
import type { Decade } from "#app/domain/decades.ts";

/** Posters of a block; `image` is `null` for a poster that the circuit still looks for. */
export interface PostersData {
  posters: Pick<Poster, "year" | "artist" | "note" | "image">[];
  /** Options of the decade filter and the chosen one; `null` when an editor limited what the block shows. */
  filter: { decades: Decade[]; chosen: number | null; all: number } | null;
}
