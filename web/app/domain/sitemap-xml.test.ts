import { expect, test } from "vitest";
import { sitemapFile, type SitemapUrl } from "./sitemap-xml.ts";

const twins: SitemapUrl = {
  address: "https://site.example/a&b",
  updatedAt: "2026-11-18T10:00:00.123+01:00",
  alternates: [
    { language: "nl", address: "https://site.example/a&b" },
    { language: "en", address: "https://site.example/en/a" },
  ],
};

const address = "https://site.example/sitemap.xml";

const sitemapXml = (urls: readonly SitemapUrl[], defaultLanguage: string) =>
  sitemapFile(urls, { defaultLanguage, address, page: null }) ?? "";

const articles = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...twins,
    address: `https://site.example/nieuws/bericht-${number}`,
  }));

test("R08 a search engine reads every address with its change and its languages", () => {
  const xml = sitemapXml([twins], "nl");
  expect(xml).toContain("<loc>https://site.example/a&amp;b</loc><lastmod>2026-11-18T09:00:00Z</lastmod>");
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://site.example/en/a"/>');
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/a&amp;b"/>');
  expect(xml).not.toMatch(/&(?!amp;)/u);
});

test("R08 a page without a version in the default language has none for other languages", () => {
  const alternates = twins.alternates.filter(({ language }) => language === "en");
  expect(sitemapXml([{ ...twins, alternates }], "nl")).not.toContain("x-default");
});

test("R08 a sitemap of 20,000 addresses is complete and within what search engines take", () => {
  const xml = sitemapXml(articles(20_000), "nl");
  expect(new Set(xml.match(/<loc>[^<]+<\/loc>/gu)).size).toBe(20_000);
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
});

test("R08 a sitemap with more addresses than a file may have is an index of files that hold each of them once", () => {
  const urls = articles(100_001).map((url, number) => {
    return { ...url, updatedAt: `2026-11-0${Math.floor(number / 25_000) + 1}T10:00:00Z` };
  });
  const file = (page: string | null) => sitemapFile(urls, { defaultLanguage: "nl", address, page });
  const addressesIn = (xml: string | null) =>
    [...(xml ?? "").matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, found]) => found);
  expect(file(null)).toContain("<sitemapindex");
  expect(file(null)).toContain(`<loc>${address}?page=2</loc><lastmod>2026-11-04T10:00:00Z</lastmod>`);
  expect(addressesIn(file(null))).toHaveLength(3);
  expect(["1", "2", "3"].flatMap((page) => addressesIn(file(page)))).toEqual(urls.map((url) => url.address));
  expect(file("4")).toBeNull();
});
