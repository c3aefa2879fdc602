import { errorResponse, type PanelFetchStep } from "../panel-fetch.ts";
import { isValues, type Values } from "./compare-values.ts";
import { tellForm } from "./form-events.ts";

/**
 * Step of the panel's `fetch`: tells the form when an editor saves it after its entry was deleted. Strapi then removes
 * the form, with all that was typed.
 *
 * @param deletedMessage - Returns an error message in the panel's language; the CMS's own is in English only.
 */
export function deletedEntryStep(deletedMessage: () => string): PanelFetchStep {
  return async ({ method, document }, send) => {
    const answer = await send();
    // Only entries of collection types can be deleted.
    const isOfEntry = document?.kind === "collection-types" && document.id !== null;
    if (answer.status !== 404 || !isOfEntry) return answer;

    if (document.action === "publish" || method === "PUT") tellForm({ kind: "entry-deleted" });
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
