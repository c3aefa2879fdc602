import { locales } from "@circuit/contract/locales";
import type { APIRequestContext, Page } from "@playwright/test";
import { clickEach, loadEach, oddStatuses, type Arrival, type Visit } from "./fixtures/click-through.ts";
import { isEnglish, linksOfSite } from "./fixtures/links-of-site.ts";
import { SiteFrame } from "./fixtures/site-frame.ts";
import { expect, test } from "./fixtures/test.ts";
import { whenPrepared } from "./fixtures/watch-page.ts";

const languages = {
  nl: {
    start: "/contact",
    isOwn: (path: string) => !isEnglish(path),
    // Spellings that editors and other sites may link to, though the site itself doesn't use them.
    odd: [
      "/home",
      "/nieuws/",
      "/nieuws//",
      "/Tickets",
      "/%6Eieuws?page=2",
      "/evenementen/TT-Drenthe",
      "/nieuws?page=2&utm_source=brief",
      "/verdwaald",
      "/verdwaald?x=1",
      "/nieuws/verdwaald",
      "/nieuws/geen%20slug!",
      "/evenementen/verdwaald?day=2027-01-01",
      "/nieuws?page=99",
      "/verdwaald/",
      "/EN/news",
      // The last, as links on such a page stay in the app mode.
      "/TICKETS?app",
    ],
  },
  en: {
    start: "/en/contact",
    isOwn: isEnglish,
    odd: [
      "/en/home",
      "/en/",
      "/en/News",
      "/en/events/TT-Drenthe/",
      "/en/lost?x=1",
      "/en/news/lost",
      "/en/events/%3Cscript%3E",
      "/en/news?page=99",
      "/",
    ],
  },
} as const;

/** Paths with a redirect of an editor. */
async function redirectedPaths(request: APIRequestContext): Promise<string[]> {
  const { id } = await (await request.get("/builds/latest.json")).json();
  const { redirects } = await (await request.get(`/builds/meta/${id}.json`)).json();
  return Object.keys(redirects);
}

/** Opens a page and waits until links are followed without a new document. */
async function openPrepared(page: Page, path: string, isStored: boolean): Promise<void> {
  await page.goto(path);
  await new SiteFrame(page).whenAlive();
  if (isStored) await whenPrepared(page);
}

/** The address at which a full load ends, possibly on another site. */
async function endOf(request: APIRequestContext, target: string, origin: string): Promise<string> {
  const url = new URL(target, origin);
  if (url.origin !== origin) return url.href;
  const answer = await request.get(url.href, { maxRedirects: 0 });
  const { location } = answer.headers();
  return location === undefined ? url.href : endOf(request, new URL(location, url).href, origin);
}

// Hundreds of pages are rendered, which is faster in a small window.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 500 } });

for (const language of locales) {
  const { start, isOwn, odd } = languages[language];

  test.describe(`in ${language}`, () => {
    // One after the other, so that a test needn't load again what an earlier one has loaded.
    test.describe.configure({ mode: "default" });

    for (const [which, what, way, isStored, tag] of [
      ["every sixth", "page", "stored data", true, ""],
      // The same code answers every page of a kind.
      ["every", "kind of page", "data that is asked of the application", false, ""],
      ["every", "page", "stored data", true, " @every-page"],
      ["every", "page", "data that is asked of the application", false, " @every-page"],
    ] as const) {
      test(`R16 ${which} ${language} ${what}, redirect and dead end is the same by click, with ${way}, as by a full load${tag}`, async ({
        page,
        request,
        baseURL,
        consoleErrors,
      }) => {
        const { origin } = new URL(baseURL ?? "");
        test.setTimeout(6 * 60_000);
        // Without the list of stored pages, no stored data is used.
        if (!isStored) await page.route("**/builds/meta/*", (route) => route.fulfill({ json: null }));
        const linked = await linksOfSite(request, origin);
        const links = [...linked.nl, ...linked.en, ...(await redirectedPaths(request))];
        const own = [...new Set(links.filter((path) => isOwn(path)))];
        expect(own.length).toBeGreaterThan(75);
        const others = [...new Set(links.filter((path) => !isOwn(path)))];
        // What a page of this language links to in the other, and a page of each kind where none does.
        const crossing = linked[language].filter((path) => !isOwn(path));
        const wanted = what === "page" ? own : someOfEachKind(own, 2);
        // Other pages in each language, and other redirects; `npm run test:axe` follows all.
        const turn = locales.indexOf(language);
        const some = which === "every" ? wanted : wanted.filter((_, index) => index % 6 === turn * 3);
        const targets = new Set<string>([...some, ...odd]);
        const across = new Set([...crossing, ...someOfEachKind(others, 1)].filter((path) => !targets.has(path)));

        const loaded = await loadEach(origin, inTurn([...targets], [...across]));
        expect.soft(oddStatuses(loaded)).toEqual([]);
        await openPrepared(page, start, isStored);
        const pages: Visit<Arrival>[] = loaded.flatMap(({ target, arrival }) =>
          arrival.kind === "page" ? [{ target, arrival: arrival.arrival }] : [],
        );
        expect(pages.length).toBeGreaterThan(which === "every" && what === "page" ? 90 : 25);
        expect.soft(await clickEach(page, inOrder(pages, start)), "led elsewhere by a click").toEqual([]);
        // The browser reports every 404, and every view transition that the next click cuts short: React Router skips
        // it and nobody handles the rejected promise of that transition. Visitors seldom click that quickly.
        const isExpected = (error: string) => /status of 404|^AbortError: Transition was skipped/u.test(error);
        consoleErrors.splice(0, Infinity, ...consoleErrors.filter((error) => !isExpected(error)));
      });
    }

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
        await openPrepared(page, start, true);
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
  });
}

/** The first pages of each folder. */
function someOfEachKind(paths: readonly string[], most: number): string[] {
  const folderOf = (path: string) => path.replace(/\?.*$/u, "").replace(/[^/]+$/u, "");
  return paths.filter((path, index) => {
    const before = paths.slice(0, index).filter((other) => folderOf(other) === folderOf(path));
    return before.length < most;
  });
}

/** All of one list in its order, with those of the other spread among them; the last is one of the first list. */
function inTurn(many: readonly string[], few: readonly string[]): string[] {
  const distance = Math.ceil(many.length / (few.length + 1));
  const turns = Math.ceil(many.length / distance);
  const spread = many.flatMap((one, index) => {
    const turn = index / distance;
    return Number.isInteger(turn) ? [...few.slice(turn, turn + 1), one] : [one];
  });
  return [...few.slice(turns), ...spread];
}

function sameKind(path: string, other: string): boolean {
  return /\.\w+$/u.exec(path)?.[0] === /\.\w+$/u.exec(other)?.[0];
}

/** Orders visits so that no link leads to the page it is on, which the browser would load again. */
function inOrder(visits: readonly Visit<Arrival>[], start: string): Visit<Arrival>[] {
  const home = visits.find(({ target }) => target === start);
  let at = start;
  return visits.flatMap((visit) => {
    const isHere = visit.target === at;
    if (isHere && home === undefined) return [];
    at = visit.arrival.address;
    return isHere && home !== undefined && home.target !== visit.target ? [home, visit] : isHere ? [] : [visit];
  });
}
