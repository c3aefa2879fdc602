/** One address of the sitemap: absolute, with the moment of its last change (ISO 8601) and its language versions. */
export interface SitemapUrl {
  address: string;
  updatedAt: string;
  alternates: { language: string; address: string }[];
}

/**
 * Writes a sitemap (sitemaps.org, with the hreflang links search engines read).
 */
export function sitemapXml(urls: readonly SitemapUrl[]): string {
  const entries = urls.map(({ address, updatedAt, alternates }) => {
    const links = alternates.map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(alternate.language)}" href="${escapeXml(alternate.address)}"/>`,
    );
    return `<url><loc>${escapeXml(address)}</loc><lastmod>${escapeXml(updatedAt)}</lastmod>${links.join("")}</url>`;
  });
  const namespaces = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join("\n")}\n</urlset>\n`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? character);
}
