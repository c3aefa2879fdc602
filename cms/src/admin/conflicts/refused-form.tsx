import { type StrapiApp, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { addToForm } from "../beside-form.ts";
import { differingFields } from "./compare-values.ts";
import { conflictEvent } from "./loaded-versions.ts";
import { saveRefusedEvent } from "./refused-save.ts";
import { type FormVersions, useLatestValues } from "./use-latest-values.ts";

/** Adds to every form that what an editor typed stays in it when it can't be saved, and that nothing can be typed while a new entry is. */
export function addRefusedForm(app: StrapiApp): void {
  addToForm(app, "refused-form", RefusedForm);
}

/** What an editor does first after a save that failed: from then on the form is theirs again. */
const acts = ["keydown", "pointerdown", "beforeinput", "input"] as const;

/**
 * Puts what was typed back. Strapi shows what is sent as saved already, and when it isn't, brings the form back to what
 * was loaded, so that every change is gone; or takes it for saved, so that it can't be saved any more.
 */
function RefusedForm() {
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
    const letGo = () => {
      refused.current = null;
    };
    window.addEventListener(saveRefusedEvent, keep);
    // When somebody else saved first, its dialog gives back what was typed.
    window.addEventListener(conflictEvent, letGo);
    for (const act of acts) document.addEventListener(act, letGo, true);
    return () => {
      window.removeEventListener(saveRefusedEvent, keep);
      window.removeEventListener(conflictEvent, letGo);
      for (const act of acts) document.removeEventListener(act, letGo, true);
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
