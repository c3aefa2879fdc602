import { useEffect, useRef } from "react";

/** Pause after the last change before writing, in milliseconds. */
const pauseMs = 400;

/** Debounces a write; leaving the page or unmounting the component writes at once. */
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
