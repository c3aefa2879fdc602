import { useForm } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { differingFields } from "./compare-values.ts";
import { conflictEvent } from "./loaded-versions.ts";
import { saveRefusedEvent } from "./refused-save.ts";
import { type FormVersions, useLatestValues } from "./use-latest-values.ts";

/** The editor's first input after a failed save: from then on the form isn't restored any more. */
const inputEvents = ["keydown", "pointerdown", "beforeinput", "input"] as const;

/**
 * Keeps what an editor typed in the form when it can't be saved, and lets nothing be typed while a new entry is being
 * saved. Strapi shows what is sent as saved already, and when it isn't, brings the form back to what
 * was loaded, so that every change is gone; or takes it for saved, so that it can't be saved any more.
 */
export function RefusedForm() {
  const { values, initialValues, errors, isSubmitting, resetForm, setValues, setErrors } = useForm(
    "RefusedForm",
    (state) => state,
  );
  const latest = useLatestValues();
  const refused = useRef<FormVersions | null>(null);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // A new entry gets an address and a form of its own once it is saved: what is typed until then would be gone.
    const form = place.current?.closest("form");
    if (form) form.inert = isSubmitting && window.location.pathname.endsWith("/create");
  }, [isSubmitting]);

  useEffect(() => {
    const keep = () => {
      refused.current = latest.current;
    };
    const forget = () => {
      refused.current = null;
    };
    window.addEventListener(saveRefusedEvent, keep);
    // After a conflict, `ConflictDialog` gives back what was typed.
    window.addEventListener(conflictEvent, forget);
    for (const type of inputEvents) document.addEventListener(type, forget, true);
    return () => {
      window.removeEventListener(saveRefusedEvent, keep);
      window.removeEventListener(conflictEvent, forget);
      for (const type of inputEvents) document.removeEventListener(type, forget, true);
    };
  }, [latest]);

  useEffect(() => {
    if (refused.current === null || isSubmitting) return;
    const { loaded, mine } = refused.current;
    const isThere = differingFields({ ...values }, mine).length === 0;
    if (isThere && differingFields({ ...initialValues }, loaded).length === 0) return;
    resetForm(loaded);
    setValues(mine);
    setErrors(errors);
  }, [values, initialValues, errors, isSubmitting, resetForm, setValues, setErrors]);

  return <span ref={place} hidden />;
}
