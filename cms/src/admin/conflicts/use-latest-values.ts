import { useForm } from "@strapi/strapi/admin";
import { type MutableRefObject, useEffect, useRef } from "react";
import type { Versions } from "./compare-values.ts";

/** The values that a form loaded, and its present values. */
export type FormVersions = Omit<Versions, "theirs">;

/** Returns a ref to the loaded and present values of the form; during a save, to those from just before it. */
export function useLatestValues(): MutableRefObject<FormVersions> {
  const { values, initialValues, isSubmitting } = useForm("LatestValues", (state) => state);
  const latest = useRef<FormVersions>({ loaded: {}, mine: {} });
  useEffect(() => {
    // During a save the form already reports the typed values as its initial ones, before the CMS has answered.
    if (!isSubmitting) latest.current = { loaded: { ...initialValues }, mine: { ...values } };
  }, [values, initialValues, isSubmitting]);
  return latest;
}
