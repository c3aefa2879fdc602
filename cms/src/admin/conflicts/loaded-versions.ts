import { bodyOf, type PanelFetchStep, type PanelRequest } from "../panel-fetch.ts";
import { textAt } from "../value-at.ts";
import { type Conflict, tellForm } from "./form-events.ts";

/** Actions in the requests of a form; `null` reads, saves or deletes the document. */
const actions = [null, "publish", "unpublish", "discard"];

/**
 * Step of the panel's `fetch`: remembers which version of a document each form loaded, sends it along when the form saves
 * or discards its changes, and tells the form when the CMS refuses that version as stale. Also sends the panel's
 * language, for the error messages of the CMS.
 *
 * @param origin - Of the panel's URL.
 * @param language - Returns the panel's present language.
 */
export function loadedVersionStep(origin: string, language: () => string): PanelFetchStep {
  const versions = new Map<string, string>();

  return async (request, send) => {
    const { url, method, headers } = request;
    const key = keyOf(request);
    if (key !== null || url.origin === origin) headers.set("x-panel-language", language());
    if (key === null) return send();

    const loaded = versions.get(key);
    if (method !== "GET" && loaded !== undefined) headers.set("x-loaded-version", loaded);
    const answer = await send();
    const body = await bodyOf(answer);
    // An action such as publishing may answer with another version; the form reads the draft again right after.
    const isOutdated = method === "DELETE" || url.pathname.includes("/actions/");
    if (answer.ok && isOutdated) versions.delete(key);
    else if (answer.ok && body !== null) versions.set(key, textAt(body, "data", "updatedAt") ?? "none");
    const conflict = method === "GET" ? null : conflictOf(body);
    if (conflict !== null) tellForm({ kind: "conflict", conflict });
    return answer;
  };
}

/** Returns a key for the draft that a request is about; `null` when it isn't about the draft of one document. */
function keyOf({ url, document }: PanelRequest): string | null {
  if (document === null || !actions.includes(document.action)) return null;
  const { kind, model, id } = document;
  if ((kind === "collection-types" && id === null) || url.searchParams.get("status") === "published") return null;
  return `${model} ${id ?? ""} ${url.searchParams.get("locale") ?? ""}`;
}

function conflictOf(body: unknown): Conflict | null {
  const at = textAt(body, "error", "details", "conflict", "at");
  return at === null ? null : { at, by: textAt(body, "error", "details", "conflict", "by") ?? "" };
}
