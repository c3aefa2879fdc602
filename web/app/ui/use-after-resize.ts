import { useEffect, useEffectEvent } from "react";

/** How long after the last resize the window counts as at rest. */
const restMs = 50;

/**
 * Runs `onResized` once the window has kept its size for 50 ms. It doesn't run
 * for the first size.
 */
export function useAfterResize(onResized: () => void): void {
  const run = useEffectEvent(onResized);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => run(), restMs);
    };
    window.addEventListener("resize", wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", wait);
    };
  }, []);
}
