import { parseDocumentRequest } from "../strapi-internals/panel-requests.ts";
import { isValues, type Values } from "./compare-values.ts";

/** Name of the event on `window` when an editor saves a form whose entry a colleague has deleted. */
export const entryDeletedEvent = "circuit:entry-deleted";

interface Panel {
  onDeleted: () => void;
  /** Returns an error message in the panel's language; the CMS's own is in English only. */
  deletedMessage: () => string;
}

/**
 * Wraps the panel's `fetch`: calls `onDeleted` when an editor saves a form whose entry was deleted. Strapi then removes
 * the form, with all that was typed.
 */
export function withDeletedEntry(send: typeof fetch, { onDeleted, deletedMessage }: Panel): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    if (typeof input !== "string" || answer.status !== 404) return answer;
    const request = parseDocumentRequest(new URL(input, "https://panel.invalid").pathname);
    // Only entries of collection types can be deleted.
    if (request === null || request.kind === "single-types" || request.id === null) return answer;

    if (request.action === "publish" || init?.method === "PUT") onDeleted();
    const error = { status: 404, name: "NotFoundError", message: deletedMessage(), details: {} };
    return Response.json({ data: null, error }, { status: 404 });
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
