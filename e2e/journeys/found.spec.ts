import { contentSystemUrl, published } from "../fixtures/content-system.ts";
import { headOf } from "../fixtures/page-head.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/test.ts";
import { startWebServer } from "../fixtures/web-server.ts";

test("R08 the sitemap tells of every page when it changed, and its version for any other language", async ({
  request,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const entries = xml.match(/<url>.*<\/url>/gu) ?? [];
  expect(entries.length).toBeGreaterThan(50);
  for (const entry of entries) {
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/u);
    if (!entry.includes("hreflang")) continue;
    expect(entry).toMatch(/hreflang="nl" href="([^"]+)".*hreflang="x-default" href="\1"/u);
    const [, address = ""] = /<loc>([^<]+)<\/loc>/u.exec(entry) ?? [];
    expect(entry).toContain(`href="${address}"`);
  }
});

test("a crawler learns where the sitemap is and what not to read", async ({ request, baseURL }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain("User-agent: *\nAllow: /\n");
  expect(text).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  for (const path of ["/_purge", "/winkelwagen", "/en/cart", "/account", "/en/login"]) {
    expect(text).toContain(`\nDisallow: ${path}\n`);
  }
});

test("an operator turns crawlers away from a site that is only for trying things", async () => {
  const site = await startWebServer({ CMS_URL: contentSystemUrl, SEARCH_ENGINES: "disallow" });
  try {
    expect(await (await fetch(`${site.address}/robots.txt`)).text()).toBe("User-agent: *\nDisallow: /\n");
  } finally {
    await site.stop();
  }
});

for (const [path, canonical] of [
  ["/nieuws?page=2", "/nieuws?page=2"],
  ["/en/news?page=2&utm_source=mail", "/en/news?page=2"],
  ["/nieuws?page=1", "/nieuws"],
  ["/evenementen?type=motoren", "/evenementen"],
  ["/en/events?month=2027-06&page=2", "/en/events"],
  ["/evenementen/tt-drenthe?app", "/evenementen/tt-drenthe"],
] as const) {
  test(`the one true address of ${path} is ${canonical}`, async ({ request, baseURL }) => {
    const head = await headOf(request, path);
    expect(head.link("canonical")).toEqual([`${baseURL}${canonical}`]);
    expect(head.meta("og:url")).toEqual([`${baseURL}${canonical}`]);
  });
}

for (const [dutch, english] of [
  ["/", "/en"],
  ["/evenementen/tt-drenthe", "/en/events/tt-drenthe"],
  ["/evenementen?type=motoren", "/en/events?month=2027-06"],
] as const) {
  test(`${dutch} and ${english} name each other as translations`, async ({ request, baseURL }) => {
    const plain = (path: string) => `${baseURL}${path.split("?")[0] ?? ""}`;
    for (const path of [dutch, english]) {
      const head = await headOf(request, path);
      expect(head.link("alternate", { hreflang: "nl" })).toEqual([plain(dutch)]);
      expect(head.link("alternate", { hreflang: "en" })).toEqual([plain(english)]);
      expect(head.link("alternate", { hreflang: "x-default" })).toEqual([plain(dutch)]);
    }
  });
}

test("a later page of the news names no translation, as other articles stand there", async ({ request }) => {
  const head = await headOf(request, "/nieuws?page=2");
  expect(head.link("alternate", { hreflang: "en" })).toEqual([]);
});

const required: Record<string, string[]> = {
  Organization: ["name", "url", "logo", "sameAs", "address"],
  WebSite: ["name", "url"],
  SportsEvent: ["name", "startDate", "endDate", "location", "eventStatus", "image", "organizer", "offers"],
  NewsArticle: ["headline", "datePublished", "dateModified", "author", "publisher", "image"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
};

for (const [path, kinds] of [
  ["/", ["Organization", "WebSite"]],
  ["/en", ["Organization", "WebSite"]],
  ["/evenementen/tt-drenthe", ["SportsEvent", "BreadcrumbList"]],
  ["/en/events/tt-drenthe", ["SportsEvent", "BreadcrumbList"]],
  ["/business/vip-arrangementen/lounge-startbrink", ["BreadcrumbList"]],
  ["/veelgestelde-vragen", ["BreadcrumbList", "FAQPage"]],
] as const) {
  test(`search engines find ${kinds.join(" and ")} in ${path}`, async ({ request }) => {
    const { structuredData } = await headOf(request, path);
    expect(structuredData.map((thing) => thing["@type"])).toEqual(kinds);
    for (const thing of structuredData) {
      expect(Object.keys(thing)).toEqual(expect.arrayContaining(required[String(thing["@type"])] ?? []));
    }
  });
}

test("search engines find a news article in each of its pages", async ({ request }) => {
  const [article] = await published.news("nl");
  const { structuredData } = await headOf(request, `/nieuws/${article?.slug}`);
  expect(structuredData).toMatchObject([{ "@type": "NewsArticle", headline: article?.title }]);
  expect(Object.keys(structuredData[0] ?? {})).toEqual(expect.arrayContaining(required["NewsArticle"] ?? []));
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

test("an error screen has nothing to tell search engines", async ({ request }) => {
  const head = await headOf(request, "/bestaat-niet");
  expect(head.structuredData).toEqual([]);
  expect(head.meta("og:title")).toEqual([]);
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

for (const path of ["/evenementen/bestaat-niet.ics", "/en/events/Geen%20Slug.ics"]) {
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test("the same event has one id in both languages, so that a calendar holds it once", async ({ request }) => {
  const uid = async (path: string) => /^UID:.*$/mu.exec(await (await request.get(path)).text())?.[0];
  expect(await uid("/evenementen/tt-drenthe.ics")).toBe(await uid("/en/events/tt-drenthe.ics"));
});

test("no page of the sitemap is closed to crawlers", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  const closed = [...text.matchAll(/^Disallow: (.+)$/gmu)].map(([, path = ""]) => path);
  const paths = await pathsOfSitemap(request);
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

for (const [path, picture] of [
  ["/", "/share/nl/home.jpg"],
  ["/en", "/share/en/home.jpg"],
  ["/evenementen/tt-drenthe", "/share/nl/evenementen/tt-drenthe.jpg"],
  ["/en/events/tt-drenthe", "/share/en/events/tt-drenthe.jpg"],
  ["/business/vip-arrangementen/lounge-startbrink", "/share/nl/business/vip-arrangementen/lounge-startbrink.jpg"],
  ["/en/faq", "/share/en/faq.jpg"],
] as const) {
  test(`who shares ${path} shows a poster of it`, async ({ request, baseURL }) => {
    const head = await headOf(request, path);
    expect(head.meta("og:image")).toEqual([`${baseURL}${picture}`]);
    expect(head.meta("og:image:alt")).toHaveLength(1);
    expect(head.meta("og:locale")).toEqual([path.startsWith("/en") ? "en_GB" : "nl_NL"]);
    expect(head.meta("og:locale:alternate")).toEqual([path.startsWith("/en") ? "nl_NL" : "en_GB"]);
    expect(head.meta("twitter:card")).toEqual(["summary_large_image"]);

    const answer = await request.get(picture);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    const bytes = await answer.body();
    expect(bytes.byteLength).toBeLessThan(100_000);
    expect(bytes.equals(await (await request.get(picture)).body())).toBe(true);
  });
}

for (const path of [
  "/share/nl/bestaat-niet.jpg",
  "/share/nl/evenementen/bestaat-niet.jpg",
  "/share/de/home.jpg",
  "/share/nl/home.png",
  "/share/nl/home",
]) {
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
