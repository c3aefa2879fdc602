import type { Form } from "@circuit/contract/forms/form";
import { readFormValues } from "@circuit/contract/forms/read-form-values";
import { shownFields } from "@circuit/contract/forms/shown-fields";
import { useCallback, useLayoutEffect, useState, type RefObject } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";

interface ShownFields {
  /** Names of the visible fields; `null` until scripts have evaluated the conditions. */
  shown: readonly string[] | null;
  /** Evaluates the conditions again, after input. */
  look: () => void;
}

/** Evaluates which conditional fields are visible, given the answers so far. */
export function useShownFields(form: Form, element: RefObject<HTMLFormElement | null>): ShownFields {
  const locale = useLocale();
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const look = useCallback(() => {
    if (element.current === null) return;
    const values = readFormValues(form, new FormData(element.current), locale);
    const names = shownFields(form, values).map(({ name }) => name);
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser filled in is known only now
    setShown((before) => (before?.join() === names.join() ? before : names));
  }, [form, locale, element]);

  // Runs before the first paint, so that hidden fields don't flash.
  useLayoutEffect(look, [look]);
  return { shown, look };
}
