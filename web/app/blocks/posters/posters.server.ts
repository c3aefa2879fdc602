import type { BlockOf } from "@circuit/contract/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listPosters } from "#app/cms/posters.server.ts";
import type { PostersData } from "./posters-data.ts";

/** The posters that pass the editor's filter; a poster marked found but without a picture counts as missing. */
export async function loadPosters(
  { filter, limit }: BlockOf<"blocks.posters">,
  context: BlockContext,
): Promise<PostersData> {
  const all = await listPosters(context);
  const found = all.filter(({ state, image }) => state === "found" && image !== null);
  const missing = all.filter((poster) => !found.includes(poster)).map((poster) => ({ ...poster, image: null }));
  const chosen = { all: [...found, ...missing], found, missing }[filter];

  return chosen
    .slice(0, limit ?? chosen.length)
    .map(({ year, artist, note, image }) => ({ year, artist, note, image }));
}
