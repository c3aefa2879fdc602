import { useEffect, useState, type RefObject } from "react";

/** Time in milliseconds after which a newer still exists; the server counts half-minutes in the same way. */
const slotMs = 30_000;

/**
 * Returns the number, counted from 1970, of the half-minute whose stills to show: the last complete one, so that all
 * visitors share cached stills.
 *
 * @param ref - Element that must be in view.
 * @returns `null` out of view, before hydration, or when the visitor saves data.
 */
export function useStillSlot(ref: RefObject<HTMLElement | null>, isSparing: boolean): number | null {
  const [slot, setSlot] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (element === null || isSparing) return undefined;
    let isInView = false;
    const look = () => {
      if (isInView && !document.hidden) setSlot(Math.floor(Date.now() / slotMs) - 1);
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    const timer = setInterval(look, slotMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [ref, isSparing]);
  return slot;
}
