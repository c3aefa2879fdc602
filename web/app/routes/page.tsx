import { BlockList } from "#app/blocks/block-list.tsx";
import { loadBlockViews, loadExtraCode } from "#app/blocks/block-views.ts";
import { openingBannerColour, opensWithBanner } from "#app/blocks/opens-with-banner.ts";
import { loadPageData, shouldRevalidate as isLoadedFor } from "#app/boot/route-data.ts";
import { hasSameMapData } from "#app/features/circuit-map/same-map-data.ts";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { BannerCrumbs } from "#app/features/page-header/banner-crumbs.tsx";
import { PageHeader } from "#app/features/page-header/page-header.tsx";
import type { Route } from "./+types/page";

export const audience = "everyone";

/** Content page at `/{slug…}` and `/en/{slug…}`; the home page at `/` and `/en`. */
export { loadContentPage as loader } from "#app/pages/content/content-page.server.ts";

/** Loads no data for another choice on a map, as the page has all of it. */
export function shouldRevalidate(step: Parameters<typeof isLoadedFor>[0]) {
  return hasSameMapData(step.currentUrl, step.nextUrl) ? false : isLoadedFor(step);
}

/** Handles a form in the page, from a browser without scripts. */
export { formAction as action } from "#app/features/forms/receive/form-action.server.ts";

/** Loads the code of the blocks in parallel with the page's data. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const data = await loadPageData(url, serverLoader, loadBlockViews);
  await loadExtraCode(data.blocks);
  return data;
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, search } = loaderData;
  return documentMeta({
    ...page,
    description: page.intro,
    path: `${location.pathname}${search}`,
    site: matches[0].loaderData,
  });
}

export default function Page({ loaderData: { page, crumbs, blocks } }: Route.ComponentProps) {
  const colour = openingBannerColour(blocks);
  return (
    <>
      {opensWithBanner(blocks) ? null : <PageHeader {...page} crumbs={crumbs} />}
      {colour === null ? null : <BannerCrumbs {...page} crumbs={crumbs} colour={colour} />}
      <BlockList blocks={blocks} />
    </>
  );
}

export { PageErrorBoundary as ErrorBoundary };
