import { useCallback, useEffect, useRef } from "react";

/**
 * Waits for the end of a mouse or touch press. If the page changes during a press, the pressed button may move away and
 * the click is lost.
 *
 * @returns A function that resolves at the end of the current press; at once without one.
 */
export function usePressEnd(): () => Promise<void> {
  const press = useRef<Promise<void>>(null);

  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const begin = () => {
      press.current = new Promise((resolve) => {
        // The click event follows the release at once.
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
