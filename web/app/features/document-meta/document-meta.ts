import type { Seo } from "@circuit/contract/content/elements";
import type { MetaDescriptor } from "react-router";
import type { Site } from "./page-facts.ts";

interface DocumentMeta {
  title: string;
  description: string | null;
  seo: Seo | null;
  /** Path of this page, plus the query parameters that belong to the canonical URL. */
  path: string;
  /** Loader data of the root route (`matches[0].loaderData`); absent when that loader failed. */
  site: Site | undefined;
}

/**
 * Returns a page's title, description, robots and canonical tags; SEO texts of editors win. Other tags that only
 * machines read come from `head-for-machines.server.tsx`.
 */
export function documentMeta({ title, description, seo, path, site }: DocumentMeta): MetaDescriptor[] {
  const text = seo?.description ?? description;

  return [
    { title: pageTitle(seo?.title ?? title, site) },
    ...(text === null ? [] : [{ name: "description", content: text }]),
    ...(seo?.noIndex === true ? [{ name: "robots", content: "noindex" }] : []),
    ...(site === undefined ? [] : [{ tagName: "link" as const, rel: "canonical", href: `${site.siteUrl}${path}` }]),
  ];
}

/**
 * Returns the title of a page for one visitor, which needs no other tags.
 *
 * @param site - `undefined` when the root's loader failed.
 */
export function titleMeta(title: string, site: Site | undefined): MetaDescriptor[] {
  return [{ title: pageTitle(title, site) }];
}

/** Returns a page's title followed by the brand name, unless the title contains it. */
function pageTitle(name: string, site: Site | undefined): string {
  const brand = site?.settings.brandName ?? null;
  return brand === null || name.includes(brand) ? name : `${name} | ${brand}`;
}
