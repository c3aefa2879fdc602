import { expect, test } from "vitest";
import type { PageEntry } from "../storage/page-entry.ts";
import { RecentVisits } from "./recent-visits.ts";
import { inOrder } from "./refresh-order.ts";

const entryOf = (address: string): PageEntry => ({
  address,
  etag: "",
  contentType: "text/html",
  headers: {},
  cacheTags: [],
  freshUntil: 0,
  digests: {},
  data: null,
});

const entries = ["/diep/pad/a", "/nieuws/een-artikel", "/contact", "/en", "/tickets", "/evenementen/tt", "/"].map(
  entryOf,
);
const change = { cursor: 1, type: "events", documentId: "a", locale: "nl" as const, slugs: ["tt"], moments: [] };

test("the changed document's page comes first, then home, then those below it by depth", () => {
  const order = inOrder(entries, [change], new RecentVisits()).map(({ address }) => address);
  expect(order).toEqual(["/evenementen/tt", "/en", "/", "/contact", "/tickets", "/nieuws/een-artikel", "/diep/pad/a"]);
});

test("of all other pages the most visited come first", () => {
  const visits = new RecentVisits();
  visits.add({ "/diep/pad/a": 9, "/tickets": 20, "/evenementen/tt": 1 });
  const order = inOrder(entries, [change], visits).map(({ address }) => address);
  expect(order).toEqual(["/evenementen/tt", "/en", "/", "/tickets", "/diep/pad/a", "/contact", "/nieuws/een-artikel"]);
});
