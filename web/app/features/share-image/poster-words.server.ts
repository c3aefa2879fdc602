import { readBlocks } from "@circuit/contract/blocks";
import type { Page } from "@circuit/contract/documents";
import type { BrandColour } from "@circuit/contract/field";
import type { Image } from "@circuit/contract/media";
import { documentAt, documentPath, homeSlug } from "@circuit/contract/paths";
import { getArrangementBySlug } from "#app/cms/arrangements.server.ts";
import type { CmsOptions } from "#app/cms/client.server.ts";
import { getEventBySlug } from "#app/cms/events.server.ts";
import { getNewsBySlug } from "#app/cms/news.server.ts";
import { getPageBySlug, listParentCrumbs } from "#app/cms/pages.server.ts";
import { backgroundVariant } from "#app/domain/background-variant.ts";
import { isSlug } from "@circuit/contract/slug";
import { formatDay, formatPeriod } from "#app/i18n/format.ts";

/** What a document puts on its poster. */
export interface PosterWords {
  title: string;
  kicker: string | null;
  colour: BrandColour;
  isBusiness: boolean;
  image: Image | null;
}

/**
 * What to show of the document at an address.
 *
 * @param path - Of the page, without its language: `evenementen/superbike`, or `home`.
 * @returns `null` when there is no such document.
 */
export async function posterWords(path: string, options: CmsOptions): Promise<PosterWords | null> {
  const { kind, slug } = documentAt(documentPath("page", path, options.locale), options.locale);
  if (kind !== "page" && !isSlug(slug)) return null;
  switch (kind) {
    case "event":
      return eventWords(slug, options);
    case "news":
      return newsWords(slug, options);
    case "arrangement":
      return arrangementWords(slug, options);
    case "page":
      return pageWords(slug, options);
    default:
      return kind satisfies never;
  }
}

async function eventWords(slug: string, options: CmsOptions): Promise<PosterWords | null> {
  const event = await getEventBySlug(slug, options);
  if (event === null) return null;
  const { title, startsAt, endsAt, colour, cover } = event;
  return { title, kicker: formatPeriod(startsAt, endsAt, options.locale), colour, isBusiness: false, image: cover };
}

async function newsWords(slug: string, options: CmsOptions): Promise<PosterWords | null> {
  const article = await getNewsBySlug(slug, options);
  if (article === null) return null;
  const { title, publishedOn, cover } = article;
  return { title, kicker: formatDay(publishedOn, options.locale), colour: "asphalt", isBusiness: false, image: cover };
}

async function arrangementWords(slug: string, options: CmsOptions): Promise<PosterWords | null> {
  const [arrangement, kicker] = await Promise.all([
    getArrangementBySlug(slug, options),
    titleAbove(documentPath("arrangement", slug, options.locale), options),
  ]);
  if (arrangement === null) return null;
  return { title: arrangement.title, kicker, colour: "secondary", isBusiness: true, image: arrangement.image };
}

async function pageWords(slug: string, options: CmsOptions): Promise<PosterWords | null> {
  const [page, kicker] = await Promise.all([
    getPageBySlug(slug, options),
    titleAbove(documentPath("page", slug, options.locale), options),
  ]);
  if (page === null) return null;

  const hero = heroOf(page);
  const isBusiness = backgroundVariant("slug", slug) === "business";
  const title = hero?.title ?? page.heading ?? page.title;
  const colour = isBusiness ? "secondary" : hero === null ? "yellow" : "asphalt";
  const isHome = slug === homeSlug;
  return { title, kicker: isHome ? (hero?.kicker ?? null) : kicker, colour, isBusiness, image: hero?.image ?? null };
}

function heroOf({ blocks }: Page) {
  const [first] = readBlocks(blocks.slice(0, 1)).blocks;
  return first?.__component === "blocks.hero" ? first : null;
}

/** Title of the page right above an address; `null` at the top. */
async function titleAbove(path: string, options: CmsOptions): Promise<string | null> {
  const address = path.slice(options.locale === "nl" ? 1 : `/${options.locale}/`.length);
  return (await listParentCrumbs(address, options)).at(-1)?.title ?? null;
}
