import { textAt, valueAt } from "../value-at.ts";

/** How the panel reads a document; source: `getDocument` in `services/documents` of `@strapi/content-manager` 5.54. */
type ReadDocument = (args: unknown, call: { getState: () => unknown }, ...rest: unknown[]) => Promise<Answer>;

interface Answer {
  data?: unknown;
  error?: unknown;
}

/** Which tags of cached data a write invalidates; the same source. */
type Invalidate = (result: unknown, error: unknown, ...rest: unknown[]) => readonly unknown[];

/** The definition of a kind of request; source: `enhanceEndpoints` of Redux Toolkit 1.9. */
interface Endpoint {
  queryFn?: ReadDocument;
  invalidatesTags?: Invalidate;
}

/** The requests that change a document. */
const writes = [
  "createDocument",
  "updateDocument",
  "publishDocument",
  "unpublishDocument",
  "discardDocument",
  "deleteDocument",
];

/**
 * Keeps a form on the screen when the CMS refuses what it sends, or is unavailable. Strapi reads a document again after every
 * write, also one that failed: a translation that isn't there yet loses its form while it is read, and any document when it can't be read.
 *
 * @param isDirty - Whether the form on the screen has unsaved changes.
 * @returns Functions that change the definitions of the panel's requests, by name.
 */
export function formPreservingEndpoints(isDirty: () => boolean): Record<string, (endpoint: Endpoint) => void> {
  const amendRead = (endpoint: Endpoint) => {
    if (endpoint.queryFn !== undefined) endpoint.queryFn = fallingBackToCache(endpoint.queryFn, isDirty);
  };
  const amendWrite = (endpoint: Endpoint) => {
    if (endpoint.invalidatesTags !== undefined) endpoint.invalidatesTags = onlyIfChanged(endpoint.invalidatesTags);
  };
  return { getDocument: amendRead, ...Object.fromEntries(writes.map((name) => [name, amendWrite])) };
}

/** Invalidates nothing after a write that changed nothing. */
function onlyIfChanged(invalidate: Invalidate): Invalidate {
  return (result, error, ...rest) => (isRejectedWrite(error) ? [] : invalidate(result, error, ...rest));
}

/** Whether a write failed, and not because somebody else changed or deleted the document: that has to be read. */
function isRejectedWrite(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  return textAt(error, "details", "conflict", "at") === null && valueAt(error, ["status"]) !== 404;
}

/** Answers with the cached document when the CMS is unavailable and the form is dirty: an error would replace the form. */
function fallingBackToCache(read: ReadDocument, isDirty: () => boolean): ReadDocument {
  return async (args, call, ...rest) => {
    const answer = await read(args, call, ...rest);
    if (!isUnavailable(answer.error) || !isDirty()) return answer;
    const cached = cachedDocument(call.getState(), args);
    return cached === undefined ? answer : { data: cached };
  };
}

/** Whether an error means that the CMS doesn't work; without a status it wasn't reached. */
function isUnavailable(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  const status = valueAt(error, ["status"]);
  return typeof status !== "number" || status >= 500;
}

/** The document in the panel's cache. Source: the state of `adminApi` in Redux Toolkit 1.9. */
function cachedDocument(state: unknown, args: unknown): unknown {
  const queries = valueAt(state, ["adminApi", "queries"]);
  const same = Object.values(typeof queries === "object" && queries !== null ? queries : {}).find(
    (query) =>
      valueAt(query, ["endpointName"]) === "getDocument" &&
      JSON.stringify(valueAt(query, ["originalArgs"])) === JSON.stringify(args),
  );
  return valueAt(same, ["data"]);
}
