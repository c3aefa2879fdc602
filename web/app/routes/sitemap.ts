import { defaultLocale, locales, type Locale } from "@circuit/contract/locales";
import { seasonPosterPaths, sitemapPaths, viewPath } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import { cmsLoader, notFound } from "#app/cms/cms-loader.server.ts";
import { getCircuit } from "#app/cms/circuit.server.ts";
import { listSitemapDocuments, type ListedDocument } from "#app/cms/sitemap.server.ts";
import { sitemapFile, type SitemapUrl } from "#app/domain/sitemap-xml.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { env } from "#app/env.server.ts";
import type { Route } from "./+types/sitemap";

export const audience = "everyone";

/**
 * Serves the sitemap of the whole site, at `/sitemap.xml` and `/en/sitemap.xml`. One that is too long for a file is an
 * index of files: `/sitemap.xml?page=1` and so on.
 */
export const loader = cmsLoader(async ({ request, url }: Route.LoaderArgs) => {
  const site = env.SITE_URL.replace(/\/$/u, "");
  const [documents, circuit] = await Promise.all([listSitemapDocuments(request.signal), getCircuit(request)]);

  const views =
    circuit === null
      ? []
      : circuit.stands.flatMap(({ id }) => ownUrls((locale) => viewPath(id, locale), site, circuit.updatedAt));
  const poster = ownUrls((locale) => seasonPosterPaths[locale], site, lastChange(documents, "event"));
  const xml = sitemapFile([...documents.flatMap((document) => urlsOf(document, site)), ...poster, ...views], {
    defaultLanguage: defaultLocale,
    address: `${site}${sitemapPaths.nl}`,
    page: readPageQuery(url.searchParams).page,
  });
  if (xml === null) throw notFound(url);
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" },
  });
});

/** Returns when a document of a kind was last changed; `null` without any. */
function lastChange(documents: readonly ListedDocument[], kind: ListedDocument["kind"]): string | null {
  const moments = documents
    .filter((document) => document.kind === kind)
    .flatMap(({ versions }) => versions.flatMap(({ entry }) => entry.updatedAt ?? []));
  return moments.toSorted().at(-1) ?? null;
}

/** Lists the URLs of a document's language versions, without those that its editor hides from search engines. */
function urlsOf({ kind, versions }: ListedDocument, site: string): SitemapUrl[] {
  const addressed = versions.map(({ locale, entry }) => ({
    language: locale,
    address: `${site}${documentPath(kind, entry.slug, locale)}`,
    entry,
  }));
  const alternates = addressed.length > 1 ? addressed : [];
  return addressed
    .filter(({ entry }) => entry.seo?.noIndex !== true)
    .map(({ address, entry }) => ({ address, updatedAt: entry.updatedAt, alternates }));
}

/** Lists the URLs of a page that isn't a document, in each language. */
function ownUrls(pathIn: (locale: Locale) => string, site: string, updatedAt: string | null): SitemapUrl[] {
  const alternates = locales.map((language) => ({ language, address: `${site}${pathIn(language)}` }));
  return alternates.map(({ address }) => ({ address, updatedAt, alternates }));
}
