import { isLocale, type Locale } from "../locales.ts";
import { documentFolders, documentPath, homePath, homeSlug, localeOfPath } from "./paths.ts";

/** Top-level folders that the site's server answers itself, in all languages. */
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

/** Folders that visitors can't reach: a proxy in front answers 404 for the CMS's API and for purges. */
export const closedFolders = ["_purge", "api"] as const;

/** Folders of files: the build's, the media library's, and the data of stored pages, whose names are digests. */
export const assetsFolder = "/assets/";
export const uploadsFolder = "/uploads/";
export const pageDataFolder = "/_data/";

/** Folders of the language switch (`{folder}{locale}`), of flags by locale, and of icons' path data by name. */
export const localeFolder = "/locale/";
export const flagsFolder = "/flags/";
export const iconsFolder = "/icons/";

/** Data about builds: `latest.json` has the id of the newest build; `meta/{id}.json` lists a build's stored pages. */
export const buildsFolder = "/builds/";
export const latestBuildPath = "/builds/latest.json";

/** Folder of the streams that the site itself serves, `{folder}{camera}/{file}`, and the path of the live cameras. */
export const streamsFolder = "/streams/";
export const camerasOnAirPath = "/streams/on-air.json";

/** Returns the playlist's path of a stream that the site itself serves, from a film file. */
export function ownStreamPath(camera: string): string {
  return `${streamsFolder}${camera}/index.m3u8`;
}

/** Returns the path of a still of such a stream. @param slot - Number of half minutes since 1970. */
export function ownStillPath(camera: string, slot: number): string {
  return `${streamsFolder}${camera}/${slot}.webp`;
}

/** Path from which scripts request a form token. */
export const formStartPath = "/forms/start";

/** Path of the tickets' availability, the same for everyone. */
export const shopAvailabilityPath = "/shop/availability";

/** Folder at which waiting pages poll their position, `{folder}{event}`, and read the draw, `{folder}{event}/draw`. */
export const waitingRequestFolder = "/shop/waiting-room/";

/** Paths for health checks and for purge requests of the CMS. */
export const healthPath = "/healthz";
export const purgePath = "/_purge";

/** Webhook of the payment provider. */
export const paymentHookPath = "/shop/payment";

/** The sitemap of all pages in both languages, the same file at either path. */
export const sitemapPaths: Record<Locale, string> = { nl: "/sitemap.xml", en: "/en/sitemap.xml" };

/** Calendar file of all events of the season, by language. */
export const seasonCalendarPaths: Record<Locale, string> = { nl: "/evenementen.ics", en: "/en/events.ics" };

/** Printable poster of the season, by language. */
export const seasonPosterPaths: Record<Locale, string> = { nl: "/seizoensposter", en: "/en/season-poster" };

/** The circuit's network of paths, for routes from the visitor's own position; the same in both languages. */
export const walkPathsFile = "/looproutes.json";

/** Feed of the newest articles, by language. */
export const newsFeedPaths: Record<Locale, string> = { nl: "/nieuws/feed.xml", en: "/en/news/feed.xml" };

/** Folders of links in mails and of the newsletter's form, by language; never cached. */
export const subscriptionFolders: Record<Locale, string> = { nl: "/aanmelding/", en: "/en/subscription/" };

/** Paths to which the newsletter's form posts, unless the settings name another service. */
export const newsletterPaths: Record<Locale, string> = {
  nl: "/aanmelding/nieuwsbrief",
  en: "/en/subscription/newsletter",
};

/**
 * Pages on which visitors confirm their e-mail address by a mailed link, `{path}/{token}`. Limits then count by that
 * address in place of their network.
 */
export const emailConfirmationPaths: Record<Locale, string> = {
  nl: "/aanmelding/adres",
  en: "/en/subscription/address",
};

