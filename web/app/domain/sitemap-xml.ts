import { escapeXml } from "./escape-xml.ts";
import { queryString } from "./query-string.ts";

/** One URL of the sitemap, absolute; `updatedAt` is an ISO 8601 moment, `null` when unknown. */
export interface SitemapUrl {
  address: string;
  updatedAt: string | null;
  /** Every language version, this one included; empty for a page in one language. */
  alternates: { language: string; address: string }[];
}

/** Most URLs that a sitemap file may have (sitemaps.org). */
const maxFileEntries = 50_000;

interface SitemapFile {
  /** Language version for visitors with any other language. */
  defaultLanguage: string;
  /** Absolute URL of the sitemap itself. */
  address: string;
  /** The parsed `page` parameter of the requested URL; `null` when absent. */
  page: string | null;
}

/**
 * Returns one file of the sitemap (sitemaps.org 0.9, with hreflang links): the whole one if it fits in a file, else the
 * index of its files, or the file number `page`; `null` when that file doesn't exist.
 */
export function sitemapFile(
  urls: readonly SitemapUrl[],
  { defaultLanguage, address, page }: SitemapFile,
): string | null {
  if (urls.length <= maxFileEntries) return sitemapXml(urls, defaultLanguage);

  const partOf = (number: number) => urls.slice((number - 1) * maxFileEntries, number * maxFileEntries);
  if (page === null) {
    const numbers = Array.from({ length: Math.ceil(urls.length / maxFileEntries) }, (_, index) => index + 1);
    return indexXml(
      numbers.map((number) => ({
        address: `${address}${queryString({ page: String(number) })}`,
        urls: partOf(number),
      })),
    );
  }
  const part = partOf(Number(page));
  return part.length === 0 ? null : sitemapXml(part, defaultLanguage);
}

/** Returns the index of the sitemap's files, each with the last change among its URLs. */
function indexXml(parts: { address: string; urls: readonly SitemapUrl[] }[]): string {
  const entries = parts.map(({ address, urls }) => {
    const changedAt = urls.reduce(
      (latest, { updatedAt }) => Math.max(latest, Date.parse(updatedAt ?? "1970-01-01")),
      0,
    );
    return `<sitemap><loc>${escapeXml(address)}</loc><lastmod>${w3cDate(changedAt)}</lastmod></sitemap>`;
  });
  const namespace = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

function sitemapXml(urls: readonly SitemapUrl[], defaultLanguage: string): string {
  const entries = urls.map(({ address, updatedAt, alternates }) => {
    const anyLanguage = alternates
      .filter(({ language }) => language === defaultLanguage)
      .map((version) => ({ ...version, language: "x-default" }));
    const links = [...alternates, ...anyLanguage].map(
      (version) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(version.language)}" href="${escapeXml(version.address)}"/>`,
    );
    const changed = updatedAt === null ? "" : `<lastmod>${w3cDate(updatedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(address)}</loc>${changed}${links.join("")}</url>`;
  });
  const namespaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** Formats a moment to the second: `2026-11-18T09:00:00Z`. */
function w3cDate(moment: string | number): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/u, "Z");
}
