import type { Seo } from "@circuit/contract/elements";
import type { Settings } from "@circuit/contract/layout";
import type { Locale } from "@circuit/contract/locales";
import type { MetaDescriptor } from "react-router";

/** The root's loader data, `matches[0].loaderData`; absent while the root failed. */
interface Site {
  siteUrl: string;
  settings: Settings;
}

interface DocumentMeta {
  title: string;
  /** Falls back on nothing: a page without one has no description. */
  description: string | null;
  seo: Seo | null;
  /** Path of the document in each language it exists in. */
  alternates: Partial<Record<Locale, string>>;
  /** Path of this page, without its query: what the canonical address is made of. */
  path: string;
  site: Site | undefined;
}

/**
 * What search engines and link previews read of a document: title, description,
 * its one true address, and its other languages. Editors' own SEO texts win.
 */
export function documentMeta({ title, description, seo, alternates, path, site }: DocumentMeta): MetaDescriptor[] {
  const brand = site?.settings.brandName ?? null;
  const name = seo?.title ?? title;
  const text = seo?.description ?? description;
  const fullTitle = brand === null || name.includes(brand) ? name : `${name} | ${brand}`;

  return [
    { title: fullTitle },
    { property: "og:title", content: name },
    ...(text === null
      ? []
      : [
          { name: "description", content: text },
          { property: "og:description", content: text },
        ]),
    ...(seo?.noIndex === true ? [{ name: "robots", content: "noindex" }] : []),
    ...(site === undefined ? [] : addresses(site, path, alternates)),
  ];
}

function addresses(
  { siteUrl, settings }: Site,
  path: string,
  alternates: DocumentMeta["alternates"],
): MetaDescriptor[] {
  const versions = Object.entries(alternates);
  const share = settings.shareImage;
  return [
    { tagName: "link", rel: "canonical", href: `${siteUrl}${path}` },
    { property: "og:url", content: `${siteUrl}${path}` },
    ...(share === null ? [] : [{ property: "og:image", content: new URL(share.url, siteUrl).href }]),
    ...(versions.length < 2
      ? []
      : versions.map(([locale, twin]) => ({
          tagName: "link" as const,
          rel: "alternate",
          hrefLang: locale,
          href: `${siteUrl}${twin}`,
        }))),
  ];
}
