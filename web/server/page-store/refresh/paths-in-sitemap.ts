import { sitemapPaths } from "@circuit/contract/own-paths";

/**
 * Lists the path of every page in the site's own sitemap. A very long sitemap is an
 * index of parts; all of them are read.
 *
 * @param read - Gives the text of an address of this site; `null` while there is none.
 * @returns `null` while the sitemap, or part of it, is out of reach.
 */
export async function pathsInSitemap(read: (address: string) => Promise<string | null>): Promise<string[] | null> {
  const whole = await read(sitemapPaths.nl);
  if (whole === null) return null;
  if (!whole.includes("<sitemapindex")) return pathsIn(whole);

  const paths: string[] = [];
  for (const { pathname, search } of addressesIn(whole)) {
    // oxlint-disable-next-line no-await-in-loop -- each part is megabytes
    const part = await read(`${pathname}${search}`);
    if (part === null) return null;
    paths.push(...pathsIn(part));
  }
  return paths;
}

function pathsIn(sitemap: string): string[] {
  return [...new Set(addressesIn(sitemap).map(({ pathname }) => pathname))];
}

function addressesIn(sitemap: string): URL[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = "/"]) => new URL(address));
}
