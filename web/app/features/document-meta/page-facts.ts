import type { Seo } from "@circuit/contract/content/elements";
import type { Settings } from "@circuit/contract/content/layout";
import type { Locale } from "@circuit/contract/locales";
import { createContext } from "react-router";

/** Site-wide data for the head of every page; `siteUrl` has no trailing slash. */
export interface Site {
  siteUrl: string;
  settings: Settings;
}

/** Metadata of a page for search engines, feed readers and link previews. */
export interface PageFacts {
  locale: Locale;
  /** Path of the page's canonical URL, plus the query parameters that belong to it. */
  path: string;
  kind: "website" | "article";
  title: string;
  description: string | null;
  /** SEO texts of an editor, which win over `title` and `description`. */
  seo: Seo | null;
  /** Paths of the page by language; a language without the page is absent. */
  alternates: Partial<Record<Locale, string>>;
  /** Returns the page's schema.org objects. */
  structuredData: (site: Site) => readonly object[];
}

/** Site data, which the root's loader sets for the head of the page. */
export const siteContext = createContext<Site | null>(null);

/** Metadata, which a page's loader sets; `null` on an error screen. */
export const pageFactsContext = createContext<PageFacts | null>(null);
