import type { Locale } from "@circuit/contract/locales";
import { circuitPaths, isClientRoutedPath, isOrderPath } from "@circuit/contract/urls/own-paths";
import { homePath } from "@circuit/contract/urls/paths";
import { answerOf } from "../fixtures/click-through.ts";
import { withEach } from "../fixtures/in-lanes.ts";
import { isEnglish } from "../fixtures/links-of-site.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { isPathOfTest } from "../fixtures/test-title.ts";
import { expect, test } from "../fixtures/http-test.ts";

/** Addresses that links on a page lead to, without their fragments, by the part of the page they are in. */
function linksIn(html: string, part: "dialog" | "footer" | "html"): string[] {
  const inside = new RegExp(`<${part}\\b[^]*</${part}>`, "u").exec(html)?.[0] ?? "";
  const hrefs = [...inside.matchAll(/<a\s[^>]*?href="([^"#]+)[^"]*"/gu)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return [...new Set(hrefs)];
}

/** Whether a link leads to a page of the site in a language, as the list that was chosen or another part of it. */
function isWay(href: string, locale: Locale): boolean {
  const { pathname, search } = new URL(href, "http://site.invalid");
  const isOwn =
    href.startsWith("/") && !href.startsWith("//") && isClientRoutedPath(pathname) && !isOrderPath(pathname);
  return isOwn && isEnglish(pathname) === (locale === "en") && /^(?:\?page=\d+)?$/u.test(search);
}

/** Paths of pages that are three clicks from home at most. Filters aren't followed: they show less of a list, never more. */
async function threeClicksFromHome(origin: string, locale: Locale): Promise<Set<string>> {
  let newest = [homePath(locale)];
  const seen = new Set(newest);
  for (let clicks = 0; clicks < 3; clicks += 1) {
    const pages = await withEach(newest, (address) => answerOf(new URL(address, origin)));
    const ways = pages.flatMap(({ html }) => linksIn(html, "html").filter((href) => isWay(href, locale)));
    newest = [...new Set(ways)].filter((address) => !seen.has(address));
    for (const address of newest) seen.add(address);
  }
  return new Set([...seen].map((address) => new URL(address, origin).pathname));
}

/** What the page of an event says once it is over. */
const over = { nl: "De vlag is gevallen", en: "The flag has fallen" };

for (const locale of ["nl", "en"] as const) {
  test(`menu and footer (${locale}) lead to the circuit, its history and posters, the alarm, access and how to get there`, async ({
    baseURL,
  }) => {
    const { html } = await answerOf(new URL(homePath(locale), baseURL));
    const wanted = {
      nl: ["/circuit", "/circuit/geschiedenis", "/posters", "/ticketalarm", "/toegankelijkheid", "/bereikbaarheid"],
      en: ["/en/circuit", "/en/circuit/history", "/en/posters", "/en/ticket-alarm", "/en/accessibility"],
    };
    for (const part of ["dialog", "footer"] as const) {
      const links = linksIn(html, part);
      expect(links, part).toEqual(expect.arrayContaining(wanted[locale]));
      expect(links.filter((href) => href.startsWith("tel:")).length, part).toBe(1);
    }
  });

  test(`no page in ${locale} is further than three clicks from home`, async ({ request, baseURL }) => {
    test.setTimeout(4 * 60_000);
    // What other journeys publish meanwhile fills pages of the calendar that a season never has.
    const paths = (await pathsOfSitemap(request)).filter(
      (path) => isEnglish(path) === (locale === "en") && !isPathOfTest(path),
    );
    expect(paths.length).toBeGreaterThan(40);
    const near = await threeClicksFromHome(baseURL ?? "", locale);
    const lost: string[] = [];
    for (const path of paths.filter((candidate) => !near.has(candidate))) {
      // A view is chosen on the map, in journeys of its own; an event that is over is in no list any more.
      const isView = path.startsWith(`${circuitPaths.view[locale]}/`);
      const { html } = await answerOf(new URL(path, baseURL ?? ""));
      if (!isView && !html.includes(over[locale])) lost.push(path);
    }
    expect(lost).toEqual([]);
  });
}
