import { textOf } from "../fixtures/click-through.ts";
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

test("a feed reader finds the news and gets its newest articles", async ({ request, baseURL }) => {
  const head = await headOf(request, "/nieuws");
  expect(head.link("alternate", { type: "application/atom+xml" })).toEqual([`${baseURL}/nieuws/feed.xml`]);

  const answer = await request.get("/nieuws/feed.xml");
  expect(answer.headers()["content-type"]).toContain("application/atom+xml");
  const entries = (await answer.text()).matchAll(/<entry>[^]*?<title>([^<]*)/gu);
  const articles = await published.news("nl");
  expect([...entries].map(([, title = ""]) => textOf(title))).toEqual(articles.slice(0, 30).map(({ title }) => title));
});

test("a fan takes an event to a calendar, or the whole season", async ({ page, request }) => {
  await page.goto("/evenementen/tt-drenthe");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Zet in je agenda" }).click();
  const { pathname: file } = new URL((await download).url());
  expect(file).toBe("/evenementen/tt-drenthe.ics");
  const answer = await request.get(file);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  const text = await answer.text();
  expect(text.match(/^BEGIN:VEVENT\r$/gmu)).toHaveLength(1);
  expect(text).toMatch(/^SUMMARY:TT Drenthe\r$/mu);

  await page.goto("/evenementen");
  await expect(page.getByRole("link", { name: "Zet alles in je agenda" })).toHaveAttribute("href", "/evenementen.ics");
  const season = await (await request.get("/evenementen.ics")).text();
  for (const { documentId } of await published.upcomingEvents("nl"))
    expect(season).toMatch(new RegExp(`^UID:${documentId}@`, "mu"));
});
