import { textAt, valueAt } from "../value-at.ts";

/** How the panel reads a document; source: `getDocument` in `services/documents` of `@strapi/content-manager` 5.54. */
type Read = (asked: unknown, call: { getState: () => unknown }, ...rest: unknown[]) => Promise<Answer>;

interface Answer {
  data?: unknown;
  error?: unknown;
}

/** How it says what has to be read again after a write; the same source. */
type Stale = (result: unknown, error: unknown, ...rest: unknown[]) => readonly unknown[];

/** What the panel knows of each kind of request; source: `enhanceEndpoints` of Redux Toolkit 1.9. */
interface Endpoint {
  queryFn?: Read;
  invalidatesTags?: Stale;
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
 * Keeps a form on the screen when the CMS refuses what it sends, or is away. Strapi reads a document again after every
 * write, also one that failed: a translation that isn't there yet loses its form while it is read, and any document when it can't be read.
 *
 * @param isDirty - Whether the form on the screen holds what isn't saved.
 * @returns What amends each of the panel's requests, by its name.
 */
export function formPreservingEndpoints(isDirty: () => boolean): Record<string, (endpoint: Endpoint) => void> {
  const amendRead = (endpoint: Endpoint) => {
    if (endpoint.queryFn !== undefined) endpoint.queryFn = asReadBefore(endpoint.queryFn, isDirty);
  };
  const amendWrite = (endpoint: Endpoint) => {
    if (endpoint.invalidatesTags !== undefined) endpoint.invalidatesTags = onlyIfChanged(endpoint.invalidatesTags);
  };
  return { getDocument: amendRead, ...Object.fromEntries(writes.map((name) => [name, amendWrite])) };
}

/** Has nothing read again after a write that changed nothing. */
function onlyIfChanged(stale: Stale): Stale {
  return (result, error, ...rest) => (isErrorOfOwn(error) ? [] : stale(result, error, ...rest));
}

/** Whether a write failed, and not because somebody else changed or deleted the document: that has to be read. */
function isErrorOfOwn(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  return textAt(error, "details", "conflict", "at") === null && valueAt(error, ["status"]) !== 404;
}

/** Answers with what was read before when the CMS is away and the form is dirty: an error would take the form's place. */
function asReadBefore(read: Read, isDirty: () => boolean): Read {
  return async (asked, call, ...rest) => {
    const answer = await read(asked, call, ...rest);
    if (!isAway(answer.error) || !isDirty()) return answer;
    const known = readBefore(call.getState(), asked);
    return known === undefined ? answer : { data: known };
  };
}

/** Whether an error is none of a CMS that answers: without a status it wasn't reached. */
function isAway(error: unknown): boolean {
  if (error === undefined || error === null) return false;
  const status = valueAt(error, ["status"]);
  return typeof status !== "number" || status >= 500;
}

/** What the panel has of a document. Source: the state of `adminApi` in Redux Toolkit 1.9. */
function readBefore(state: unknown, asked: unknown): unknown {
  const queries = valueAt(state, ["adminApi", "queries"]);
  const same = Object.values(typeof queries === "object" && queries !== null ? queries : {}).find(
    (query) =>
      valueAt(query, ["endpointName"]) === "getDocument" &&
      JSON.stringify(valueAt(query, ["originalArgs"])) === JSON.stringify(asked),
  );
  return valueAt(same, ["data"]);
}
