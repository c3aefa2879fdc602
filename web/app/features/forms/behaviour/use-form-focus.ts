import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

interface Refusals {
  errors: FormErrors;
  /** Counts the times that errors were found on sending: each moves the focus. */
  refusals: number;
}

/**
 * Moves focus to what the visitor has to know first. Keeps the focused field in view: an error message above takes room
 * and pushes it down.
 *
 * @param first - Selector of what takes the focus: the first of a page that matches.
 */
export function useFormFocus(
  element: RefObject<HTMLFormElement | null>,
  { errors, refusals }: Refusals,
  first: string,
): void {
  const seen = useRef(errors);

  useLayoutEffect(() => {
    // Not when the page comes alive: a visitor may have scrolled on from the field, and be pressing a button.
    if (seen.current === errors) return;
    seen.current = errors;
    const { activeElement } = document;
    if (element.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
  }, [element, errors]);

  useEffect(() => {
    if (refusals === 0) return;
    const target = element.current?.querySelector<HTMLElement>(first);
    target?.focus({ preventScroll: true });
    // Its title comes first, also where all of it is taller than the screen.
    target?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- the selector is the form's own
  }, [element, refusals]);
}
