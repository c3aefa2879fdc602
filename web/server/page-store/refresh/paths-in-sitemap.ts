/** Returns the paths of all pages in a sitemap. */
export function pathsInSitemap(sitemap: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = "/"]) => new URL(address));
  return [...new Set(addresses.map(({ pathname }) => pathname))];
}
