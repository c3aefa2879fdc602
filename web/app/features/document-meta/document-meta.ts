import type { Seo } from "@circuit/contract/content/elements";
import type { MetaDescriptor } from "react-router";
import type { Site } from "./page-facts.ts";

interface DocumentMeta {
  title: string;
  /** `null` for a page without a description. */
  description: string | null;
  seo: Seo | null;
  /** Path of this page with the part of its query that belongs in the canonical address. */
  path: string;
  /** The root's loader data, `matches[0].loaderData`; absent while the root failed. */
  site: Site | undefined;
}

/**
 * The title, description and canonical address of a document. Editors' own SEO texts
 * win. All else that only machines read is written by the server alone
 * (`head-for-machines.server.tsx`).
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

/** The title of a page with the name of the site behind it, for tabs and bookmarks. @param site - As for `documentMeta`. */
export function pageTitle(name: string, site: Site | undefined): string {
  const brand = site?.settings.brandName ?? null;
  return brand === null || name.includes(brand) ? name : `${name} | ${brand}`;
}
