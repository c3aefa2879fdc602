import { useEffect, useState } from "react";

const minuteMs = 60_000;

/**
 * Returns the time that decides which cameras are live, in milliseconds since 1970: the server's until hydration, then
 * the browser's, updated each minute and whenever the page becomes visible.
 */
export function useCurrentMinute(madeAt: number): number {
  const [now, setNow] = useState(madeAt);

  useEffect(() => {
    const look = () => {
      if (!document.hidden) setNow(Date.now());
    };
    look();
    const timer = setInterval(look, minuteMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
