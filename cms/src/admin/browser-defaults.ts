/** Where Strapi's panel keeps these choices in the browser; source: `@strapi/admin` 5.54. */
const languageKey = "strapi-admin-language";
const inboxKeys = ["api::submission.submission", "api::subscription.subscription"].map(
  (uid) => `STRAPI_LIST_VIEW_SETTINGS:${uid}`,
);
const announcementKey = "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false";

/** The panel's language in this browser, for texts that we have in these two. */
export function panelLanguage(storage: Pick<Storage, "getItem">): "nl" | "en" {
  return storage.getItem(languageKey)?.startsWith("en") === true ? "en" : "nl";
}

/**
 * Makes the lists of the inbox start without filters: a filter that was left on would
 * hide new entries. The sort order is stored in the same place, so it is forgotten too.
 */
export function clearInboxFilters(storage: Pick<Storage, "length" | "key" | "removeItem">): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  // Strapi appends the logged-in user to the name.
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

/** The code of the panel's language in this browser, whichever it is. */
export function languageOf(storage: Pick<Storage, "getItem">): string {
  // JSON where the panel stored it, plain text where `setBrowserDefaults` did.
  return storage.getItem(languageKey)?.replaceAll('"', "") ?? "nl";
}
