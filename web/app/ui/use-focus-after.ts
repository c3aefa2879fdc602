import { useEffect, useRef, type RefObject } from "react";

/**
 * Moves focus to `target` after a change that removes the focused element.
 *
 * @param key - Identifies the state of the page.
 * @returns A function to call before the change; focus moves when `key` has changed.
 */
export function useFocusAfter(target: RefObject<HTMLElement | null>, key: string): () => void {
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current) target.current?.focus();
    isAsked.current = false;
  }, [target, key]);

  return () => {
    isAsked.current = true;
  };
}
