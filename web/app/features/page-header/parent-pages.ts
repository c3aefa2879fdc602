import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/urls/paths";

/** A page above another. */
export interface ParentPage {
  slug: string;
  title: string;
}

/** Pages above another as breadcrumbs take them, with their addresses. */
export function parentCrumbs(pages: readonly ParentPage[], locale: Locale): { title: string; path: string }[] {
  return pages.map(({ title, slug }) => ({ title, path: documentPath("page", slug, locale) }));
}
