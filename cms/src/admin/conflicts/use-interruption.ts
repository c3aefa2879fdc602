import { useAuth } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { differingFields } from "./compare-values.ts";
import { asNew, entryDeletedEvent, newEntryPath } from "./deleted-entry.ts";
import { sessionEndedEvent } from "./ended-session.ts";
import { isSameForm, storeChanges, storedChanges } from "./unsaved-changes.ts";
import { type Conflict, conflictEvent } from "./loaded-versions.ts";
import { type FormVersions, useLatestValues } from "./use-latest-values.ts";
import { here, useLostForm } from "./use-lost-form.ts";

/** Why what an editor typed wasn't saved, with the values that the form had loaded and held then. */
export interface Interruption extends FormVersions {
  /** `null` when the session had ended, the entry was deleted, or the form was taken away. */
  conflict: Conflict | null;
  isDeleted: boolean;
}

/** Looks this often for the form's buttons, which come after its fields: a dialog that closes before leaves them out. In milliseconds. */
const lookMs = 1500;

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
    const keep = (event: Event) => {
      const { loaded, mine } = latest.current;
      const whose: unknown = event instanceof CustomEvent ? event.detail : null;
      if (typeof whose !== "number" || differingFields(loaded, mine).length === 0) return;
      storeChanges(window.sessionStorage, { path: here(), user: whose, isDeleted: false, versions: latest.current });
    };
    const beginAnew = () => {
      const path = newEntryPath(window.location);
      const versions = { loaded: {}, mine: asNew(latest.current.mine) };
      storeChanges(window.sessionStorage, { path, user, isDeleted: true, versions });
      window.location.assign(path);
    };
    window.addEventListener(conflictEvent, open);
    window.addEventListener(sessionEndedEvent, keep);
    window.addEventListener(entryDeletedEvent, beginAnew);
    return () => {
      window.removeEventListener(conflictEvent, open);
      window.removeEventListener(sessionEndedEvent, keep);
      window.removeEventListener(entryDeletedEvent, beginAnew);
    };
  }, [user, latest]);

  useEffect(() => {
    // Only what was kept before this form came: what it keeps itself, as its session ends, is for after logging in.
    if (takeUp() === null) return;
    const timer = setInterval(() => {
      if (document.querySelector("aside button") === null) return;
      clearInterval(timer);
      setInterruption((open) => open ?? takeUp());
    }, lookMs);
    return () => clearInterval(timer);
  }, []);

  return { interruption, close: () => setInterruption(null) };
}

/** What was kept for this form when the session ended, an entry of its type was deleted, or it was taken away. */
function takeUp(): Interruption | null {
  const stored = storedChanges(window.sessionStorage);
  return stored !== null && isSameForm(stored.path, here())
    ? { ...stored.versions, conflict: null, isDeleted: stored.isDeleted }
    : null;
}
