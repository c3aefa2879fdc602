import { readBlocks } from "@circuit/contract/content/blocks";
import type { Page } from "@circuit/contract/content/documents";
import type { BrandColour } from "@circuit/contract/field";
import type { Image } from "@circuit/contract/media";
import { circuitPaths, seasonPosterPaths } from "@circuit/contract/urls/own-paths";
import { parseDocumentPath, documentPath, homeSlug } from "@circuit/contract/urls/paths";
import { getArrangementBySlug } from "#app/cms/arrangements.server.ts";
import { getCircuit } from "#app/cms/circuit.server.ts";
import type { CmsOptions } from "#app/cms/client.server.ts";
import { getEventBySlug, listFirstEvents } from "#app/cms/events.server.ts";
import { getHeadlineEvent } from "#app/cms/headline-event.server.ts";
import { getNewsBySlug } from "#app/cms/news.server.ts";
import { getPageBySlug, listParentCrumbs } from "#app/cms/pages.server.ts";
import { backgroundVariant } from "#app/domain/background-variant.ts";
import { isSlug } from "@circuit/contract/urls/slug";
import { formatDay, formatPeriod } from "#app/i18n/format.ts";
import { saleMessages } from "#app/i18n/messages/sale.ts";
import { seasonPosterMessages } from "#app/i18n/messages/season-poster.ts";

/** Texts, picture and colours of a page's share image. */
export interface PosterWords {
  title: string;
  kicker: string | null;
  colour: BrandColour;
  isBusiness: boolean;
  image: Image | null;
}

/**
 * Loads the texts and picture for the share image of a page.
 *
 * @param path - Path of the page without its language, such as `evenementen/superbike`, or `home`.
 * @returns `null` when there is no such page.
 */
export async function posterWords(path: string, options: CmsOptions): Promise<PosterWords | null> {
  const address = documentPath("page", path, options.locale);
  const views = `${circuitPaths.view[options.locale]}/`;
  if (address.startsWith(views)) return standWords(address.slice(views.length), options);
  if (address === seasonPosterPaths[options.locale]) return seasonWords(options);
  const { kind, slug } = parseDocumentPath(address, options.locale);
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
  const { title, state, startsAt, endsAt, colour, cover } = event;
  const word = state === "planned" ? null : saleMessages[options.locale].events[state];
  const period = formatPeriod(startsAt, endsAt, options.locale);
  const kicker = word === null ? period : state === "moved" ? `${word}: ${period}` : word;
  return { title, kicker, colour, isBusiness: false, image: cover };
}

/** Returns the share image of the season poster's page, with the picture of the first featured event. */
async function seasonWords(options: CmsOptions): Promise<PosterWords> {
  const { events } = await listFirstEvents({ now: new Date(), count: 40 }, options);
  const first = events.find(({ featured }) => featured) ?? events[0];
  const { heading } = seasonPosterMessages[options.locale];
  return { title: heading, kicker: null, colour: "yellow", isBusiness: false, image: first?.cover ?? null };
}

/** Returns the share image of the page with the view from a grandstand. */
async function standWords(id: string, options: CmsOptions): Promise<PosterWords | null> {
  const circuit = await getCircuit(options);
  const stand = circuit?.stands.find((each) => each.id === id);
  if (circuit === null || stand === undefined) return null;
  const colour = circuit.zones.find((zone) => zone.id === stand.zone)?.colour ?? "primary";
  return { title: stand.name[options.locale], kicker: circuit.name, colour, isBusiness: false, image: stand.still };
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

  const hero = await heroOf(page, options);
  const isBusiness = backgroundVariant("slug", slug) === "business";
  const title = hero?.title ?? page.heading ?? page.title;
  const colour = isBusiness ? "secondary" : hero === null ? "yellow" : "asphalt";
  const isHome = slug === homeSlug;
  return { title, kicker: isHome ? (hero?.kicker ?? null) : kicker, colour, isBusiness, image: hero?.image ?? null };
}

async function heroOf({ blocks }: Page, options: CmsOptions) {
  const [first] = readBlocks(blocks.slice(0, 1)).blocks;
  if (first?.__component === "blocks.hero") return first;
  if (first?.__component !== "blocks.next-event") return null;
  const event = await getHeadlineEvent(first.event, { now: new Date() }, options);
  const kicker =
    event === null ? null : `${event.title}, ${formatPeriod(event.startsAt, event.endsAt, options.locale)}`;
  return { title: first.title, kicker, image: first.image };
}

/** Returns the title of a page's direct parent; `null` for a top-level page. */
async function titleAbove(path: string, options: CmsOptions): Promise<string | null> {
  const address = path.slice(options.locale === "nl" ? 1 : `/${options.locale}/`.length);
  return (await listParentCrumbs(address, options)).at(-1)?.title ?? null;
}
