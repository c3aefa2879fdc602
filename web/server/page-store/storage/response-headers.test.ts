import { expect, test } from "vitest";
import { responseHeaders } from "./response-headers.ts";

const entryOf = (cacheTags: string[], address = "/evenementen") => ({
  address,
  etag: '"1"',
  contentType: "text/html; charset=utf-8",
  cacheTags,
  freshUntil: 0,
  data: null,
  headers: {},
  digests: { identity: "1" },
});

function cacheTagsOf(cacheTags: string[]): string[] {
  const { unchanged } = responseHeaders(entryOf(cacheTags));
  return unchanged[unchanged.indexOf("cache-tag") + 1]?.split(",") ?? [];
}

test("a list of ten thousand documents has a head that every client takes, with the list's own tag in it", () => {
  const documents = Array.from({ length: 10_000 }, (_, index) => `d:${index}`);
  const tags = cacheTagsOf([...documents, "l:events:nl"]);
  expect(tags.join(",").length).toBeLessThan(4000);
  expect(tags).toContain(cacheTagsOf(["l:events:nl"])[0]);
});

test("a page of some parts names them all", () => {
  expect(cacheTagsOf(["d:1", "d:2", "l:menus:nl"])).toHaveLength(3);
});

test("home, which no shared cache keeps, carries no tags", () => {
  for (const address of ["/", "/?page=2"]) {
    const { unchanged } = responseHeaders(entryOf(["d:1"], address));
    expect(unchanged).toContain("public, max-age=0, must-revalidate");
    expect(unchanged).not.toContain("cache-tag");
  }
});
