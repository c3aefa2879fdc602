import { useForm } from "@strapi/strapi/admin";
import { type MutableRefObject, useEffect, useRef } from "react";
import type { Versions } from "./compare-values.ts";

/** The values that a form loaded, and its present ones. */
export type FormVersions = Omit<Versions, "theirs">;

/** The versions of the form before the save that is under way, or now. */
export function useLatestValues(): MutableRefObject<FormVersions> {
  const { values, initialValues, isSubmitting } = useForm("LatestValues", (state) => state);
  const latest = useRef<FormVersions>({ loaded: {}, mine: {} });
  useEffect(() => {
    // During a save the form already reports the typed values as its initial ones, before the CMS has answered.
    if (!isSubmitting) latest.current = { loaded: { ...initialValues }, mine: { ...values } };
  }, [values, initialValues, isSubmitting]);
  return latest;
}
