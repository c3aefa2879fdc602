import { escapeXml } from "./escape-xml.ts";

/** One address of the sitemap: absolute, with the moment of its last change (ISO 8601) and its language versions. */
export interface SitemapUrl {
  address: string;
  updatedAt: string;
  /** Every language version, this one included; empty for a page in one language. */
  alternates: { language: string; address: string }[];
}

/**
 * Writes a sitemap (sitemaps.org 0.9, with the hreflang links search engines read).
 * Holds up to 50,000 addresses, the most such a file may have.
 *
 * @param defaultLanguage - Its version is also the one for visitors of any other language.
 */
export function sitemapXml(urls: readonly SitemapUrl[], defaultLanguage: string): string {
  const entries = urls.map(({ address, updatedAt, alternates }) => {
    const anyLanguage = alternates
      .filter(({ language }) => language === defaultLanguage)
      .map((version) => ({ ...version, language: "x-default" }));
    const links = [...alternates, ...anyLanguage].map(
      (version) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(version.language)}" href="${escapeXml(version.address)}"/>`,
    );
    return `<url><loc>${escapeXml(address)}</loc><lastmod>${w3cDate(updatedAt)}</lastmod>${links.join("")}</url>`;
  });
  const namespaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

/** A moment as the W3C writes it, to the second: `2026-11-18T09:00:00Z`. */
function w3cDate(moment: string): string {
  return new Date(moment).toISOString().replace(/\.\d+Z$/u, "Z");
}
