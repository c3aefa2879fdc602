import { useCallback, useEffect, useRef } from "react";

/**
 * Tells when a press of the mouse or a finger is over. If the page changes during a
 * press, the pressed button may move away from under it, and the click is lost.
 *
 * @returns A function that waits for the end of a press under way; without one it doesn't wait.
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
