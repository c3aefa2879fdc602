import type { Locale } from "@circuit/contract/locales";
import { homePath } from "@circuit/contract/urls/paths";
import type { BreadcrumbList } from "schema-dts";
import { seoMessages } from "#app/i18n/messages/seo.ts";
import { absolute, type SiteFacts } from "./site-facts.ts";

interface Trail {
  /** Pages between home and this one, outermost first. */
  parents: readonly { title: string; path: string }[];
  current: string;
}

/** Returns a page's breadcrumbs; the last one is the page itself, without a URL. */
export function breadcrumbList({ parents, current }: Trail, locale: Locale, site: SiteFacts) {
  const home = { title: seoMessages[locale].home, path: homePath(locale) };
  const above = [home, ...parents].map(({ title, path }) => ({ name: title, item: absolute(path, site) }));

  return {
    "@type": "BreadcrumbList",
    itemListElement: [...above, { name: current }].map((crumb, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      ...crumb,
    })),
  } satisfies BreadcrumbList;
}
