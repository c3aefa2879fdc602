import { useForm } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { isDifferent } from "./compare-values.ts";
import { onFormEvent, tellForm } from "./form-events.ts";
import type { PanelFetchStep } from "../panel-fetch.ts";
import { type FormVersions, useLatestValues } from "./use-latest-values.ts";

/**
 * Step of the panel's `fetch`: tells the form, before Strapi gets the response, when the CMS refuses to save it or
 * can't be reached. `endedSessionStep` and `deletedEntryStep` handle 401 and 404.
 */
export const refusedSaveStep: PanelFetchStep = async ({ method, document }, send) => {
  const isSave = method === "PUT" && document?.action === null;
  try {
    const answer = await send();
    if (isSave && !answer.ok && ![401, 404].includes(answer.status)) tellForm({ kind: "save-failed" });
    return answer;
  } catch (error) {
    if (isSave) tellForm({ kind: "save-failed" });
    throw error;
  }
};

/** Events of an editor's input: the first one after a failed save ends the restoring of the form. */
const inputEvents = ["keydown", "pointerdown", "beforeinput", "input"] as const;

/**
 * Restores what an editor typed when a save fails, and disables the form of a new entry while it is being saved. During
 * a save, Strapi shows the values as saved already. When it fails, Strapi resets the form to the loaded values, or
 * takes it for saved, so that it can't be saved again.
 */
export function FailedSaveRestorer() {
  const { values, initialValues, errors, isSubmitting, resetForm, setValues, setErrors } = useForm(
    "RefusedForm",
    (state) => state,
  );
  const latest = useLatestValues();
  const refused = useRef<FormVersions | null>(null);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // Once a new entry is saved, the panel opens another form for it, without what was typed meanwhile.
    const form = place.current?.closest("form");
    if (form) form.inert = isSubmitting && window.location.pathname.endsWith("/create");
  }, [isSubmitting]);

  useEffect(() => {
    const forget = () => {
      refused.current = null;
    };
    const stop = onFormEvent(({ kind }) => {
      if (kind === "save-failed") refused.current = latest.current;
      // After a conflict, `ConflictDialog` restores what was typed.
      if (kind === "conflict") forget();
    });
    for (const type of inputEvents) document.addEventListener(type, forget, true);
    return () => {
      stop();
      for (const type of inputEvents) document.removeEventListener(type, forget, true);
    };
  }, [latest]);

  useEffect(() => {
    if (refused.current === null || isSubmitting) return;
    const { loaded, mine } = refused.current;
    if (!isDifferent(values, mine) && !isDifferent(initialValues, loaded)) return;
    resetForm(loaded);
    setValues(mine);
    setErrors(errors);
  }, [values, initialValues, errors, isSubmitting, resetForm, setValues, setErrors]);

  return <span ref={place} hidden />;
}
