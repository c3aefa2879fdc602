import { expect, test } from "vitest";
import { sitemapXml } from "./sitemap-xml.ts";

test("R08 a search engine reads every address with its change and its languages", () => {
  const xml = sitemapXml([
    {
      address: "https://site.example/a&b",
      updatedAt: "2026-11-18T09:00:00.000Z",
      alternates: [
        { language: "nl", address: "https://site.example/a&b" },
        { language: "en", address: "https://site.example/en/a" },
      ],
    },
  ]);
  expect(xml).toContain("<loc>https://site.example/a&amp;b</loc><lastmod>2026-11-18T09:00:00.000Z</lastmod>");
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://site.example/en/a"/>');
  expect(xml).not.toMatch(/&(?!amp;)/u);
});
