/**
 * Request paths of Strapi 5.54's panel, and its keys in the browser's storage. Its manual has neither: see the services
 * of `@strapi/admin`, `@strapi/content-manager` and `@strapi/upload`, and their uses of `localStorage`.
 */

/** Paths that renew the session, log in, and return the logged-in user. */
export const sessionPaths = {
  renewal: "/admin/access-token",
  login: "/admin/login",
  account: "/admin/users/me",
} as const;

/** End of the path with which the media library deletes the selected files. */
export const fileDeletion = "/upload/actions/bulk-delete";

/** Matches the paths with which the media library deletes or moves selected files, or renames a folder. */
export const fileChange = /\/upload\/(?:actions\/bulk-(?:delete|move)|folders\/\d+)$/u;

/** Start of the path of all requests about content. */
export const contentPath = "/content-manager/";

/** What the path of a request about one document says. */
export interface DocumentRequest {
  kind: "collection-types" | "single-types";
  model: string;
  /** Document id; `null` for a single type, and for an entry that doesn't exist yet. */
  id: string | null;
  /** For example `publish`; `null` when the request reads, saves or deletes the document. */
  action: string | null;
}

const documentPath =
  /^\/content-manager\/(?<kind>collection-types|single-types)\/(?<model>[^/?]+)(?:\/(?<id>[a-z0-9]{24}))?(?:\/actions\/(?<action>\w+))?$/u;

/** Parses the path of a request; `null` when it isn't about one document. */
export function parseDocumentRequest(pathname: string): DocumentRequest | null {
  const groups = documentPath.exec(pathname)?.groups;
  if (groups === undefined) return null;
  const { kind, model = "", id = null, action = null } = groups;
  return { kind: kind === "single-types" ? kind : "collection-types", model, id, action };
}

/** Key in `localStorage` while somebody is logged in, in any tab; see `features/Auth` of `@strapi/admin`. */
export const loggedInKey = "isLoggedIn";

const languageKey = "strapi-admin-language";
const inboxKeys = ["api::submission.submission", "api::subscription.subscription"].map(
  (uid) => `STRAPI_LIST_VIEW_SETTINGS:${uid}`,
);
const announcementKey = "STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false";

/** Returns the panel's language in this browser, as one of the two that our own texts have. */
export function panelLanguage(storage: Pick<Storage, "getItem">): "nl" | "en" {
  return storage.getItem(languageKey)?.startsWith("en") === true ? "en" : "nl";
}

/**
 * Makes the lists of the inbox start without filters, as a forgotten filter would hide new entries. Strapi stores the
 * sort order under the same key, so that is reset too.
 */
export function clearInboxFilters(storage: Pick<Storage, "length" | "key" | "removeItem">): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  // Strapi appends the logged-in user to the key.
  for (const name of names) if (inboxKeys.some((key) => name.startsWith(key))) storage.removeItem(name);
}

/**
 * Makes Dutch the language of the panel and its log-in page in a browser without a choice, and dismisses Strapi's
 * announcement.
 */
export function setBrowserDefaults(storage: Pick<Storage, "getItem" | "setItem">): void {
  if (storage.getItem(languageKey) === null) storage.setItem(languageKey, "nl");
  storage.setItem(announcementKey, "true");
}
