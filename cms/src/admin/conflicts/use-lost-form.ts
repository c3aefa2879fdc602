import { useForm } from "@strapi/strapi/admin";
import { type MutableRefObject, useEffect, useRef } from "react";
import { isDifferent } from "./compare-values.ts";
import { onFormEvent } from "./form-events.ts";
import { isSaveOfForm, storeChanges } from "./unsaved-changes.ts";
import type { FormVersions } from "./use-latest-values.ts";

/** State of the form on the screen, for code outside React; the panel shows one form at a time. */
export const formOnScreen = {
  isDirty: false,
};

/** Returns the path and query of the page on the screen. */
export const currentPath = () => `${window.location.pathname}${window.location.search}`;

/**
 * Stores what an editor typed when the panel removes the form though the editor stays at its URL: the panel reads the
 * document again, or shows an error in place of the form.
 *
 * @param user - Id of the account.
 */
export function useStoreLostForm(user: number, latest: MutableRefObject<FormVersions>): void {
  const { values, modified, isSubmitting } = useForm("LostForm", (state) => state);
  // Whether the changes have been saved, or stored for another form.
  const isSafe = useRef(false);
  // Whether the changes were stored for a new entry: later changes of this form mustn't replace them.
  const isDeleted = useRef(false);
  const path = useRef(currentPath());

  useEffect(() => {
    if (isSubmitting) return;
    path.current = currentPath();
    isSafe.current = isDeleted.current;
    formOnScreen.isDirty = modified;
  }, [values, modified, isSubmitting]);

  useEffect(() => {
    // The cleanup needs the values at the time when it runs.
    const versionsNow = () => latest.current;
    const stop = onFormEvent((event) => {
      if (event.kind === "entry-deleted") isDeleted.current = true;
      const isSaved = event.kind === "saved" && isSaveOfForm(path.current, event.request);
      if (isDeleted.current || isSaved) isSafe.current = true;
    });
    return () => {
      stop();
      formOnScreen.isDirty = false;
      const versions = versionsNow();
      // When an editor leaves this URL, Strapi itself asks whether to drop the changes, also for another language.
      const isLost = !isSafe.current && path.current === currentPath() && isDifferent(versions.loaded, versions.mine);
      if (isLost) storeChanges(window.sessionStorage, { path: path.current, user, isDeleted: false, versions });
    };
  }, [user, latest]);
}
