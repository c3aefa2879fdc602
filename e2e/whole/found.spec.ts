import { published } from "../fixtures/content-system.ts";
import { headOf } from "../fixtures/page-head.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

test("a later page of the news names no translation, as other articles stand there", async ({ request }) => {
  const head = await headOf(request, "/nieuws?page=2");
  expect(head.link("alternate", { hreflang: "en" })).toEqual([]);
});

test("after a click nothing in the page still tells of the page before", async ({ page }) => {
  await page.goto("/evenementen/tt-drenthe");
  const facts = page.locator('head :is(link[hreflang],meta[property^="og:"],script[type="application/ld+json"])');
  await expect(facts).not.toHaveCount(0);
  const frame = new SiteFrame(page);
  const link = frame.footer.getByRole("link", { name: "Algemene voorwaarden" });
  await frame.whenAlive();
  await frame.whenAliveAt(link);
  await link.click();
  await expect(page).toHaveTitle(/voorwaarden/iu);
  await expect(facts).toHaveCount(0);
});

for (const { path, list, locale } of [
  { path: "/nieuws/feed.xml", list: "/nieuws", locale: "nl" },
  { path: "/en/news/feed.xml", list: "/en/news", locale: "en" },
] as const) {
  test(`a feed reader finds the news of ${list} and gets its newest articles`, async ({ request, baseURL, page }) => {
    const head = await headOf(request, list);
    expect(head.link("alternate", { type: "application/atom+xml" })).toEqual([`${baseURL}${path}`]);

    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toContain("application/atom+xml");
    await page.goto("/robots.txt");
    const read = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, "text/xml");
        const titles = [...feed.querySelectorAll("entry > title")].map(({ textContent }) => textContent);
        return { root: feed.documentElement.nodeName, language: feed.documentElement.getAttribute("xml:lang"), titles };
      },
      await answer.text(),
    );
    const articles = await published.news(locale);
    expect(read).toEqual({ root: "feed", language: locale, titles: articles.slice(0, 30).map(({ title }) => title) });
  });
}

for (const { path, link, file, season, all, allFile } of [
  {
    path: "/evenementen/tt-drenthe",
    link: "Zet in je agenda",
    file: "/evenementen/tt-drenthe.ics",
    season: "/evenementen",
    all: "Zet alles in je agenda",
    allFile: "/evenementen.ics",
  },
  {
    path: "/en/events/tt-drenthe",
    link: "Add to calendar",
    file: "/en/events/tt-drenthe.ics",
    season: "/en/events",
    all: "Add all to your calendar",
    allFile: "/en/events.ics",
  },
]) {
  test(`a fan takes the event of ${path} to a calendar`, async ({ page, request }) => {
    await page.goto(path);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    expect(new URL((await download).url()).pathname).toBe(file);

    const answer = await request.get(file);
    expect(answer.headers()["content-type"]).toContain("text/calendar");
    const text = await answer.text();
    expect(text.match(/^BEGIN:VEVENT\r$/gmu)).toHaveLength(1);
    expect(text).toMatch(/^SUMMARY:TT Drenthe\r$/mu);
  });

  test(`a fan takes the whole season of ${season} to a calendar`, async ({ page, request }) => {
    await page.goto(season);
    await expect(page.getByRole("link", { name: all })).toHaveAttribute("href", allFile);
    const text = await (await request.get(allFile)).text();
    const events = await published.upcomingEvents(season === "/en/events" ? "en" : "nl");
    for (const { documentId } of events) expect(text).toMatch(new RegExp(`^UID:${documentId}@`, "mu"));
  });
}
