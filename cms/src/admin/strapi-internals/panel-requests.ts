/**
 * Paths of the requests of Strapi 5.54's panel, and its keys in the browser's storage. Its manual names neither; their
 * source is in the services of `@strapi/admin`, `@strapi/content-manager` and `@strapi/upload`, and in their uses of `localStorage`.
 */

/** Paths that renew the session, log in, and describe who is logged in. */
export const sessionPaths = {
  renewal: "/admin/access-token",
  login: "/admin/login",
  account: "/admin/users/me",
} as const;

/** Where the media library deletes the selected files. */
export const fileDeletion = "/upload/actions/bulk-delete";

/** Where it changes files or folders that may be a colleague's: deletes or moves the selected ones, renames a folder. */
export const fileChange = /\/upload\/(?:actions\/bulk-(?:delete|move)|folders\/\d+)$/u;

/** The path of all requests about content. */
export const contentPath = "/content-manager/";

/** The parts of a request about one document. */
export interface DocumentRequest {
  kind: "collection-types" | "single-types";
  model: string;
  /** `null` for the one entry of a single type, and for an entry that isn't there yet. */
  id: string | null;
  /** Such as `publish`; `null` for a document that is read, saved or deleted. */
  action: string | null;
}

const documentPath =
  /^\/content-manager\/(?<kind>collection-types|single-types)\/(?<model>[^/?]+)(?:\/(?<id>[a-z0-9]{24}))?(?:\/actions\/(?<action>\w+))?$/u;

/** @returns `null` for a path that is about no one document. */
export function documentRequest(pathname: string): DocumentRequest | null {
  const groups = documentPath.exec(pathname)?.groups;
  if (groups === undefined) return null;
  const { kind, model = "", id = null, action = null } = groups;
  return { kind: kind === "single-types" ? kind : "collection-types", model, id, action };
}

/** Kept in the storage of all tabs while somebody is logged in; see `features/Auth` of `@strapi/admin`. */
export const loggedInKey = "isLoggedIn";

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
