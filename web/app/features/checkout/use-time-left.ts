import { useEffect, useState } from "react";
import type { HoldData } from "./checkout-view-data.ts";

/** How far the visitor's clock is behind the server's, in milliseconds. */
function clockOffset(writtenAt: string): number {
  const [navigation] = performance.getEntriesByType("navigation");
  const arrived = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
  return Date.parse(writtenAt) - (performance.timeOrigin + arrived);
}

/** Seconds until the places are free again, zero at the end; `null` on the server, whose page may be read much later. */
export function useTimeLeft({ heldUntil, writtenAt }: HoldData): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);

  useEffect(() => {
    const end = Date.parse(heldUntil) - clockOffset(writtenAt);
    const look = () => setSeconds(Math.max(0, Math.round((end - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [heldUntil, writtenAt]);

  return seconds;
}

/** `11:48` of seconds. */
export function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
