import { pageCrumbSchema, pageSchema, type Page } from "@circuit/contract/content/documents";
import { cmsList, type CmsOptions } from "./client.server.ts";
import { readDocumentBySlug } from "./document-by-slug.server.ts";
import { slugTag } from "#app/cache-tags/cache-tags.ts";

/** Reads one published page by its slug, which may span several segments; `null` when there is none. */
export function getPageBySlug(slug: string, options: CmsOptions): Promise<Page | null> {
  return readDocumentBySlug("pages", pageSchema, slug, options);
}

/** Lists the existing parents of a page for its breadcrumbs, outermost first; none for a slug of one segment. */
export async function listParentCrumbs(slug: string, options: CmsOptions): Promise<{ slug: string; title: string }[]> {
  const segments = slug.split("/");
  const parents = segments.slice(1).map((_, index) => segments.slice(0, index + 1).join("/"));
  if (parents.length === 0) return [];

  const query = { filters: { slug: { $in: parents } }, view: "crumb", pagination: { pageSize: parents.length } };
  const tags = parents.map((parent) => slugTag("pages", options.locale, parent));
  const { data } = await cmsList("pages", pageCrumbSchema, query, options, tags);
  return data.toSorted((a, b) => a.slug.length - b.slug.length);
}
