/** Where Strapi's panel keeps these choices in the browser; source: `@strapi/admin` 5.54. */
const languageKey = "strapi-admin-language";
const announcementKey = "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false";

/**
 * Makes Dutch the language of the panel and its log-in page for a browser that
 * hasn't chosen, and puts away the announcement above every page.
 */
export function setBrowserDefaults(storage: Pick<Storage, "getItem" | "setItem">): void {
  if (storage.getItem(languageKey) === null) storage.setItem(languageKey, "nl");
  storage.setItem(announcementKey, "true");
}
