import { useEffect, useRef } from "react";

/** Pause after the last key before what was typed is written, in milliseconds. */
const pauseMs = 400;

/** Writes something once nothing newer came for a while, and at once when the page or its form is left. */
export function useDebouncedWrite() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);
  const drop = () => {
    clearTimeout(timer.current);
    waiting.current = null;
  };
  const writeNow = () => {
    const write = waiting.current;
    drop();
    write?.();
  };

  // Who leaves within the pause loses nothing either.
  useEffect(() => {
    addEventListener("pagehide", writeNow);
    return () => {
      removeEventListener("pagehide", writeNow);
      writeNow();
    };
  }, []);

  return {
    write: (newest: () => void) => {
      drop();
      waiting.current = newest;
      timer.current = setTimeout(writeNow, pauseMs);
    },
    drop,
  };
}
