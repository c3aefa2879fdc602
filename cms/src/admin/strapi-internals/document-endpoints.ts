import { textAt, valueAt } from "../value-at.ts";

/** Strapi's function that reads a document: `getDocument` in `services/documents` of `@strapi/content-manager` 5.54. */
type ReadDocument = (args: unknown, call: { getState: () => unknown }, ...rest: unknown[]) => Promise<Answer>;

interface Answer {
  data?: unknown;
  error?: unknown;
}

/** Strapi's function that returns the cache tags a write invalidates, also in `services/documents`. */
type Invalidate = (result: unknown, error: unknown, ...rest: unknown[]) => readonly unknown[];

/** Definition of a request, as `enhanceEndpoints` of Redux Toolkit 1.9 passes it. */
interface Endpoint {
  queryFn?: ReadDocument;
  invalidatesTags?: Invalidate;
}

/** Names of the requests that change a document. */
const writes = [
  "createDocument",
  "updateDocument",
  "publishDocument",
  "unpublishDocument",
  "discardDocument",
  "deleteDocument",
];

/**
 * Keeps a form on the screen when the CMS refuses what it sends, or is unavailable. Strapi reads a document again even
 * after a failed write: the form of a new translation disappears meanwhile, and any form if that fails.
 *
 * @param isDirty - Whether the form on the screen has unsaved changes.
 * @returns Functions that change the definitions of the panel's requests, by name.
 */
export function formPreservingEndpoints(isDirty: () => boolean): Record<string, (endpoint: Endpoint) => void> {
  const amendRead = (endpoint: Endpoint) => {
    if (endpoint.queryFn !== undefined) endpoint.queryFn = withCacheFallback(endpoint.queryFn, isDirty);
  };
  const amendWrite = (endpoint: Endpoint) => {
    if (endpoint.invalidatesTags !== undefined) endpoint.invalidatesTags = unlessRejected(endpoint.invalidatesTags);
  };
  return { getDocument: amendRead, ...Object.fromEntries(writes.map((name) => [name, amendWrite])) };
}

/** Wraps a function that returns cache tags: a write that the CMS refused invalidates none. */
function unlessRejected(invalidate: Invalidate): Invalidate {
  return (result, error, ...rest) => (isRejectedWrite(error) ? [] : invalidate(result, error, ...rest));
}

/** Whether a write failed, but not because a colleague changed or deleted the document, which must be read again. */
function isRejectedWrite(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  return textAt(error, "details", "conflict", "at") === null && valueAt(error, ["status"]) !== 404;
}

/** Returns the cached document when the CMS is unavailable and the form is dirty: an error would replace the form. */
function withCacheFallback(read: ReadDocument, isDirty: () => boolean): ReadDocument {
  return async (args, call, ...rest) => {
    const answer = await read(args, call, ...rest);
    if (!isUnavailable(answer.error) || !isDirty()) return answer;
    const cached = cachedDocument(call.getState(), args);
    return cached === undefined ? answer : { data: cached };
  };
}

/** Whether an error means that the CMS is unavailable; without a status, the request didn't reach it. */
function isUnavailable(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  const status = valueAt(error, ["status"]);
  return typeof status !== "number" || status >= 500;
}

/** Finds a document in the panel's cache: the state of `adminApi`, as Redux Toolkit 1.9 keeps it. */
function cachedDocument(state: unknown, args: unknown): unknown {
  const queries = valueAt(state, ["adminApi", "queries"]);
  const same = Object.values(typeof queries === "object" && queries !== null ? queries : {}).find(
    (query) =>
      valueAt(query, ["endpointName"]) === "getDocument" &&
      JSON.stringify(valueAt(query, ["originalArgs"])) === JSON.stringify(args),
  );
  return valueAt(same, ["data"]);
}
