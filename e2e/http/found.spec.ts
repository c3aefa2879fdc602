import { published } from "../fixtures/content-system.ts";
import { headOf } from "../fixtures/page-head.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { pathsOfSitemap } from "../fixtures/sitemap.ts";
import { expect, test } from "../fixtures/http-test.ts";

for (const path of inTurn(["/sitemap.xml", "/en/sitemap.xml"])) {
  test(`R08 ${path} tells of every page when it changed, and its version for any other language`, async ({
    request,
  }) => {
    const xml = await (await request.get(path)).text();
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
}

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

for (const [path, canonical] of inTurn([
  ["/nieuws?page=2", "/nieuws?page=2"],
  ["/en/news?page=2&utm_source=mail", "/en/news?page=2"],
  ["/nieuws?page=1", "/nieuws"],
  ["/evenementen?type=motoren", "/evenementen"],
  ["/en/events?month=2027-06&page=2", "/en/events"],
  ["/evenementen/tt-drenthe?app", "/evenementen/tt-drenthe"],
] as const)) {
  test(`the one true address of ${path} is ${canonical}`, async ({ request, baseURL }) => {
    const head = await headOf(request, path);
    expect(head.link("canonical")).toEqual([`${baseURL}${canonical}`]);
    expect(head.meta("og:url")).toEqual([`${baseURL}${canonical}`]);
  });
}

for (const [dutch, english] of inTurn([
  ["/", "/en"],
  ["/evenementen/tt-drenthe", "/en/events/tt-drenthe"],
  ["/evenementen?type=motoren", "/en/events?month=2027-06"],
] as const)) {
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

// What is in each, `web/app/features/structured-data` tests.
for (const [path, kinds] of inTurn([
  ["/", ["Organization", "WebSite"]],
  ["/en", ["Organization", "WebSite"]],
  ["/evenementen/tt-drenthe", ["SportsEvent", "BreadcrumbList"]],
  ["/en/events/tt-drenthe", ["SportsEvent", "BreadcrumbList"]],
  ["/business/vip-arrangementen/lounge-startbrink", ["BreadcrumbList"]],
  ["/veelgestelde-vragen", ["BreadcrumbList", "FAQPage"]],
] as const)) {
  test(`search engines find ${kinds.join(" and ")} in ${path}`, async ({ request }) => {
    const { structuredData } = await headOf(request, path);
    expect(structuredData.map((thing) => thing["@type"])).toEqual(kinds);
  });
}

test("search engines find a news article in each of its pages", async ({ request }) => {
  const [article] = await published.news("nl");
  const { structuredData } = await headOf(request, `/nieuws/${article?.slug}`);
  expect(structuredData).toMatchObject([{ "@type": "NewsArticle", headline: article?.title }]);
});

test("an error screen has nothing to tell search engines", async ({ request }) => {
  const head = await headOf(request, "/bestaat-niet");
  expect(head.structuredData).toEqual([]);
  expect(head.meta("og:title")).toEqual([]);
});

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

for (const [path, picture] of inTurn([
  ["/", "/share/nl/home.jpg"],
  ["/en", "/share/en/home.jpg"],
  ["/evenementen/tt-drenthe", "/share/nl/evenementen/tt-drenthe.jpg"],
  ["/en/events/tt-drenthe", "/share/en/events/tt-drenthe.jpg"],
  ["/business/vip-arrangementen/lounge-startbrink", "/share/nl/business/vip-arrangementen/lounge-startbrink.jpg"],
  ["/en/faq", "/share/en/faq.jpg"],
] as const)) {
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

for (const path of inTurn(
  [
    "/evenementen/bestaat-niet.ics",
    "/en/events/Geen%20Slug.ics",
    "/share/nl/bestaat-niet.jpg",
    "/share/nl/evenementen/bestaat-niet.jpg",
    "/share/de/home.jpg",
    "/share/nl/home.png",
    "/share/nl/home",
  ],
  2,
)) {
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