/**
 * Pages of a visitor's order, by language, never cached: `{cart}`, `{waitingRoom}/{slug}`, `{checkout}/{token}` and
 * `{order}/{token}`. This cart needs no scripts; the usual one is an editor's page with a block. `openOrder` redirects
 * to the order that awaits payment, so that no other page contains its URL.
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

/** Names of an order's files, by language: `{order}/{token}/{name}`. */
export const orderFileNames: Record<"tickets" | "invoice" | "calendar", Record<Locale, string>> = {
  tickets: { nl: "tickets.pdf", en: "tickets.pdf" },
  invoice: { nl: "factuur.pdf", en: "invoice.pdf" },
  calendar: { nl: "agenda.ics", en: "calendar.ics" },
};

/** Page of the scanners at the gates, by language, for staff only. */
export const scanPaths: Record<Locale, string> = { nl: "/scan", en: "/en/scan" };

/** Path to which the scanners' page posts scans, and from which it gets its public keys. */
export const scanRequestPath = "/shop/scan";

/** The service worker that keeps the scanners' page, and a visitor's orders, readable offline. */
export const pageWorkerPath = "/shop/page-worker.js";

/** Path at which scripts poll an order's status, and extend the time for which its stock is reserved. */
export const orderStatusPath = "/shop/order";

/** Pages of a visitor's account, by language; never cached, and neither are pages below `account`. */
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

/** Folder of the orders in a visitor's account, by language. Their URLs contain no token, but need the session. */
export const accountOrderPaths: Record<Locale, string> = { nl: "/account/bestelling", en: "/en/account/order" };

/** Returns the path of an order in its visitor's account. @param number - Such as `CD-270418`. */
export function accountOrderPath(number: string, locale: Locale): string {
  return `${accountOrderPaths[locale]}/${number.toLowerCase()}`;
}

/** Folder of the paths that redirect to a sign-in provider, `{folder}{provider}`: the same as the CMS's. */
export const connectFolder = "/connect/";

/** Returns the path to which a sign-in provider redirects back. @param provider - Strapi's name of the provider. */
export function providerPath(provider: string, locale: Locale): string {
  return `${accountPaths.signIn[locale]}/${provider}`;
}

/** File with all data of a visitor, by language; and the path of the initial that the header shows. */
export const accountExportPaths: Record<Locale, string> = {
  nl: "/account/mijn-gegevens.json",
  en: "/account/my-data.json",
};
export const accountInitialPath = "/account/initial.json";

/** Path from which the sign-in page requests a passkey's challenge. */
export const accountPasskeyPath = "/account/passkey";

/** Pages with a 3D scene, by language: `{view}/{stand}` and `{tour}/{stop}`; `{tour}` redirects to the first stop. */
export const circuitPaths: Record<"view" | "tour", Record<Locale, string>> = {
  view: { nl: "/uitzicht", en: "/en/view" },
  tour: { nl: "/rondleiding", en: "/en/virtual-tour" },
};

/** Data of the circuit for the 3D scene, in both languages. */
export const sceneCircuitPath = "/uitzicht/circuit.json";

/** Returns the path of the view from a grandstand. @param stand - Its id. */
export function viewPath(stand: string, locale: Locale): string {
  return `${circuitPaths.view[locale]}/${stand}`;
}

/** Returns the path of a stop of the virtual tour. @param stop - Its id. */
export function tourPath(stop: string, locale: Locale): string {
  return `${circuitPaths.tour[locale]}/${stop}`;
}

/**
 * Tells whether the site answers a path itself, rather than with a document of the CMS.
 *
 * @param path - Starts with `/`, without a query; its case doesn't matter.
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
 * Tells whether a path is reserved, so that no document may have it: the site uses it, or a proxy in front blocks it.
 *
 * @param path - Starts with `/`, without a query; its case doesn't matter.
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
 * Tells whether an editor's page may not have a path: it is reserved, or belongs to another language or to events, news
 * or arrangements.
 *
 * @param locale - Language of the page.
 */
export function isReservedForOthers(path: string, locale: Locale): boolean {
  const small = path.toLowerCase();
  const isForeign = localeOfPath(small) !== locale;
  const isDocument = Object.values(documentFolders).some((folders) => small.startsWith(folders[locale]));
  return isForeign || isDocument || isReservedPath(small);
}

