import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";

export interface ParentPage {
  slug: string;
  title: string;
}

/** Returns parent pages with their paths, as breadcrumbs need them. */
export function parentCrumbs(pages: readonly ParentPage[], locale: Locale): { title: string; path: string }[] {
  return pages.map(({ title, slug }) => ({ title, path: documentPath("page", slug, locale) }));
}
