import { useEffect, useState } from "react";

const minuteMs = 60_000;

/**
 * The moment by which the page says what is live, in milliseconds since 1970: that of the server until scripts have taken the
 * page over, then the browser's own, each minute and whenever the page is looked at again.
 */
export function useMinute(madeAt: number): number {
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
