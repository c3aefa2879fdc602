import type { BlockOf } from "@circuit/contract/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listAccommodations, listAccommodationTypes } from "#app/cms/accommodation.server.ts";
import { readSlug } from "@circuit/contract/slug";
import { staySummary } from "#app/features/summaries/stay-summary.ts";
import type { AccommodationListData } from "./accommodation-list-data.ts";

/** The places to stay of the type in the address (`?stay=camping`), or all of them. */
export async function loadAccommodationList(
  { showFilters, limit }: BlockOf<"blocks.accommodation-list">,
  context: BlockContext,
): Promise<AccommodationListData> {
  const [all, types] = await Promise.all([
    listAccommodations(context),
    showFilters ? listAccommodationTypes(context) : [],
  ]);
  const type = showFilters ? readSlug(context.query.stay) : null;
  const ofType = (slug: string) => all.filter((stay) => stay.type?.slug === slug);
  const found = type === null ? all : ofType(type);

  return {
    stays: found.slice(0, limit ?? found.length).map(staySummary),
    filtering: showFilters
      ? {
          type,
          types: types.map(({ name, slug }) => ({ name, slug, count: ofType(slug).length })),
          anyTypeCount: all.length,
        }
      : null,
  };
}
