import { textAt, valueAt } from "../value-at.ts";
import { isValues, type Versions } from "./compare-values.ts";

/** Unsaved changes of a form whose session ended, whose entry was deleted, or that the panel removed. */
export interface UnsavedChanges {
  /** Path and query of the form. */
  path: string;
  /** Id of the account. */
  user: number;
  /** Whether the entry was deleted: `path` is then the form for a new entry. */
  isDeleted: boolean;
  versions: Omit<Versions, "theirs">;
}

const key = "circuit:kept-changes";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Stores the changes of one form until its editor restores or discards them.
 *
 * @param storage - `sessionStorage`, whose data goes with the tab.
 * @throws {DOMException} The changes don't fit in the storage.
 */
export function storeChanges(storage: TabStorage, changes: UnsavedChanges): void {
  storage.setItem(key, JSON.stringify(changes));
}

/** Returns the stored changes of any form; `null` when there are none, or an older version of the panel stored them. */
export function storedChanges(storage: TabStorage): UnsavedChanges | null {
  const stored: unknown = JSON.parse(storage.getItem(key) ?? "null");
  const path = textAt(stored, "path");
  const user = valueAt(stored, ["user"]);
  const [loaded, mine] = [valueAt(stored, ["versions", "loaded"]), valueAt(stored, ["versions", "mine"])];
  if (path === null || typeof user !== "number" || !isValues(loaded) || !isValues(mine)) return null;
  return { path, user, isDeleted: valueAt(stored, ["isDeleted"]) === true, versions: { loaded, mine } };
}

/** Deletes the stored changes of this tab. */
export function clearChanges(storage: TabStorage): void {
  storage.removeItem(key);
}

/** Deletes the stored changes if their form was saved. @param request - URL of the request that saved a document. */
export function clearSavedChanges(storage: TabStorage, request: URL): void {
  const path = storedChanges(storage)?.path;
  if (path !== undefined && isSaveOfForm(path, request)) clearChanges(storage);
}

/** Whether a request saves the form at `path`, in its language. */
export function isSaveOfForm(path: string, { pathname, searchParams }: URL): boolean {
  const form = formAt(path);
  const saved = pathname.replace(/\/actions\/publish$/u, "");
  // A new entry is posted to the path of its type, which begins the path of every form of that type.
  const isForm = form.pathname.endsWith(saved) || form.pathname.endsWith(`${saved}/create`);
  return isForm && form.locale === searchParams.get("locale");
}

/** Whether two paths lead to the same form in the same language, whatever else is in their queries. */
export function isSameForm(one: string, other: string): boolean {
  const [first, second] = [formAt(one), formAt(other)];
  return first.pathname === second.pathname && first.locale === second.locale;
}

function formAt(path: string) {
  const { pathname, searchParams } = new URL(path, "https://panel.invalid");
  return { pathname, locale: searchParams.get("plugins[i18n][locale]") };
}
