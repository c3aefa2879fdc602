import { expect, test } from "vitest";
import { subscriptionPaths } from "../src/forms/subscriptions.ts";
import { locales } from "../src/locales.ts";
import * as ownPaths from "../src/urls/own-paths.ts";
import {
  accountPaths,
  closedFolders,
  isOwnPath,
  isClientRoutedPath,
  isReservedForOthers,
  isReservedPath,
  isSubscriptionPath,
  nameOfUpload,
  newsletterPaths,
  ownFolders,
  pageOfShareImage,
  shareImagePath,
} from "../src/urls/own-paths.ts";
import { localeOfPath } from "../src/urls/paths.ts";

test("editors can link to views from stands, to the tour and to the season’s poster, and publish nothing there", () => {
  for (const locale of locales) {
    const paths = [
      ownPaths.viewPath("hunebed", locale),
      ownPaths.tourPath("grid", locale),
      ownPaths.circuitPaths.tour[locale],
      ownPaths.seasonPosterPaths[locale],
    ];
    expect(paths.map((path) => [isOwnPath(path), isReservedPath(path), isClientRoutedPath(path)])).toEqual(
      paths.map(() => [true, true, true]),
    );
  }
  const folder = [isOwnPath("/uitzicht"), isReservedPath("/uitzicht"), isReservedPath("/uitzichten")];
  expect(folder).toEqual([false, true, false]);
});

test("all that mails and the newsletter lead to is one visitor's", () => {
  const paths = [
    newsletterPaths,
    ownPaths.emailConfirmationPaths,
    subscriptionPaths.confirm,
    subscriptionPaths.unsubscribe,
  ];
  const all = paths.flatMap((each) => Object.values(each));
  expect(all.filter((path) => !isSubscriptionPath(path))).toEqual([]);
  expect(["/nieuws/aanmelding", "/en", "/aanmelding"].filter((path) => isSubscriptionPath(path))).toEqual([]);
});

test("an order in an account has an address in small letters, which the browser itself loads", () => {
  expect(ownPaths.accountOrderPath("CD-270418", "nl")).toBe("/account/bestelling/cd-270418");
  expect(ownPaths.accountOrderPath("CD-270418", "en")).toBe("/en/account/order/cd-270418");
  const paths = locales.map((locale) => ownPaths.accountOrderPath("CD-270418", locale));
  expect(paths.filter((path) => isClientRoutedPath(path))).toEqual([]);
});

test.each(["/healthz", "/_purge", "/robots.txt", "/Sitemap.xml", "/share/nl/home.jpg", "/en/subscription/confirm/x"])(
  "the site answers %s itself, and keeps it from editors",
  (path) => expect([isOwnPath(path), isReservedPath(path)]).toEqual([true, true]),
);

test("nothing is published in a folder of the site, at its address or for an account, in capitals neither", () => {
  const accounts = Object.values(accountPaths).flatMap((paths) => Object.values(paths));
  const folders = [...ownFolders, ...closedFolders].map((folder) => `/${folder}`);
  const paths = [...folders, ...accounts, "/aanmelding", "/en/subscription"];
  const all = paths.flatMap((path) => [path, `${path}/diep`, path.toUpperCase()]);
  expect(all.filter((path) => !isReservedPath(path))).toEqual([]);
  // These are reserved, but not answered, or not yet: a link to them is broken.
  expect([...accounts, "/share", "/aanmelding", "/api", "/api/pages"].filter((path) => isOwnPath(path))).toEqual([]);
});

test("every address in the table is kept from editors", () => {
  const texts = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap((each) => texts(each));
  const addresses = texts({ ...ownPaths }).filter((text) => text.startsWith("/"));
  const made = [ownPaths.buildMetaPath("1a"), ownPaths.formPath("nl", "x"), ownPaths.cartRequestPath("nl")];
  expect(addresses).toContain("/forms/start");
  expect([...addresses, ...made].filter((path) => !isReservedPath(path))).toEqual([]);
});

test.each([
  ["/uploads/baan_1a2b.jpg", "baan_1a2b.jpg"],
  ["/uploads/", null],
  ["/uploads/.env", null],
  ["/uploads/a/b.jpg", null],
  ["/nieuws/uploads/a.jpg", null],
])("the file of the media library at %s is %s", (path, name) => {
  expect(nameOfUpload(path)).toBe(name);
});

test.each(["/", "/en", "/nieuws", "/evenementen/tt", "/shared", "/en/share", "/accountant", "/100jaarTTmagazine"])(
  "%s is for editors",
  (path) => expect([isOwnPath(path), isReservedPath(path)]).toEqual([false, false]),
);

test.each([
  ["nl", "/evenementen/diep", true],
  ["nl", "/evenementen", false],
  ["nl", "/en/page", true],
  ["nl", "/events/diep", false],
  ["en", "/en/events/deep", true],
  ["en", "/en/page", false],
  ["en", "/en/account", true],
] as const)("a page in %s at %s is hidden: %s", (locale, path, isHidden) => {
  expect(isReservedForOthers(path, locale)).toBe(isHidden);
});

test("the browser's router loads pages, and no files or redirects", () => {
  const others = ["/uploads/a_1b.pdf", "/evenementen.ics", "/locale/en"];
  expect(["/nieuws", "/100jaarTTmagazine", "/", ...others].filter((path) => !isClientRoutedPath(path))).toEqual(others);
});

test.each([
  ["/share/nl/home.jpg", "/"],
  ["/share/en/home.jpg", "/en"],
  ["/share/en/events/tt-drenthe.jpg", "/en/events/tt-drenthe"],
  ["/share/nl/nieuws/een-artikel.jpg", "/nieuws/een-artikel"],
] as const)("%s is the picture of %s for link previews", (picture, path) => {
  expect(pageOfShareImage(picture)).toBe(path);
  expect(shareImagePath(path, localeOfPath(path))).toBe(picture);
});

test.each(["/share/fr/home.jpg", "/share/nl/.jpg", "/nieuws"])("%s is no picture for link previews", (path) => {
  expect(pageOfShareImage(path)).toBeNull();
});
