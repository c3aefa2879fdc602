import { documentRequest } from "../strapi-internals/panel-requests.ts";
import type { Values } from "./compare-values.ts";

/** Name of the event on `window` when a form is saved whose entry somebody deleted meanwhile. */
export const entryDeletedEvent = "circuit:entry-deleted";

interface Panel {
  onDeleted: () => void;
  /** The CMS words this in English only. */
  deletedMessage: () => string;
}

/**
 * Wraps the browser's `fetch` for the panel: calls `onDeleted` when a form is saved whose entry was deleted. Strapi then
 * takes the form away, with all that was typed.
 */
export function withDeletedEntry(send: typeof fetch, { onDeleted, deletedMessage }: Panel): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    if (typeof input !== "string" || answer.status !== 404) return answer;
    const request = documentRequest(new URL(input, "https://panel.invalid").pathname);
    // Of a type that has several.
    if (request === null || request.kind === "single-types" || request.id === null) return answer;

    if (request.action === "publish" || init?.method === "PUT") onDeleted();
    const error = { status: 404, name: "NotFoundError", message: deletedMessage(), details: {} };
    return Response.json({ data: null, error }, { status: 404 });
  };
}

/** Address of the form for a new entry of the same type and language. @param form - That of an entry. */
export function newEntryPath({ pathname, search }: { pathname: string; search: string }): string {
  const locale = new URLSearchParams(search).get("plugins[i18n][locale]");
  const query = locale === null ? "" : `?plugins[i18n][locale]=${locale}`;
  return `${pathname.slice(0, pathname.lastIndexOf("/"))}/create${query}`;
}

/** The values of a form for a new entry: its parts are no longer those of the entry that was deleted. */
export function asNew(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== "id")
      .map(([name, value]) => [name, partAsNew(value)]),
  );
}

function partAsNew(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(partAsNew);
  // Files and other entries keep their id.
  if (!isValues(value) || "documentId" in value || "mime" in value) return value;
  // A new entry has no relations yet to disconnect.
  if ("connect" in value && "disconnect" in value) return { ...value, disconnect: [] };
  return asNew(value);
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}
