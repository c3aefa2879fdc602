import { useEffect, useState, type RefObject } from "react";

/** How long a still is the newest, in milliseconds; the server counts half minutes in the same way. */
const slotMs = 30_000;

/**
 * Which half minute's stills to show, counted from 1970: the last that is over, as everybody's is then, so that caches hold one.
 *
 * @param ref - What has to be in view for them to be fetched.
 * @returns `null` for none: out of sight, before scripts, or for who spares data.
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
