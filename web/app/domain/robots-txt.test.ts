import { expect, test } from "vitest";
import { robotsTxt } from "./robots-txt.ts";

const sitemap = "https://site.example/sitemap.xml";

test("crawlers may read all but what is closed, and learn where the sitemap is", () => {
  expect(robotsTxt({ isOpen: true, closedPaths: ["/kar", "/_purge", "/kar"], sitemap })).toBe(
    "User-agent: *\nAllow: /\nDisallow: /_purge\nDisallow: /kar\n\nSitemap: https://site.example/sitemap.xml\n",
  );
});

test("a closed site turns every crawler away", () => {
  expect(robotsTxt({ isOpen: false, closedPaths: [], sitemap })).toBe("User-agent: *\nDisallow: /\n");
});
