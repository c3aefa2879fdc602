import { locales } from "@circuit/contract/locales";
import type { APIRequestContext } from "@playwright/test";
import { loadEach } from "../fixtures/click-through.ts";
import { languages, openPrepared, redirectedPaths } from "../fixtures/click-and-load.ts";
import { linksOfSite } from "../fixtures/links-of-site.ts";
import { expect, test } from "../fixtures/test.ts";

/** The address at which a full load ends, possibly on another site. */
async function endOf(request: APIRequestContext, target: string, origin: string): Promise<string> {
  const url = new URL(target, origin);
  if (url.origin !== origin) return url.href;
  const answer = await request.get(url.href, { maxRedirects: 0 });
  const { location } = answer.headers();
  return location === undefined ? url.href : endOf(request, new URL(location, url).href, origin);
}

// Faster in a small window.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 500 } });

for (const language of locales) {
  const { start, isOwn } = languages[language];

  test(`R16 R13 ${language} links to publications, files and other sites end by click where a full load ends`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(3 * 60_000);
    const { origin } = new URL(baseURL ?? "");
    const magazine = language === "nl" ? "/100jaarTTmagazine" : "/en/100jaarTTmagazine";
    const { nl, en } = await linksOfSite(request, origin);
    const links = [...nl, ...en, ...(await redirectedPaths(request)), magazine.toUpperCase()];
    const loaded = await loadEach(origin, [
      ...new Set(links.filter((path) => isOwn(path) || path === magazine.toUpperCase())),
    ]);
    const leaving = loaded.flatMap(({ target, arrival }) => (arrival.kind === "other" ? [target] : []));
    // One file per extension is enough.
    const some = leaving.filter(
      (path) => !/\.\w+$/u.test(path) || path === leaving.find((other) => sameKind(path, other)),
    );
    expect(some.length).toBeGreaterThan(3);

    const asked: string[] = [];
    await page.route("**/*", async (route) => {
      const isLeaving = route.request().isNavigationRequest() && new URL(route.request().url()).pathname !== start;
      if (!isLeaving) return route.continue();
      asked.push(route.request().url());
      // The browser stays where it is.
      return route.fulfill({ status: 204 });
    });
    for (const target of some) {
      asked.length = 0;
      await openPrepared(page, start);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement("a"), { href, textContent: href });
        document.querySelector("main")?.append(link);
        link.click();
      }, target);
      await expect.poll(() => asked.length, { message: target }).toBeGreaterThan(0);
      expect.soft(await endOf(request, asked[0] ?? "", origin), target).toBe(await endOf(request, target, origin));
    }
    await page.unrouteAll({ behavior: "wait" });
  });
}

function sameKind(path: string, other: string): boolean {
  return /\.\w+$/u.exec(path)?.[0] === /\.\w+$/u.exec(other)?.[0];
}
