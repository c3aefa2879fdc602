import { expect, test } from "vitest";
import { StoredPage } from "./stored-page.ts";

const cachingAt = (address: string) => {
  const html = { etag: '"1"', contentType: "text/html; charset=utf-8", cacheTags: ["d:1"], isCompressed: true };
  const entry = { address, ...html, freshUntil: 0, data: null, headers: {} };
  const headers = new StoredPage(entry).unchanged;
  return headers[headers.indexOf("cache-control") + 1];
};

test.each([
  ["home, which no shared cache keeps", "/", "public, max-age=0, must-revalidate"],
  ["home with a query", "/?page=2", "public, max-age=0, must-revalidate"],
  ["any other page", "/en", "max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400"],
  ["the data of a page, which never changes", "/_data/a.txt", "public, max-age=86400, immutable"],
])("caches are told what they may do with %s", (_, address, caching) => {
  expect(cachingAt(address)).toBe(caching);
});
