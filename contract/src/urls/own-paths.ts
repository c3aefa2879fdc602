import { isLocale, type Locale } from "../locales.ts";
import { documentFolders, documentPath, homePath, homeSlug, localeOfPath } from "./paths.ts";

/** Folders whose addresses the site answers itself, whatever the language. */
export const ownFolders = [
  "_data",
  "assets",
  "builds",
  "connect",
  "flags",
  "forms",
  "icons",
  "locale",
  "share",
  "shop",
  "streams",
  "uploads",
] as const;

/** Folders that are shut to visitors: a proxy in front answers 404 for the content system's API and for purges. */
export const closedFolders = ["_purge", "api"] as const;

/** Folders of files: of the build, of the media library, and of the data of stored pages, each by its digest. */
export const assetsFolder = "/assets/";
export const uploadsFolder = "/uploads/";
export const pageDataFolder = "/_data/";

/** Folders of the language switch and of flags, each with a language, and of icons' path data, by name. */
export const localeFolder = "/locale/";
export const flagsFolder = "/flags/";
export const iconsFolder = "/icons/";

/** Data about builds: `latest.json` names the newest one; `meta/{id}.json` lists the pages that are stored of one. */
export const buildsFolder = "/builds/";
export const latestBuildPath = "/builds/latest.json";

/** Folder of the live cameras' own streams, `{folder}{camera}/{file}`, and what says how many cameras are live now. */
export const streamsFolder = "/streams/";
export const camerasOnAirPath = "/streams/on-air.json";

/** Playlist of a camera's own stream: a camera with this address shows the site's own film. */
export function ownStreamPath(camera: string): string {
  return `${streamsFolder}${camera}/index.m3u8`;
}

/** A still of a camera's own stream. @param slot - Which half minute since 1970. */
export function ownStillPath(camera: string, slot: number): string {
  return `${streamsFolder}${camera}/${slot}.webp`;
}

/** Where a form gets its token. */
export const formStartPath = "/forms/start";

/** What is left of each ticket, the same for everyone. */
export const shopAvailabilityPath = "/shop/availability";

/** Waiting pages poll their position here: `{folder}{event}`, and `{folder}{event}/draw` for the draw's list. */
export const waitingRequestFolder = "/shop/waiting-room/";

/** Addresses for health checks and for purges from the content system. */
export const healthPath = "/healthz";
export const purgePath = "/_purge";

/** Webhook of the payment provider, in the folder `shop`. */
export const paymentHookPath = "/shop/payment";

/** The sitemap, which lists every address of the site; the same file in both languages. */
export const sitemapPaths: Record<Locale, string> = { nl: "/sitemap.xml", en: "/en/sitemap.xml" };

/** Calendar file of all events of the season, by language. */
export const seasonCalendarPaths: Record<Locale, string> = { nl: "/evenementen.ics", en: "/en/events.ics" };

/** The season as a poster to print, by language. */
export const seasonPosterPaths: Record<Locale, string> = { nl: "/seizoensposter", en: "/en/season-poster" };

/** The paths of the circuit, for a browser that finds a way from where its visitor is; the same in both languages. */
export const walkPathsFile = "/looproutes.json";

/** Feed of the newest articles, by language. */
export const newsFeedPaths: Record<Locale, string> = { nl: "/nieuws/feed.xml", en: "/en/news/feed.xml" };

/** Folders for links in mails and for the newsletter's form, by language: every answer in them is one visitor's. */
export const subscriptionFolders: Record<Locale, string> = { nl: "/aanmelding/", en: "/en/subscription/" };

/** Addresses to which the newsletter's form posts when the circuit keeps the list itself. */
export const newsletterPaths: Record<Locale, string> = {
  nl: "/aanmelding/nieuwsbrief",
  en: "/en/subscription/newsletter",
};

/** Pages that mail a link to whoever asks, and, as `{path}/{token}`, to which that leads: its browser then counts by its inbox. */
export const addressPaths: Record<Locale, string> = { nl: "/aanmelding/adres", en: "/en/subscription/address" };

/**
 * Pages of a visitor's order, by language: `{checkout}/{cart}`, `{waitingRoom}/{slug}`, `{checkout}/{token}` and `{order}/{token}`. Every answer
 * in these folders is one visitor's. The cart's usual page is content, with a block; the one here needs no scripts.
 * `openOrder` leads to the order that waits for its payment, so that no other page needs to have its address.
 */
export const checkoutPaths: Record<
  "checkout" | "cart" | "waitingRoom" | "openOrder" | "order",
  Record<Locale, string>
> = {
  checkout: { nl: "/afrekenen", en: "/en/checkout" },
  cart: { nl: "/afrekenen/winkelwagen", en: "/en/checkout/cart" },
  waitingRoom: { nl: "/afrekenen/wachtkamer", en: "/en/checkout/waiting-room" },
  openOrder: { nl: "/afrekenen/openstaand", en: "/en/checkout/open-order" },
  order: { nl: "/bestelling", en: "/en/order" },
};

