import { documentPath, homeSlug } from "@circuit/contract/paths";
import { redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { BlockList } from "#app/blocks/block-list.tsx";
import { loadBlockViews, loadOwnCode } from "#app/blocks/block-views.ts";
import { openingField, opensWithBanner } from "#app/blocks/opens-with-banner.ts";
import { loadPageData, shouldRevalidate as isLoadedFor } from "#app/boot/route-data.ts";
import { cmsLoader, notFound } from "#app/cms/cms-loader.server.ts";
import { getPageBySlug, listParentCrumbs } from "#app/cms/pages.server.ts";
import { findPublicationAddress } from "#app/cms/published-documents.server.ts";
import { isOtherChoiceOnly } from "#app/features/circuit-map/other-choice.ts";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { formAction, formOutcomeContext, seoWithOutcome } from "#app/features/forms/receive/form-action.server.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { FieldCrumbs } from "#app/features/page-header/field-crumbs.tsx";
import { PageHeader } from "#app/features/page-header/page-header.tsx";
import { lettersOfLongWord } from "#app/domain/long-word.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { canonicalSearch } from "#app/pages/content/canonical-search.ts";
import { pageStructuredData } from "#app/pages/content/page-structured-data.server.ts";
import { pageInfo } from "#app/pages/page-info.server.ts";
import type { Route } from "./+types/page";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** Content page at `/{slug…}` and `/en/{slug…}`; the home page at `/` and `/en`. */
export const loader = cmsLoader(async ({ params, context, request, url }: Route.LoaderArgs) => {
  const locale = context.get(localeContext);
  const slug = params["*"] ?? homeSlug;
  const options = { locale, signal: request.signal };

  const page = await getPageBySlug(slug, options);
  if (page === null) {
    const publication = await findPublicationAddress(url.pathname, locale);
    // The server answers publications before it asks the application: a visitor gets here by a click, or with
    // other
    // capitals in the address.
    if (publication !== null) throw redirectDocument(publication, 301);
    throw notFound(url);
  }

  // Only once the page is known to exist: there is no end to addresses that lead nowhere.
  const crumbs = await listParentCrumbs(slug, options);
  const { title, heading, intro } = page;
  const formOutcome = context.get(formOutcomeContext);
  const seo = seoWithOutcome(page.seo, title, formOutcome, locale);
  const blocks = await toViewBlocks(page.blocks, { ...options, url, now: new Date(), formOutcome });
  const info = pageInfo(page, "page", locale, blocks);
  const search = canonicalSearch(blocks);
  context.set(pageFactsContext, {
    locale,
    path: `${documentPath("page", slug, locale)}${search}`,
    kind: "website",
    title,
    seo,
    description: intro,
    alternates: info.alternates,
    structuredData: (site) => pageStructuredData({ slug, title, crumbs, blocks }, locale, site),
  });
  const shown = heading ?? title;
  return {
    page: { title, heading: withSoftHyphens(shown, locale), letters: lettersOfLongWord(shown), intro, seo },
    crumbs,
    blocks,
    info,
    search,
  };
});

/** Nothing is loaded for another choice on a map: the page has all of it already. */
export function shouldRevalidate(step: ShouldRevalidateFunctionArgs) {
  return isOtherChoiceOnly(step.currentUrl, step.nextUrl) ? false : isLoadedFor(step);
}

/** Takes a form that stands on the page, from a browser without scripts. */
export const action = formAction;

/** The browser gets the code of the blocks along with the data of the first page it draws itself. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const data = await loadPageData(url, serverLoader, loadBlockViews);
  await loadOwnCode(data.blocks);
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
  const colour = openingField(blocks);
  return (
    <>
      {opensWithBanner(blocks) ? null : <PageHeader {...page} crumbs={crumbs} />}
      {colour === null ? null : <FieldCrumbs {...page} crumbs={crumbs} colour={colour} />}
      <BlockList blocks={blocks} />
    </>
  );
}

export { PageErrorBoundary as ErrorBoundary };
