import { defaultLocale } from "@circuit/contract/locales";
import { sitemapPaths } from "@circuit/contract/own-paths";
import { documentPath } from "@circuit/contract/paths";
import { cmsLoader, notFound } from "#app/cms/cms-loader.server.ts";
import { listSitemapDocuments, type ListedDocument } from "#app/cms/sitemap.server.ts";
import { sitemapFile, type SitemapUrl } from "#app/domain/sitemap-xml.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { env } from "#app/env.server.ts";
import type { Route } from "./+types/sitemap";

/** The same for all: it may be stored. */
export const audience = "everyone";

/**
 * The sitemap of the whole site, at `/sitemap.xml` and `/en/sitemap.xml`. One that is
 * too long for a file is an index of its parts: `/sitemap.xml?page=1` and on.
 */
export const loader = cmsLoader(async ({ request, url }: Route.LoaderArgs) => {
  const site = env.SITE_URL.replace(/\/$/u, "");
  const documents = await listSitemapDocuments(request.signal);

  const xml = sitemapFile(
    documents.flatMap((document) => urlsOf(document, site)),
    {
      defaultLanguage: defaultLocale,
      address: `${site}${sitemapPaths.nl}`,
      page: readPageQuery(url.searchParams).page,
    },
  );
  if (xml === null) throw notFound(url);
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" },
  });
});

/** The addresses of a document, apart from those that its editor keeps out of search engines. */
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
