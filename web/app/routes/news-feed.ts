import type { NewsCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";
import { newsFeedPaths } from "@circuit/contract/urls/own-paths";
import { cmsLoader } from "#app/cms/cms-loader.server.ts";
import { listNews } from "#app/cms/news.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { atomFeed, type FeedEntry } from "#app/domain/atom-feed.ts";
import { env } from "#app/env.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { seoMessages } from "#app/i18n/messages/seo.ts";
import type { Route } from "./+types/news-feed";

export const audience = "everyone";

/** Number of articles in a feed. */
const newest = 30;

/** Serves the newest articles as a feed, at `/nieuws/feed.xml` and `/en/news/feed.xml`. */
export const loader = cmsLoader(async ({ context, request }: Route.LoaderArgs) => {
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };
  const [{ articles }, { brandName }] = await Promise.all([
    listNews({ page: 1, pageSize: newest }, options),
    getSettings(locale),
  ]);

  const brand = brandName ?? new URL(env.SITE_URL).hostname;
  const path = newsFeedPaths[locale];
  const xml = atomFeed({
    id: idOf(`${locale}/news`),
    language: locale,
    title: seoMessages[locale].news(brand),
    author: brand,
    address: addressOf(path),
    page: addressOf(path.slice(0, path.lastIndexOf("/"))),
    entries: articles.map((article) => entryOf(article, locale)),
  });
  return new Response(xml, {
    headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": "no-cache" },
  });
});

function entryOf(article: NewsCard, locale: Locale): FeedEntry {
  const { documentId, title, slug, summary, publishedOn, cover } = article;
  return {
    id: idOf(`${locale}/news/${documentId}`),
    title,
    address: addressOf(documentPath("news", slug, locale)),
    publishedAt: publishedOn,
    updatedAt: article.updatedAt ?? publishedOn,
    summary,
    picture: cover === null ? null : { address: addressOf(cover.url), type: cover.mime },
  };
}

function addressOf(path: string): string {
  return new URL(path, env.SITE_URL).href;
}

/** Returns a tag URI (RFC 4151), which stays the same when the URL changes. */
function idOf(name: string): string {
  return `tag:${new URL(env.SITE_URL).hostname},2026:${name}`;
}
