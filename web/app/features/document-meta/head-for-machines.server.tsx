import { defaultLocale, type Locale } from "@circuit/contract/locales";
import { newsFeedPaths, shareImagePath } from "@circuit/contract/urls/own-paths";
import type { ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { jsonLd } from "#app/domain/json-ld.ts";
import { seoMessages } from "#app/i18n/messages/seo.ts";
import { pageFactsContext, siteContext, type PageFacts, type Site } from "./page-facts.ts";

/** Size of every link preview image, in pixels. */
const shareImageSize = { width: "1200", height: "630" };

const openGraphLocales: Record<Locale, string> = { nl: "nl_NL", en: "en_GB" };

/**
 * Renders the head's tags that only machines read: other languages, news feed, link preview (Open Graph) and structured
 * data. Server only: `useStaleHeadRemoval` removes them when the visitor moves on to another page.
 *
 * @param context - Context of the request, after its loaders have run.
 * @returns `null` for an error screen.
 */
export function machineReadableHead(context: Readonly<RouterContextProvider>): ReactNode {
  const facts = context.get(pageFactsContext);
  const site = context.get(siteContext);
  if (facts === null || site === null) return null;

  const things = facts.structuredData(site);
  return (
    <>
      <Languages facts={facts} site={site} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={seoMessages[facts.locale].news(brandOf(site))}
        href={`${site.siteUrl}${newsFeedPaths[facts.locale]}`}
      />
      <LinkPreview facts={facts} site={site} />
      {things.length === 0 ? null : (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(things) }} />
      )}
    </>
  );
}

function brandOf({ settings, siteUrl }: Site): string {
  return settings.brandName ?? new URL(siteUrl).hostname;
}

/** Links to the page in other languages. Later pages of a list have none, as languages differ in what is on them. */
function Languages({ facts: { alternates, path }, site: { siteUrl } }: { facts: PageFacts; site: Site }) {
  const versions = Object.entries(alternates);
  if (versions.length < 2 || path.includes("?")) return null;

  const anyLanguage = alternates[defaultLocale];
  return (
    <>
      {versions.map(([locale, twin]) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${siteUrl}${twin}`} />
      ))}
      {anyLanguage === undefined ? null : (
        <link rel="alternate" hrefLang="x-default" href={`${siteUrl}${anyLanguage}`} />
      )}
    </>
  );
}

/** Link preview: Open Graph tags (ogp.me) and the large card of X. */
function LinkPreview({ facts, site }: { facts: PageFacts; site: Site }) {
  const { locale, path, kind, seo, alternates } = facts;
  const title = seo?.title ?? facts.title;
  const description = seo?.description ?? facts.description;
  const others = Object.entries(openGraphLocales).filter(([code]) => code !== locale && code in alternates);
  const [plainPath = path] = path.split("?");

  const properties: [string, string | null][] = [
    ["og:type", kind],
    ["og:site_name", brandOf(site)],
    ["og:title", title],
    ["og:description", description],
    ["og:url", `${site.siteUrl}${path}`],
    ["og:locale", openGraphLocales[locale]],
    ...others.map(([, name]): [string, string] => ["og:locale:alternate", name]),
    ["og:image", `${site.siteUrl}${shareImagePath(plainPath, locale)}`],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", shareImageSize.width],
    ["og:image:height", shareImageSize.height],
    ["og:image:alt", seoMessages[locale].shareImage(title, brandOf(site))],
  ];
  return (
    <>
      {properties.map(([property, content]) =>
        content === null ? null : <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
