import type { Change } from "@circuit/contract/site-link/changes";

/** A change of a document of a type, in both languages unless it says otherwise. */
export function changeOf(type: string, change: Partial<Change> = {}): Change {
  return { cursor: 1, type, documentId: "changed", locale: null, slugs: [], moments: [], ...change };
}
