import { expect, test } from "vitest";
import { atomFeed, type FeedEntry } from "./atom-feed.ts";

const entry: FeedEntry = {
  id: "tag:site.example,2026:nieuws/1",
  title: "Helm & “hooi” <los>",
  address: "https://site.example/nieuws/helm",
  publishedAt: "2026-11-18T10:00:00+01:00",
  updatedAt: "2026-11-19T09:00:00.000Z",
  summary: null,
  picture: { address: "https://site.example/uploads/helm.jpg", type: "image/jpeg" },
};

const feed = {
  id: "tag:site.example,2026:nieuws",
  language: "nl",
  title: "Nieuws",
  author: "Circuit Drenthe",
  address: "https://site.example/nieuws/feed.xml",
  page: "https://site.example/nieuws",
  entries: [entry],
};

test("a feed reader gets each article with its moments, its picture and an id that stays", () => {
  const xml = atomFeed(feed);
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl">');
  expect(xml).toContain("<title>Helm &amp; “hooi” &lt;los&gt;</title>");
  expect(xml).toContain("<published>2026-11-18T09:00:00.000Z</published>");
  expect(xml).toContain("<id>tag:site.example,2026:nieuws/1</id>");
  expect(xml).toContain('<link rel="enclosure" type="image/jpeg" href="https://site.example/uploads/helm.jpg"/>');
  expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://site.example/nieuws/feed.xml"/>');
});

test("a feed is as new as its newest change", () => {
  const older = { ...entry, updatedAt: "2026-01-01T00:00:00Z" };
  expect(atomFeed({ ...feed, entries: [older, entry] })).toMatch(/<\/title>\n<updated>2026-11-19T09:00:00.000Z/u);
  expect(atomFeed({ ...feed, entries: [] })).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
});

test("what XML can't hold doesn't break the feed", () => {
  expect(atomFeed({ ...feed, title: "Bocht\u000B 1\uFFFF" })).toContain("<title>Bocht 1</title>");
});
