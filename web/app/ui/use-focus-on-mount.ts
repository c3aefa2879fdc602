import { useEffect, useRef, type RefObject } from "react";

/**
 * Focuses an element that replaces the pressed button, so that keyboard users continue there. It doesn't scroll, and
 * leaves a focus that has moved elsewhere.
 *
 * @param isWanted - Whether to focus, on the first render only.
 */
export function useFocusOnMount(ref: RefObject<HTMLElement | null>, isWanted = true): void {
  const first = useRef(isWanted);
  useEffect(() => {
    const active = document.activeElement;
    if (first.current && (active === null || active === document.body)) ref.current?.focus({ preventScroll: true });
  }, [ref]);
}