/** Names of the files of an order, by language: `{order}/{token}/{name}`. */
export const orderFileNames: Record<"tickets" | "invoice" | "calendar", Record<Locale, string>> = {
  tickets: { nl: "tickets.pdf", en: "tickets.pdf" },
  invoice: { nl: "factuur.pdf", en: "invoice.pdf" },
  calendar: { nl: "agenda.ics", en: "calendar.ics" },
};

/** Page of the scanners at the gates, by language: staff only, and each device sees its own. */
export const scanPaths: Record<Locale, string> = { nl: "/scan", en: "/en/scan" };

/** Where that page sends scans and asks for keys. */
export const scanRequestPath = "/shop/scan";

/** The script that keeps the scan page, and a visitor's orders, readable without a network. */
export const pageWorkerPath = "/shop/page-worker.js";

/** A visitor's pages poll the status of an order here, and extend a hold. */
export const orderStatusPath = "/shop/order";

/** Pages of a visitor's account, by language. Every answer of these, and below `account`, is one visitor's. */
export const accountPaths: Record<
  "account" | "signIn" | "register" | "forgotPassword" | "resetPassword" | "confirmEmail",
  Record<Locale, string>
> = {
  account: { nl: "/account", en: "/en/account" },
  signIn: { nl: "/inloggen", en: "/en/login" },
  register: { nl: "/registreren", en: "/en/register" },
  forgotPassword: { nl: "/wachtwoord-vergeten", en: "/en/forgot-password" },
  resetPassword: { nl: "/wachtwoord-instellen", en: "/en/reset-password" },
  confirmEmail: { nl: "/e-mail-bevestigen", en: "/en/confirm-email" },
};

/**
 * Orders in a visitor's account, by language. Their address opens them within the visitor's session alone: no token of
 * theirs is in it, nor a ticket's code, which browsers would keep in their history.
 */
export const accountOrderPaths: Record<Locale, string> = { nl: "/account/bestelling", en: "/en/account/order" };

/** Page of an order in its visitor's account. @param number - `CD-270418`; in an address it is in small letters. */
export function accountOrderPath(number: string, locale: Locale): string {
  return `${accountOrderPaths[locale]}/${number.toLowerCase()}`;
}

/**
 * Folder in which signing in by a provider begins: `{folder}{provider}` leads to that provider. The content system's call
 * has the same.
 */
export const connectFolder = "/connect/";

/** Where a provider leads back to, by its name as the content system has it, and where a visitor goes on from there. */
export function providerPath(provider: string, locale: Locale): string {
  return `${accountPaths.signIn[locale]}/${provider}`;
}

/** All that is stored of a visitor, as a file, by the language of its name; and what the header shows of them. */
export const accountExportPaths: Record<Locale, string> = {
  nl: "/account/mijn-gegevens.json",
  en: "/account/my-data.json",
};
export const accountInitialPath = "/account/initial.json";

/** Where the page to sign in asks what a passkey has to sign. */
export const accountPasskeyPath = "/account/passkey";

/** Pages around the drawn circuit, by language: `{view}/{stand}` and `{tour}/{stop}`; `{tour}` leads to the first stop. */
export const circuitPaths: Record<"view" | "tour", Record<Locale, string>> = {
  view: { nl: "/uitzicht", en: "/en/view" },
  tour: { nl: "/rondleiding", en: "/en/virtual-tour" },
};

/** The circuit as the browser draws it, for both languages. */
export const sceneCircuitPath = "/uitzicht/circuit.json";

/** Page of the view from a stand. @param stand - Its id. */
export function viewPath(stand: string, locale: Locale): string {
  return `${circuitPaths.view[locale]}/${stand}`;
}

/** Page of a stop of the virtual tour. @param stop - Its id. */
export function tourPath(stop: string, locale: Locale): string {
  return `${circuitPaths.tour[locale]}/${stop}`;
}

/**
 * Tells whether the site answers an address by itself, without an entry of the content system.
 *
 * @param path - Starts with `/`, without a query; upper and lower case are the same.
 */
export function isOwnPath(path: string): boolean {
  const small = path.toLowerCase();
  const files = [healthPath, purgePath, "/favicon.ico", "/favicon.svg", "/robots.txt", walkPathsFile];
  const madeFiles = [sitemapPaths, seasonCalendarPaths, newsFeedPaths].flatMap((paths) => Object.values(paths));
  if ([...files, ...madeFiles].includes(small)) return true;
  if ([circuitPaths.tour, seasonPosterPaths].some((paths) => Object.values(paths).includes(small))) return true;
  return [...ownFolders, ...viewFolders].some(isWithin(small)) || isSubscriptionPath(small);
}

