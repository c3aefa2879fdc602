import { expect, test } from "vitest";
import { pathsInSitemap } from "./paths-in-sitemap.ts";

const locs = (...paths: string[]) => paths.map((path) => `<loc>https://site.example${path}</loc>`).join("");

const reading = (files: Record<string, string>) => (address: string) => Promise.resolve(files[address] ?? null);

test("every page of the sitemap is known once, by its path", async () => {
  const read = reading({ "/sitemap.xml": `<urlset>${locs("/", "/en", "/nieuws/a%20b", "/")}</urlset>` });
  expect(await pathsInSitemap(read)).toEqual(["/", "/en", "/nieuws/a%20b"]);
});

test("a sitemap in parts is read part by part", async () => {
  const read = reading({
    "/sitemap.xml": `<sitemapindex>${locs("/sitemap.xml?page=1", "/sitemap.xml?page=2")}</sitemapindex>`,
    "/sitemap.xml?page=1": `<urlset>${locs("/a")}</urlset>`,
    "/sitemap.xml?page=2": `<urlset>${locs("/b")}</urlset>`,
  });
  expect(await pathsInSitemap(read)).toEqual(["/a", "/b"]);
});

test("a sitemap of which a part is out of reach is read again later, not taken for the whole", async () => {
  expect(await pathsInSitemap(reading({}))).toBeNull();
  const part = { "/sitemap.xml": `<sitemapindex>${locs("/sitemap.xml?page=1")}</sitemapindex>` };
  expect(await pathsInSitemap(reading(part))).toBeNull();
});
