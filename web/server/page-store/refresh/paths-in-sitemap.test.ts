import { expect, test } from "vitest";
import { pathsInSitemap } from "./paths-in-sitemap.ts";

test("a sitemap names each page once, whatever its languages", () => {
  const sitemap =
    "<urlset><url><loc>http://s/a</loc></url><url><loc>http://s/en/b</loc></url><loc>http://s/a</loc></urlset>";
  expect(pathsInSitemap(sitemap)).toEqual(["/a", "/en/b"]);
});
