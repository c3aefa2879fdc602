import { useForm } from "@strapi/strapi/admin";
import { type MutableRefObject, useEffect, useRef } from "react";
import { differingFields } from "./compare-values.ts";
import { entryDeletedEvent } from "./deleted-entry.ts";
import { formOnScreen } from "./form-on-screen.ts";
import { formSavedEvent, isOfForm, storeChanges } from "./unsaved-changes.ts";
import type { FormVersions } from "./use-latest-values.ts";

/** The address of the form on the screen, within the panel's origin. */
export const here = () => `${window.location.pathname}${window.location.search}`;

/**
 * Keeps what is typed when the panel takes the form away while its editor stays at its address: when it
 * reads the document again, or shows an error in place of the form.
 *
 * @param user - Id of the account.
 */
export function useLostForm(user: number, latest: MutableRefObject<FormVersions>): void {
  const { values, modified, isSubmitting } = useForm("LostForm", (state) => state);
  // Saved, or kept for another address already.
  const isSafe = useRef(false);
  // Kept for a new entry: what the panel does with this form until it is gone mustn't be kept in its place.
  const isDeleted = useRef(false);
  const path = useRef(here());

  useEffect(() => {
    if (isSubmitting) return;
    path.current = here();
    isSafe.current = isDeleted.current;
    formOnScreen.isDirty = modified;
  }, [values, modified, isSubmitting]);

  useEffect(() => {
    // As they are when the form goes.
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
      // Who goes elsewhere was asked first, also for the published version or another language.
      const isLost =
        !isSafe.current && path.current === here() && differingFields(versions.loaded, versions.mine).length > 0;
      if (isLost) storeChanges(window.sessionStorage, { path: path.current, user, isDeleted: false, versions });
    };
  }, [user, latest]);
}
