import { useForm } from "@strapi/strapi/admin";
import { type MutableRefObject, useEffect, useRef } from "react";
import { differingFields } from "./compare-values.ts";
import { entryDeletedEvent } from "./deleted-entry.ts";
import { formSavedEvent, isOfForm, storeChanges } from "./unsaved-changes.ts";
import type { FormVersions } from "./use-latest-values.ts";

/** The form on the screen, for code outside of it; a page of the panel has one. */
export const formOnScreen = {
  /** Whether it has unsaved changes. */
  isDirty: false,
};

/** The address of the form on the screen, within the panel's origin. */
export const currentPath = () => `${window.location.pathname}${window.location.search}`;

/**
 * Stores what is typed when the panel takes the form away while its editor stays at its address: when it
 * reads the document again, or shows an error in place of the form.
 *
 * @param user - Id of the account.
 */
export function useLostForm(user: number, latest: MutableRefObject<FormVersions>): void {
  const { values, modified, isSubmitting } = useForm("LostForm", (state) => state);
  // Saved, or stored for another address already.
  const isSafe = useRef(false);
  // Stored for a new entry: later changes of this form mustn't replace it.
  const isDeleted = useRef(false);
  const path = useRef(currentPath());

  useEffect(() => {
    if (isSubmitting) return;
    path.current = currentPath();
    isSafe.current = isDeleted.current;
    formOnScreen.isDirty = modified;
  }, [values, modified, isSubmitting]);

  useEffect(() => {
    // The cleanup needs the values of that moment.
    const versionsNow = () => latest.current;
    const setSafe = (event: Event) => {
      const saved: unknown = event instanceof CustomEvent ? event.detail : null;
      if (typeof saved !== "string" || isOfForm(path.current, saved)) isSafe.current = true;
    };
    const setDeleted = () => {
      isDeleted.current = true;
      isSafe.current = true;
    };
    window.addEventListener(formSavedEvent, setSafe);
    window.addEventListener(entryDeletedEvent, setDeleted);
    return () => {
      window.removeEventListener(formSavedEvent, setSafe);
      window.removeEventListener(entryDeletedEvent, setDeleted);
      formOnScreen.isDirty = false;
      const versions = versionsNow();
      // Strapi asks before an editor leaves, also for the published version or another language.
      const isLost =
        !isSafe.current && path.current === currentPath() && differingFields(versions.loaded, versions.mine).length > 0;
      if (isLost) storeChanges(window.sessionStorage, { path: path.current, user, isDeleted: false, versions });
    };
  }, [user, latest]);
}
