import { defaultLocale, isLocale, locales, type Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/paths";
import { cmsLoader } from "#app/cms/cms-loader.server.ts";
import { listSitemapEntries } from "#app/cms/sitemap.server.ts";
import { sitemapXml, type SitemapUrl } from "#app/domain/sitemap-xml.ts";
import { env } from "#app/env.server.ts";
import type { Route } from "./+types/sitemap";

/** The sitemap of the whole site, at `/sitemap.xml` and `/en/sitemap.xml`. */
export const loader = cmsLoader(async ({ request }: Route.LoaderArgs) => {
  const urls = await Promise.all(locales.map((locale) => urlsOf(locale, request.signal)));
  return new Response(sitemapXml(urls.flat(), defaultLocale), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" },
  });
});

async function urlsOf(locale: Locale, signal: AbortSignal): Promise<SitemapUrl[]> {
  const site = env.SITE_URL.replace(/\/$/u, "");
  const listed = (await listSitemapEntries({ locale, signal })).filter(({ entry }) => entry.seo?.noIndex !== true);

  return listed.map(({ kind, entry }) => {
    const versions = [{ locale, slug: entry.slug }, ...entry.localizations].flatMap(({ locale: code, slug }) =>
      isLocale(code) ? [{ language: code, address: `${site}${documentPath(kind, slug, code)}` }] : [],
    );
    return {
      address: `${site}${documentPath(kind, entry.slug, locale)}`,
      updatedAt: entry.updatedAt,
      alternates: versions.length > 1 ? versions : [],
    };
  });
}
