import { useEffect, useState } from "react";
import { countdownAt } from "#app/domain/countdown.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import styles from "./countdown.module.css";
import { LiveDot } from "./live-dot.tsx";

interface CountdownProps {
  /** ISO 8601 moment counted down to. */
  startsAt: string;
  /** ISO 8601 moment it is over; `null` for a moment without duration. */
  endsAt: string | null;
  /**
   * ISO 8601 moment the server read the page's data. The page starts from there
   * in the browser too, so that both render the same; the clock takes over at once.
   */
  renderedAt: string;
  /** Id of the heading that says what is counted down to. */
  labelledBy?: string | undefined;
}

/**
 * Days, hours and minutes to a moment, in the surrounding ink: seconds would move all the time, with no way to stop
 * them (WCAG 2.2.2). Then says that it is going on, and at last that it is over. Never announced by itself.
 */
export function Countdown({ startsAt, endsAt, renderedAt, labelledBy }: CountdownProps) {
  const { countdown } = useMessages().blocks;
  const { now, isLive } = useClock(renderedAt);
  const state = countdownAt(now, startsAt, endsAt);

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

/** A number and its unit; the space between them is for screen readers and copied text. */
function Cell({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={styles.cell}>
      <b>{String(value).padStart(2, "0")}</b> <small>{unit}</small>{" "}
    </span>
  );
}

/** How far the browser's clock may differ from the page's before the server's time is fetched, in milliseconds. */
const plausibleMs = 120_000;

/** The moment in milliseconds: the page's first, which may be an hour ago, then the browser's clock, every minute. */
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
    // Either the page is old or the browser's clock is wrong.
    if (Math.abs(Date.now() - Date.parse(renderedAt)) > plausibleMs) void correct();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [renderedAt]);

  return clock;
}

/** The server's time in milliseconds; `null` without an answer. */
async function serverTime(signal: AbortSignal): Promise<number | null> {
  try {
    const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store", signal });
    return Date.parse(headers.get("date") ?? "") || null;
  } catch {
    return null;
  }
}
