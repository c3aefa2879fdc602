import { useAuth } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { differingFields } from "./compare-values.ts";
import { asNew, entryDeletedEvent, newEntryPath } from "./deleted-entry.ts";
import { sessionEndedEvent } from "./ended-session.ts";
import { isSameForm, storeChanges, storedChanges } from "./unsaved-changes.ts";
import { type Conflict, conflictEvent } from "./loaded-versions.ts";
import { type FormVersions, useLatestValues } from "./use-latest-values.ts";
import { currentPath, useLostForm } from "./use-lost-form.ts";

/** Why what an editor typed wasn't saved, with the values that the form had loaded and held then. */
export interface Interruption extends FormVersions {
  /** `null` when the session had ended, the entry was deleted, or the form was taken away. */
  conflict: Conflict | null;
  isDeleted: boolean;
}

/**
 * Time between two checks whether the form has its buttons, which come after its fields, in milliseconds: they would stay
 * away if a dialog closed earlier.
 */
const intervalMs = 1500;

/** The interruption of this form that the editor hasn't dealt with yet; `null` for none. */
export function useInterruption(): { interruption: Interruption | null; close: () => void } {
  const user = Number(useAuth("ConflictDialog", (state) => state.user?.id) ?? 0);
  const [interruption, setInterruption] = useState<Interruption | null>(null);
  const latest = useLatestValues();
  useLostForm(user, latest);

  useEffect(() => {
    const open = (event: Event) => {
      if (event instanceof CustomEvent)
        setInterruption({ ...latest.current, conflict: event.detail, isDeleted: false });
    };
    const store = (event: Event) => {
      const { loaded, mine } = latest.current;
      const endedUser: unknown = event instanceof CustomEvent ? event.detail : null;
      if (typeof endedUser !== "number" || differingFields(loaded, mine).length === 0) return;
      storeChanges(window.sessionStorage, {
        path: currentPath(),
        user: endedUser,
        isDeleted: false,
        versions: latest.current,
      });
    };
    const reopenAsNew = () => {
      const path = newEntryPath(window.location);
      const versions = { loaded: {}, mine: asNew(latest.current.mine) };
      storeChanges(window.sessionStorage, { path, user, isDeleted: true, versions });
      window.location.assign(path);
    };
    window.addEventListener(conflictEvent, open);
    window.addEventListener(sessionEndedEvent, store);
    window.addEventListener(entryDeletedEvent, reopenAsNew);
    return () => {
      window.removeEventListener(conflictEvent, open);
      window.removeEventListener(sessionEndedEvent, store);
      window.removeEventListener(entryDeletedEvent, reopenAsNew);
    };
  }, [user, latest]);

  useEffect(() => {
    // Only changes from before this form: those that it stores itself, when its session ends, wait for the log-in.
    if (storedInterruption() === null) return;
    const timer = setInterval(() => {
      if (document.querySelector("aside button") === null) return;
      clearInterval(timer);
      setInterruption((open) => open ?? storedInterruption());
    }, intervalMs);
    return () => clearInterval(timer);
  }, []);

  return { interruption, close: () => setInterruption(null) };
}

/** The changes that were stored for this form when the session ended, an entry of its type was deleted, or the form was taken away. */
function storedInterruption(): Interruption | null {
  const stored = storedChanges(window.sessionStorage);
  return stored !== null && isSameForm(stored.path, currentPath())
    ? { ...stored.versions, conflict: null, isDeleted: stored.isDeleted }
    : null;
}
