import { circuitPaths } from "@circuit/contract/urls/own-paths";
import { homePath } from "@circuit/contract/urls/paths";
import { answerOf, loadEach, oddStatuses } from "../fixtures/click-through.ts";
import { isEnglish } from "../fixtures/links-of-site.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { isPathOfTest } from "../fixtures/test-title.ts";
import { expect, test } from "../fixtures/http-test.ts";
import { clicksFromHome, linksIn } from "../fixtures/ways-from-home.ts";

/** What the page of an event says once it is over. */
const over = { nl: "De vlag is gevallen", en: "The flag has fallen" };

for (const locale of ["nl", "en"] as const) {
  test(`menu and footer (${locale}) lead to the circuit, its history and posters, the alarm, access and how to get there, and every link in them to a page`, async ({
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const { html } = await answerOf(new URL(homePath(locale), origin));
    const wanted = {
      nl: ["/circuit", "/circuit/geschiedenis", "/posters", "/ticketalarm", "/toegankelijkheid", "/bereikbaarheid"],
      en: ["/en/circuit", "/en/circuit/history", "/en/posters", "/en/ticket-alarm", "/en/accessibility"],
    };
    for (const part of ["dialog", "footer"] as const) {
      const links = linksIn(html, part);
      expect(links, part).toEqual(expect.arrayContaining(wanted[locale]));
      expect(
        links.filter((href) => href.startsWith("tel:")),
        part,
      ).toHaveLength(1);
      const within = links.filter((href) => href.startsWith("/") && !href.startsWith("/locale/"));
      expect(within.length, part).toBeGreaterThan(15);
      const visits = await loadEach(origin, within);
      expect(oddStatuses(visits), part).toEqual([]);
      const lost = visits.filter(({ arrival }) => arrival.kind === "page" && arrival.arrival.deadEnd !== null);
      expect(
        lost.map(({ target }) => target),
        part,
      ).toEqual([]);
    }
  });

  test(`no page in ${locale} is further than three clicks from home`, async ({ request, baseURL }) => {
    test.setTimeout(4 * 60_000);
    // What other journeys publish meanwhile fills pages of the calendar that a season never has.
    const paths = (await pathsOfSitemap(request)).filter(
      (path) => isEnglish(path) === (locale === "en") && !isPathOfTest(path),
    );
    expect(paths.length).toBeGreaterThan(40);
    const clicks = await clicksFromHome(baseURL ?? "", locale, 3);
    const lost: string[] = [];
    for (const path of paths.filter((candidate) => !clicks.has(candidate))) {
      // A view is chosen on the map, in journeys of its own; an event that is over is in no list any more.
      const isView = path.startsWith(`${circuitPaths.view[locale]}/`);
      const { html } = await answerOf(new URL(path, baseURL ?? ""));
      if (!isView && !html.includes(over[locale])) lost.push(path);
    }
    expect(lost).toEqual([]);
  });
}
