import { useEffect, useRef, type RefObject } from "react";

/**
 * Brings focus to an element after a change that removes the focused one.
 *
 * @param key - Tells one state of the page from the next.
 * @returns A function that asks for it; focus moves once `key` has changed.
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
