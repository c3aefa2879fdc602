import { useEffect, useState } from "react";
import { countdownStateAt } from "#app/domain/countdown.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import styles from "./countdown.module.css";
import { LiveDot } from "./live-dot.tsx";

interface CountdownProps {
  /** ISO 8601 moment to count down to. */
  startsAt: string;
  /** ISO 8601 end; `null` for a moment without duration. */
  endsAt: string | null;
  /**
   * ISO 8601 time of the server when it rendered. The browser hydrates with it too, to match the server's HTML; then
   * its own clock takes over.
   */
  renderedAt: string;
  /** Id of the heading that names the moment. */
  labelledBy?: string | undefined;
}

/**
 * Counts down days, hours and minutes to a moment, without seconds, which would move with no way to stop them (WCAG
 * 2.2.2). Then says that the event is on, and finally that it is over. Screen readers don't announce changes.
 */
export function Countdown({ startsAt, endsAt, renderedAt, labelledBy }: CountdownProps) {
  const { countdown } = useMessages().blocks;
  const { now, isLive } = useClock(renderedAt);
  const state = countdownStateAt(now, startsAt, endsAt);

  if (state.phase === "running") {
    return (
      <p className={styles.state}>
        <LiveDot />
        {countdown.running}
      </p>
    );
  }
  if (state.phase === "ended") return <p className={styles.state}>{countdown.ended}</p>;

  return (
    <div role="timer" aria-live="off" aria-labelledby={labelledBy}>
      <time className={styles.cells} dateTime={startsAt} data-live={isLive || undefined}>
        <Cell value={state.days} unit={countdown.days(state.days)} />
        <Cell value={state.hours} unit={countdown.hours(state.hours)} />
        <Cell value={state.minutes} unit={countdown.minutes(state.minutes)} />
      </time>
    </div>
  );
}

/** Number with its unit; the space between is for screen readers and copied text. */
function Cell({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={styles.cell}>
      <b>{String(value).padStart(2, "0")}</b> <small>{unit}</small>{" "}
    </span>
  );
}

/** Difference between browser clock and `renderedAt` above which to fetch the server's time, in milliseconds. */
const plausibleMs = 120_000;

/**
 * Returns the current epoch time in milliseconds: `renderedAt`, which a cache may have kept for an hour, until
 * hydration; then the browser's clock, each minute.
 */
function useClock(renderedAt: string): { now: number; isLive: boolean } {
  const [clock, setClock] = useState(() => ({ now: Date.parse(renderedAt), isLive: false }));

  useEffect(() => {
    let [ahead, timer] = [0, 0];
    const tick = () => {
      const now = Date.now() - ahead;
      setClock({ now, isLive: true });
      clearTimeout(timer);
      timer = window.setTimeout(tick, 60_000 - (now % 60_000));
    };
    const gone = new AbortController();
    const correct = async () => {
      const time = await serverTime(gone.signal);
      if (time === null) return;
      ahead = Date.now() - time;
      tick();
    };
    tick();
    // The cached page is old, or the browser's clock is wrong.
    if (Math.abs(Date.now() - Date.parse(renderedAt)) > plausibleMs) void correct();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [renderedAt]);

  return clock;
}

/** Returns the server's epoch time in milliseconds; `null` when it can't be fetched. */
async function serverTime(signal: AbortSignal): Promise<number | null> {
  try {
    const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store", signal });
    return Date.parse(headers.get("date") ?? "") || null;
  } catch {
    return null;
  }
}
