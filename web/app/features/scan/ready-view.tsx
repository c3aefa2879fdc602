import type { Locale } from "@circuit/contract/locales";
import { useEffect, useRef } from "react";
import { formatNumber, formatTime } from "#app/i18n/format.ts";
import { type ScanMessages, scanMessages } from "#app/i18n/messages/scan.ts";
import { IndexedItems } from "#app/ui/in-order.tsx";
import type { CameraState } from "./use-camera.ts";
import type { RunningScanSession } from "./use-scan-session.ts";
import type { JudgedScans } from "./use-verdict.ts";

interface ReadyViewProps {
  locale: Locale;
  cameraState: CameraState;
  session: RunningScanSession;
  judged: Pick<JudgedScans, "isBusy" | "isTyped" | "notice" | "last">;
}

/** Shown between scans: instructions, and the number of visitors inside. */
export function ReadyView({ locale, cameraState, session, judged }: ReadyViewProps) {
  const { ready, words } = scanMessages[locale];
  const { isBusy, isTyped, notice, last } = judged;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone after a verdict: the heading takes the focus, or the input after a typed code.
  const isBack = last !== null && !isTyped;
  useEffect(() => {
    if (isBack) heading.current?.focus();
  }, [isBack]);
  const { device, isOnline, isKept, waiting } = session;
  return (
    <section className="sc-result">
      <h1 ref={heading} tabIndex={-1} className="sc-word">
        {cameraState === "on" ? ready.title : ready.start}
      </h1>
      <p className="sc-why" role="status">
        {isBusy ? ready.busy : cameraText(cameraState, ready)}
      </p>
      {notice === null ? null : (
        <p className="sc-problem" role="alert">
          {notice}
        </p>
      )}
      {last === null ? null : <p className="sc-last">{ready.last(words[last.kind], formatTime(last.at, locale))}</p>}
      {device === null ? null : <Counter counts={device.counts} locale={locale} />}
      {isOnline ? null : <p className="sc-note">{ready.offline(waiting)}</p>}
      {isKept ? null : <p className="sc-note">{ready.notKept}</p>}
    </section>
  );
}

function cameraText(state: CameraState, ready: ScanMessages["ready"]): string {
  switch (state) {
    case "on":
      return ready.text;
    case "asking":
      return ready.asking;
    case "denied":
      return ready.denied;
    case "none":
      return ready.none;
    default:
      return ready.startText;
  }
}

/** Segments of the progress bar. */
const cells = Array.from({ length: 16 }, (_, at) => at);

/** Shows how many visitors are inside, with a progress bar. */
function Counter({ counts, locale }: { counts: { inside: number; expected: number }; locale: Locale }) {
  const { ready } = scanMessages[locale];
  const { inside, expected } = counts;
  const outside = Math.max(0, expected - inside);
  const share = expected === 0 ? 0 : inside / expected;
  return (
    <div className="sc-counter">
      <p>
        <b className="num">{formatNumber(inside, locale)}</b>
        <span>{ready.inside}</span>
        <span className="num">{ready.outside(formatNumber(outside, locale))}</span>
      </p>
      <div className="sc-bar" aria-hidden="true">
        <IndexedItems items={cells}>
          {(at) => <i data-full={at < share * cells.length ? "" : undefined} />}
        </IndexedItems>
      </div>
    </div>
  );
}
