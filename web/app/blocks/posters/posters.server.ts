import type { BlockOf } from "@circuit/contract/content/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listPosters } from "#app/cms/collections.server.ts";
import { decadeOf, decadesOf, readDecade } from "#app/domain/decades.ts";

/**
 * Loads the posters that the editor's filter admits. All posters come by year and the URL can narrow them to a decade;
 * with a limit, posters with a picture come first. A poster marked as found but without a picture counts as missing.
 */
export async function loadPosters({ filter, limit }: BlockOf<"blocks.posters">, context: BlockContext) {
  const all = (await listPosters(context)).map(({ year, artist, note, state, image }) => ({
    year,
    artist,
    note,
    image: state === "found" ? image : null,
  }));
  const found = all.filter(({ image }) => image !== null);
  const missing = all.filter(({ image }) => image === null);
  if (filter !== "all") return { posters: { found, missing }[filter].slice(0, limit ?? all.length), filter: null };
  if (limit !== null && limit < all.length) return { posters: [...found, ...missing].slice(0, limit), filter: null };

  const byYear = all.toSorted((one, other) => one.year - other.year);
  const decades = decadesOf(byYear.map(({ year }) => year));
  const chosen = readDecade(context.query.decade, decades);
  const posters = byYear.filter(({ year }) => chosen === null || decadeOf(year) === chosen);
  return { posters, filter: decades.length > 1 ? { decades, chosen, all: all.length } : null };
}
