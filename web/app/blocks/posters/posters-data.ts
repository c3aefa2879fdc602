import type { Poster } from "@circuit/contract/collections";

/** The posters a block shows: those that hang there by year, then those still wanted. */
export type PostersData = Pick<Poster, "year" | "artist" | "note" | "image">[];
