import { expect, test } from "vitest";
import { pageRoutes } from "../vite/route-table.ts";

const below = (parentId: string, path?: string) => ({ parentId, path });

test("the table of every page has the routes that the router goes to, and no files, requests or visitors' areas", () => {
  const routes = {
    root: { path: "" },
    robots: below("root", "robots.txt"),
    feed: below("nl", "nieuws/feed.xml"),
    form: below("root", "forms/:locale/:form"),
    nl: below("root"),
    home: below("nl"),
    article: below("nl", "nieuws/:slug"),
    calendar: below("nl", "evenementen/:slug.ics"),
    order: below("nl", "bestelling/:token"),
    account: below("nl", "account"),
    page: below("nl", "*"),
    en: below("root", "en"),
    "en/login": below("en", "login"),
    "en/page": below("en", "*"),
  };
  expect(Object.keys(pageRoutes(routes))).toEqual(["root", "nl", "home", "article", "page", "en", "en/page"]);
});
