import type { Seo } from "@circuit/contract/content/elements";
import type { Settings } from "@circuit/contract/content/layout";
import type { Locale } from "@circuit/contract/locales";
import { createContext } from "react-router";

/** What the head of every page says of the site; `siteUrl` has no slash at its end. */
export interface Site {
  siteUrl: string;
  settings: Settings;
}

/** What machines read of a page beside its content: search engines, feed readers, link previews. */
export interface PageFacts {
  locale: Locale;
  /** Path of the page's canonical address, with the part of the query that belongs in it. */
  path: string;
  kind: "website" | "article";
  title: string;
  description: string | null;
  /** An editor's own texts, which win. */
  seo: Seo | null;
  /** Paths of the page by language; a language without the page is absent. */
  alternates: Partial<Record<Locale, string>>;
  /** Structured data (schema.org) of what is on the page. */
  structuredData: (site: Site) => readonly object[];
}

/** Set by the root's loader, for the head of the page. */
export const siteContext = createContext<Site | null>(null);

/** Set by a page's loader; stays `null` where an error screen shows. */
export const pageFactsContext = createContext<PageFacts | null>(null);
