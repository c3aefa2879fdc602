import { useEffect, useRef, type RefObject } from "react";

/**
 * Puts the focus on what takes the place of the button that was pressed, so that the keyboard goes on from there. The page
 * doesn't scroll, and who has gone elsewhere meanwhile stays there.
 *
 * @param isWanted - Of the first render: whether a press brought it.
 */
export function useFocusOnMount(ref: RefObject<HTMLElement | null>, isWanted = true): void {
  const first = useRef(isWanted);
  useEffect(() => {
    const active = document.activeElement;
    if (first.current && (active === null || active === document.body)) ref.current?.focus({ preventScroll: true });
  }, [ref]);
}
