import { useEffect, useEffectEvent } from "react";

/** Time after the last resize event, in milliseconds. */
const restMs = 50;

/** Runs `onResized` after the window has kept a new size for 50 ms. */
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
