import type { Locale } from "@circuit/contract/locales";
import { homeSlug } from "@circuit/contract/urls/paths";
import { opensWithBanner } from "#app/blocks/opens-with-banner.ts";
import type { ViewBlock } from "#app/blocks/view-block.ts";
import { parentCrumbs, type ParentPage } from "#app/features/page-header/parent-pages.ts";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { faqPage } from "#app/features/structured-data/faq-page.ts";
import { organization } from "#app/features/structured-data/organization.ts";
import type { SiteFacts } from "#app/features/structured-data/site-facts.ts";

interface PageParts {
  slug: string;
  title: string;
  crumbs: readonly ParentPage[];
  blocks: readonly ViewBlock[];
}

/** Returns the structured data of a content page: the organization on home, elsewhere breadcrumbs and FAQ if shown. */
export function pageStructuredData(
  { slug, title, crumbs, blocks }: PageParts,
  locale: Locale,
  site: SiteFacts,
): object[] {
  if (slug === homeSlug) return organization(site);

  const hasCrumbs = !opensWithBanner(blocks);
  const parents = parentCrumbs(crumbs, locale);
  const questions = blocks.flatMap((block) =>
    block.__component === "blocks.faq" ? block.data.groups.flatMap((group) => group.questions) : [],
  );
  return [
    ...(hasCrumbs ? [breadcrumbList({ parents, current: title }, locale, site)] : []),
    ...(questions.length === 0 ? [] : [faqPage(questions)]),
  ];
}