/**
 * Tells whether an address is reserved, so that no document may have it: the site uses it itself, or will
 * once visitors have accounts, or a proxy in front keeps it from visitors.
 *
 * @param path - Starts with `/`, without a query; upper and lower case are the same.
 */
export function isReservedPath(path: string): boolean {
  const pages = [
    ...Object.values(circuitPaths),
    seasonPosterPaths,
    subscriptionFolders,
    scanPaths,
    ...Object.values(checkoutPaths),
    ...Object.values(accountPaths),
  ].flatMap((paths) => Object.values(paths));
  return isOwnPath(path) || [...ownFolders, ...closedFolders, ...pages].some(isBelow(path.toLowerCase()));
}

/**
 * Tells whether a page may not have an address: it is reserved, or belongs to another language or to events,
 * news or arrangements.
 *
 * @param locale - Language of the page.
 */
export function isReservedForOthers(path: string, locale: Locale): boolean {
  const small = path.toLowerCase();
  const isForeign = localeOfPath(small) !== locale;
  const isDocument = Object.values(documentFolders).some((folders) => small.startsWith(folders[locale]));
  return isForeign || isDocument || isReservedPath(small);
}

/**
 * Tells whether the router in the browser can navigate to a path. The browser itself loads files, the
 * folders that only the server answers, and a visitor's checkout, order and account: what runs on other pages, such as
 * measuring, is then gone from these.
 */
export function isPagePath(path: string): boolean {
  if (filesAndRequests.some((folder) => path.startsWith(folder)) || isOrderPath(path) || isAccountPath(path)) {
    return false;
  }
  return !/\.[^/]*$/u.test(path);
}

// Made once: every request asks for them.
const filesAndRequests = ownFolders.map((folder) => `/${folder}/`);
const accountFolders = Object.values(accountPaths)
  .flatMap((paths) => Object.values(paths))
  .map((folder) => `${folder}/`);
const viewFolders = Object.values(circuitPaths).flatMap((paths) => Object.values(paths));
const cartPages = Object.values(checkoutPaths.cart);
const orderFolders = [checkoutPaths.checkout, checkoutPaths.order]
  .flatMap((paths) => Object.values(paths))
  .map((folder) => `${folder}/`);

/** Tells whether a path is of a visitor's account, or leads into it, in any language. */
export function isAccountPath(path: string): boolean {
  return accountFolders.some((folder) => `${path}/`.startsWith(folder));
}

/** Tells whether a path is of a visitor's checkout or order, in any language: such an address may open the order. */
export function isOrderPath(path: string): boolean {
  return !cartPages.includes(path) && orderFolders.some((folder) => `${path}/`.startsWith(folder));
}

/** Tells whether a path is in the folder for subscriptions, in any language. */
export function isSubscriptionPath(path: string): boolean {
  return Object.values(subscriptionFolders).some((folder) => path.startsWith(folder));
}

/** Path of the data about one build: which pages are stored of it. */
export function buildMetaPath(id: string): string {
  return `/builds/meta/${id}.json`;
}

/** Where scripts send a form. @param locale - Or the name of a parameter, as in the route table. */
export function formPath(locale: Locale | ":locale", form: string): string {
  return `/forms/${locale}/${form}`;
}

/** Where a visitor's cart is read and changed. @param locale - Or the name of a parameter, as in the route table. */
export function cartRequestPath(locale: Locale | ":locale"): string {
  return `/shop/${locale}/cart`;
}

/** Name of the media library's file at an address; `null` for any other address. */
export function nameOfUpload(path: string): string | null {
  return /^\/uploads\/(\w[\w.-]*)$/u.exec(path)?.[1] ?? null;
}

/**
 * Path of the picture for link previews of a page.
 *
 * @param path - The path of the page, without a query.
 */
export function shareImagePath(path: string, locale: Locale): string {
  const home = homePath(locale);
  const address = path === home ? homeSlug : path.slice(home === "/" ? 1 : home.length + 1);
  return `/share/${locale}/${address}.jpg`;
}

/** Path of the page that a link preview's picture belongs to; `null` for any other address. */
export function pageOfShareImage(address: string): string | null {
  const [, locale, path = ""] = /^\/share\/(\w+)\/(.+)\.jpg$/u.exec(address) ?? [];
  return isLocale(locale) && path !== "" ? documentPath("page", path, locale) : null;
}

/** Makes a test for folders: whether the path is in it. */
function isWithin(path: string): (folder: string) => boolean {
  return (folder) => path.startsWith(`/${folder.replace(/^\//u, "")}/`);
}

/** Makes a test for folders: whether the path is the folder itself, or in it. */
function isBelow(path: string): (folder: string) => boolean {
  return (folder) => `${path}/`.startsWith(`/${folder.replaceAll(/^\/|\/$/gu, "")}/`);
}
