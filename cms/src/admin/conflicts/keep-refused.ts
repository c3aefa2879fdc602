import { textAt } from "../value-at.ts";

/** What Strapi's store passes on. */
interface StoreAction {
  type: unknown;
  [more: string]: unknown;
}

type Pass = (action: StoreAction) => unknown;

/** Names of the store's actions; source: `createApi` of `@reduxjs/toolkit` 1.9, and `adminApi` of `@strapi/admin` 5.54. */
const patched = "adminApi/queries/queryResultPatched";
const saving = "adminApi/executeMutation/";

/**
 * Keeps what an editor typed when the CMS refuses to save it. Strapi puts what is sent into its copy of the entry before
 * the CMS has answered, and takes it out again when that refuses; the form follows, and everything typed is gone. This
 * lets it into the copy once it is saved.
 *
 * @returns A part of Strapi's store.
 */
export function keepRefused(): (store: unknown) => (next: Pass) => Pass {
  return () => (next) => {
    /** The save whose change of the copy comes next; `null` for none. */
    let begun: string | null = null;
    /** Changes of the copy by the save that they wait for. */
    const waiting = new Map<string, StoreAction>();
    /** Copies from which a change is yet to be taken that they didn't get. */
    const refused = new Set<string>();

    return (action) => {
      const copy = action.type === patched ? textAt(action, "payload", "queryCacheKey") : null;
      if (copy !== null && begun !== null) {
        waiting.set(begun, action);
        begun = null;
        return action;
      }
      if (copy !== null && refused.delete(copy)) return action;

      const id =
        textAt(action, "meta", "arg", "endpointName") === "updateDocument" ? textAt(action, "meta", "requestId") : null;
      if (id === null || typeof action.type !== "string" || !action.type.startsWith(saving)) return next(action);
      begun = action.type === `${saving}pending` ? id : null;
      const change = waiting.get(id);
      waiting.delete(id);
      if (change !== undefined && action.type === `${saving}fulfilled`) next(change);
      if (change !== undefined && action.type === `${saving}rejected`)
        refused.add(textAt(change, "payload", "queryCacheKey") ?? "");
      return next(action);
    };
  };
}
