import { errorResponse, type PanelFetchStep } from "../panel-fetch.ts";
import { isValues, type Values } from "./compare-values.ts";

/** Name of the event on `window` when an editor saves a form whose entry a colleague has deleted. */
export const entryDeletedEvent = "circuit:entry-deleted";

interface Panel {
  onDeleted: () => void;
  /** Returns an error message in the panel's language; the CMS's own is in English only. */
  deletedMessage: () => string;
}

/**
 * Step of the panel's `fetch`: calls `onDeleted` when an editor saves a form whose entry was deleted. Strapi then
 * removes the form, with all that was typed.
 */
export function deletedEntryStep({ onDeleted, deletedMessage }: Panel): PanelFetchStep {
  return async ({ method, document }, send) => {
    const answer = await send();
    // Only entries of collection types can be deleted.
    const isOfEntry = document?.kind === "collection-types" && document.id !== null;
    if (answer.status !== 404 || !isOfEntry) return answer;

    if (document.action === "publish" || method === "PUT") onDeleted();
    return errorResponse(404, "NotFoundError", deletedMessage());
  };
}

/** Turns the location of an entry's form into the path of the form for a new entry, in the same language. */
export function newEntryPath({ pathname, search }: { pathname: string; search: string }): string {
  const locale = new URLSearchParams(search).get("plugins[i18n][locale]");
  const query = locale === null ? "" : `?plugins[i18n][locale]=${locale}`;
  return `${pathname.slice(0, pathname.lastIndexOf("/"))}/create${query}`;
}

/** Returns a form's values for a new entry, without the ids of the deleted entry and its components. */
export function copyWithoutIds(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== "id")
      .map(([name, value]) => [name, copyPartWithoutIds(value)]),
  );
}

function copyPartWithoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyPartWithoutIds);
  // Files and related entries keep their id.
  if (!isValues(value) || "documentId" in value || "mime" in value) return value;
  // A new entry has no relations yet to disconnect.
  if ("connect" in value && "disconnect" in value) return { ...value, disconnect: [] };
  return copyWithoutIds(value);
}
