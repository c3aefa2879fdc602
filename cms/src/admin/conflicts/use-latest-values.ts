import { useForm } from "@strapi/strapi/admin";
import { type MutableRefObject, useEffect, useRef } from "react";
import type { Versions } from "./compare-values.ts";

/** What a form had loaded, and what it holds. */
export type FormVersions = Omit<Versions, "theirs">;

/** What the form had loaded and held before the save under way, or now. */
export function useLatestValues(): MutableRefObject<FormVersions> {
  const { values, initialValues, isSubmitting } = useForm("LatestValues", (state) => state);
  const latest = useRef<FormVersions>({ loaded: {}, mine: {} });
  useEffect(() => {
    // During a save the form already reports the typed values as its initial ones, before the CMS has answered.
    if (!isSubmitting) latest.current = { loaded: { ...initialValues }, mine: { ...values } };
  }, [values, initialValues, isSubmitting]);
  return latest;
}