/** Tells whether a path of this site is a page, rather than a file or in a folder that only the server answers. */
export function isPagePath(path: string): boolean {
  return !filesAndRequests.some((folder) => path.startsWith(folder)) && !/\.[^/]*$/u.test(path);
}

/**
 * Tells whether the router in the browser navigates to a path. The browser does a full page load of what isn't a page,
 * and of checkout, order and account, so that analytics scripts don't run on these.
 */
export function isClientRoutedPath(path: string): boolean {
  return isPagePath(path) && !isOrderPath(path) && !isAccountPath(path);
}

// Computed once, as every request needs them.
const filesAndRequests = ownFolders.map((folder) => `/${folder}/`);
const accountFolders = Object.values(accountPaths)
  .flatMap((paths) => Object.values(paths))
  .map((folder) => `${folder}/`);
const viewFolders = Object.values(circuitPaths).flatMap((paths) => Object.values(paths));
const cartPages = Object.values(checkoutPaths.cart);
const orderFolders = [checkoutPaths.checkout, checkoutPaths.order]
  .flatMap((paths) => Object.values(paths))
  .map((folder) => `${folder}/`);

/** Tells whether a path is a visitor's account or one of its pages to sign in, in any language. */
export function isAccountPath(path: string): boolean {
  return accountFolders.some((folder) => `${path}/`.startsWith(folder));
}

/** Tells whether a path, in any language, is in the checkout or an order: its token may give access to the order. */
export function isOrderPath(path: string): boolean {
  return !cartPages.includes(path) && orderFolders.some((folder) => `${path}/`.startsWith(folder));
}

/** Tells whether a path is in the folder for subscriptions, in any language. */
export function isSubscriptionPath(path: string): boolean {
  return Object.values(subscriptionFolders).some((folder) => path.startsWith(folder));
}

/** Returns the path of the data about a build, with its list of stored pages. */
export function buildMetaPath(id: string): string {
  return `/builds/meta/${id}.json`;
}

/** Returns the path to which scripts post a form. @param locale - The route table uses a parameter's name. */
export function formPath(locale: Locale | ":locale", form: string): string {
  return `/forms/${locale}/${form}`;
}

/**
 * Returns the path at which scripts read and change the cart.
 *
 * @param locale - The route table uses a parameter's name.
 */
export function cartRequestPath(locale: Locale | ":locale"): string {
  return `/shop/${locale}/cart`;
}

/** Returns the name of the media library's file at a path; `null` for any other path. */
export function nameOfUpload(path: string): string | null {
  return /^\/uploads\/(\w[\w.-]*)$/u.exec(path)?.[1] ?? null;
}

/**
 * Returns the path of the picture for link previews of a page.
 *
 * @param path - The path of the page, without a query.
 */
export function shareImagePath(path: string, locale: Locale): string {
  const home = homePath(locale);
  const address = path === home ? homeSlug : path.slice(home === "/" ? 1 : home.length + 1);
  return `/share/${locale}/${address}.jpg`;
}

/** Returns the path of the page to which a link preview's picture belongs; `null` for any other path. */
export function pageOfShareImage(address: string): string | null {
  const [, locale, path = ""] = /^\/share\/(\w+)\/(.+)\.jpg$/u.exec(address) ?? [];
  return isLocale(locale) && path !== "" ? documentPath("page", path, locale) : null;
}

/** Makes a predicate for folders: whether the path is below the folder. */
function isWithin(path: string): (folder: string) => boolean {
  return (folder) => path.startsWith(`/${folder.replace(/^\//u, "")}/`);
}

/** Makes a predicate for folders: whether the path is the folder itself, or below it. */
function isBelow(path: string): (folder: string) => boolean {
  return (folder) => `${path}/`.startsWith(`/${folder.replaceAll(/^\/|\/$/gu, "")}/`);
}
