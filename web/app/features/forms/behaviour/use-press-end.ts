import { useCallback, useEffect, useRef } from "react";

/**
 * Tells when a press of the mouse or a finger is over. What comes or goes while it
 * lasts can move what is pressed from under it, and then the click is lost.
 *
 * @returns Waits for the end of a press that goes on, and not at all without one.
 */
export function usePressEnd(): () => Promise<void> {
  const press = useRef<Promise<void>>(null);

  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const begin = () => {
      press.current = new Promise((resolve) => {
        // The click follows the release at once.
        const end = () =>
          setTimeout(() => {
            press.current = null;
            resolve();
          });
        for (const name of ["pointerup", "pointercancel"]) addEventListener(name, end, { ...options, once: true });
      });
    };
    addEventListener("pointerdown", begin, options);
    return () => stop.abort();
  }, []);

  return useCallback(() => press.current ?? Promise.resolve(), []);
}
