/** Where Strapi's panel keeps these choices in the browser; source: `@strapi/admin` 5.54. */
const languageKey = "strapi-admin-language";
const inboxKeys = ["api::submission.submission", "api::subscription.subscription"].map(
  (uid) => `STRAPI_LIST_VIEW_SETTINGS:${uid}`,
);
const announcementKey = "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false";

/** The language that the panel is in for this browser. */
export function panelLanguage(storage: Pick<Storage, "getItem">): "nl" | "en" {
  return storage.getItem(languageKey)?.startsWith("en") === true ? "en" : "nl";
}

/**
 * Has the lists of the inbox start without filters: one that somebody left on would
 * hide what came in since. How they are sorted is kept nowhere else and goes along.
 */
export function forgetInboxFilters(storage: Pick<Storage, "length" | "key" | "removeItem">): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  // Strapi adds who is logged in to the name.
  for (const name of names) if (inboxKeys.some((key) => name.startsWith(key))) storage.removeItem(name);
}

/**
 * Makes Dutch the language of the panel and its log-in page for a browser that
 * hasn't chosen, and puts away the announcement above every page.
 */
export function setBrowserDefaults(storage: Pick<Storage, "getItem" | "setItem">): void {
  if (storage.getItem(languageKey) === null) storage.setItem(languageKey, "nl");
  storage.setItem(announcementKey, "true");
}

/** The language in which somebody reads the panel. */
export function languageOf(storage: Pick<Storage, "getItem">): string {
  // The panel keeps it as JSON, a browser that hasn't chosen as we set it.
  return storage.getItem(languageKey)?.replaceAll('"', "") ?? "nl";
}
