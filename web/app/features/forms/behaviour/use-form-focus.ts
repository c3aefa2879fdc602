import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

interface Refusals {
  errors: FormErrors;
  /** Number of failed attempts to send; each moves the focus. */
  refusals: number;
}

/**
 * Moves focus to the errors after a failed attempt to send, and keeps the focused field in view when messages above
 * push it down.
 *
 * @param first - Selector of the element to focus: the first one in the form that matches.
 */
export function useFormFocus(
  element: RefObject<HTMLFormElement | null>,
  { errors, refusals }: Refusals,
  first: string,
): void {
  const seen = useRef(errors);

  useLayoutEffect(() => {
    // Not on hydration: the visitor may have scrolled on and be pressing a button.
    if (seen.current === errors) return;
    seen.current = errors;
    const { activeElement } = document;
    if (element.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
  }, [element, errors]);

  useEffect(() => {
    if (refusals === 0) return;
    const target = element.current?.querySelector<HTMLElement>(first);
    target?.focus({ preventScroll: true });
    // Scrolls its title to the top, even if it is taller than the screen.
    target?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- the selector is the form's own
  }, [element, refusals]);
}
