import { useAuth } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { isDifferent } from "./compare-values.ts";
import { copyWithoutIds, newEntryPath } from "./deleted-entry.ts";
import { type Conflict, onFormEvent } from "./form-events.ts";
import { isSameForm, storeChanges, storedChanges } from "./unsaved-changes.ts";
import { type FormVersions, useLatestValues } from "./use-latest-values.ts";
import { currentPath, useStoreLostForm } from "./use-lost-form.ts";

/** Why a form wasn't saved, with the values that it had loaded and those that the editor had typed. */
export interface Interruption extends FormVersions {
  /** `null` when the session had ended, the entry was deleted, or the panel removed the form. */
  conflict: Conflict | null;
  isDeleted: boolean;
}

/**
 * Time between two checks whether the form has its buttons, in milliseconds. They appear after its fields, and would
 * stay away if a dialog closed earlier.
 */
const intervalMs = 1500;

/** Returns the interruption of this form that the editor hasn't dealt with yet; `null` when there is none. */
export function useInterruption(): { interruption: Interruption | null; close: () => void } {
  const user = Number(useAuth("ConflictDialog", (state) => state.user?.id) ?? 0);
  const [interruption, setInterruption] = useState<Interruption | null>(null);
  const latest = useLatestValues();
  useStoreLostForm(user, latest);

  useEffect(() => {
    return onFormEvent((event) => {
      const versions = latest.current;
      if (event.kind === "conflict") setInterruption({ ...versions, conflict: event.conflict, isDeleted: false });
      if (event.kind === "session-ended" && event.user !== null && isDifferent(versions.loaded, versions.mine))
        storeChanges(window.sessionStorage, { path: currentPath(), user: event.user, isDeleted: false, versions });
      if (event.kind === "entry-deleted") {
        const path = newEntryPath(window.location);
        const asNew = { loaded: {}, mine: copyWithoutIds(versions.mine) };
        storeChanges(window.sessionStorage, { path, user, isDeleted: true, versions: asNew });
        window.location.assign(path);
      }
    });
  }, [user, latest]);

  useEffect(() => {
    // Offers changes that were stored before this form opened; those that it stores itself wait for the next log-in.
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

/** Returns the stored changes that belong to this form, as an interruption. */
function storedInterruption(): Interruption | null {
  const stored = storedChanges(window.sessionStorage);
  return stored !== null && isSameForm(stored.path, currentPath())
    ? { ...stored.versions, conflict: null, isDeleted: stored.isDeleted }
    : null;
}
