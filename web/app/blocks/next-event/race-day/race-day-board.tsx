import { useEffect, useState, type ReactNode } from "react";
import { boardAt, clockOf, minuteOfDay, type RaceDayBoard as Board } from "#app/domain/race-day.ts";
import { capitalised, formatNamedDay, formatTime } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { raceDayMessages } from "#app/i18n/messages/race-day.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import type { RaceDay } from "#app/blocks/next-event/next-event-data.ts";
import styles from "./race-day-board.module.css";
import href from "./style-sheet.css?url";
import { RaceDayLines } from "./race-day-lines.tsx";

interface RaceDayBoardProps {
  raceDay: RaceDay;
  /** ISO 8601 time at which the server read the timetable. */
  renderedAt: string;
  /** Links that the editor chose. */
  buttons: readonly { label: string; url: string }[];
  isFirst: boolean;
}

type Line = RaceDay["lines"][number];
type Words = (typeof raceDayMessages)["nl"];

/** Board of a day with an event: what is on now and next, gates and buses, by the times of the timetable. */
export function RaceDayBoard({
  raceDay: { title, path, day, lines },
  renderedAt,
  buttons,
  isFirst,
}: RaceDayBoardProps) {
  const locale = useLocale();
  const words = raceDayMessages[locale];
  const { now, isOffline, hasChanged } = useBoardClock(renderedAt, (moment) =>
    nowLine(lines, minuteOfDay(moment, day)),
  );
  const minute = minuteOfDay(now, day);
  const board = boardAt(lines, minute);
  const readAt = formatTime(renderedAt, locale);

  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      <div className={styles.day}>
        <Heading level={isFirst ? 1 : 2} className={styles.title}>
          {capitalised(formatNamedDay(`${day}T12:00:00Z`, locale))}, {title}
        </Heading>
        <p className={isOffline ? styles.offline : undefined}>
          {isOffline ? words.offline(readAt) : words.asOf(clockOf(minute))}
        </p>
      </div>
      <div className={styles.board}>
        <NowPanel board={board} isBefore={minute < (lines[0]?.start ?? 0)} words={words} />
        <Panel label={words.next} className={styles.next} {...nextOf(board, words)} />
        {board.gates === null ? null : <Panel label={words.gates} {...gatesOf(board.gates, words)} />}
        {board.bus === null ? null : <Panel label={words.bus} {...busOf(board.bus, words)} />}
        <nav className={styles.ways} aria-label={words.more}>
          <ul>
            <li>
              <AppLink to={path}>{words.programme}</AppLink>
            </li>
            <IndexedItems items={buttons}>
              {({ label, url }) => (
                <li>
                  <AppLink to={url}>{label}</AppLink>
                </li>
              )}
            </IndexedItems>
          </ul>
        </nav>
      </div>
      <p className="visually-hidden" role="status">
        {hasChanged && board.now !== null ? words.nowOn(board.now.line.title) : ""}
      </p>
      <section className={`section wrap ${styles.today}`}>
        <RaceDayLines lines={lines} minute={minute} running={board.running} />
        <div className="actions">
          <ButtonLink to={path} icon="arrow">
            {words.programme}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function nowLine(lines: readonly Line[], minute: number): Line | null {
  return boardAt(lines, minute).now?.line ?? null;
}

interface PanelProps {
  label: string;
  numeral: string;
  text: string;
  className?: string | undefined;
  children?: ReactNode;
}

function Panel({ label, numeral, text, className, children }: PanelProps) {
  return (
    <section className={`${styles.panel} ${className ?? ""}`}>
      <h2>{label}</h2>
      <p className={styles.numeral}>{numeral}</p>
      {children}
      <p>{text}</p>
    </section>
  );
}

function NowPanel({
  board: { now, next, running },
  isBefore,
  words,
}: {
  board: Board<Line>;
  isBefore: boolean;
  words: Words;
}) {
  if (now === null) {
    const [numeral, text] = isBefore
      ? [words.early, words.earlyText]
      : next === null
        ? [words.done, words.doneText]
        : [words.pause, words.pauseText];
    return <Panel label={words.now} numeral={numeral} text={text} className={styles.now} />;
  }
  const { line, left, share } = now;
  const rest = left === null || line.end === null ? "" : left <= 60 ? words.left(left) : words.until(clockOf(line.end));
  return (
    <Panel
      label={words.now}
      numeral={clockOf(line.start)}
      text={[`${line.title}.`, rest, ...alsoOn(running, line, words)].filter((part) => part !== "").join(" ")}
      className={styles.now}
    >
      {share === null ? null : <Progress share={share} />}
    </Panel>
  );
}

/** Returns sentences about other sessions that are on at the same time. */
function alsoOn(running: readonly Line[], shown: Line, words: Words): string[] {
  return running.filter((line) => line !== shown && line.kind !== "bus").map(({ title }) => words.also(title));
}

const cellCount = 12;

/** Progress bar of the current session, hidden from screen readers because the text beside it says the same. */
function Progress({ share }: { share: number }) {
  return (
    <span className={styles.progress} aria-hidden="true">
      {Array.from({ length: cellCount }, (_, index) => (
        <i key={index} data-full={index < share * cellCount || undefined} />
      ))}
    </span>
  );
}

function nextOf({ next }: Board<Line>, words: Words) {
  return next === null
    ? { numeral: words.last, text: words.lastText }
    : { numeral: clockOf(next.start), text: `${next.title}.` };
}

function gatesOf({ state, line }: NonNullable<Board<Line>["gates"]>, words: Words) {
  if (state === "opens") return { numeral: clockOf(line.start), text: words.opensAt };
  if (state === "closed") return { numeral: words.closed, text: words.closedText };
  return { numeral: words.open, text: line.end === null ? words.openText : words.until(clockOf(line.end)) };
}

function busOf({ state, line }: NonNullable<Board<Line>["bus"]>, words: Words) {
  if (state === "gone") return { numeral: words.busGone, text: words.busGoneText };
  const text = `${line.title}.`;
  if (state === "starts" || line.end === null) return { numeral: clockOf(line.start), text };
  return { numeral: words.busRuns, text: `${text} ${words.until(clockOf(line.end))}` };
}

/** Interval of the clock, short enough to show every minute. */
const tickMs = 10_000;

/**
 * Returns the current epoch time in milliseconds (the server's until hydration), whether the browser is offline, and
 * whether the current session changed since the page opened, which screen readers then announce.
 */
function useBoardClock(renderedAt: string, onAt: (moment: number) => Line | null) {
  const [clock, setClock] = useState({ now: Date.parse(renderedAt), isOffline: false, hasChanged: false });

  useEffect(() => {
    const opened = onAt(Date.now());
    const tick = () => {
      const now = Date.now();
      setClock((was) => ({
        now,
        isOffline: !navigator.onLine,
        hasChanged: was.hasChanged || onAt(now)?.start !== opened?.start,
      }));
    };
    tick();
    const timer = setInterval(tick, tickMs);
    addEventListener("online", tick);
    addEventListener("offline", tick);
    return () => {
      clearInterval(timer);
      removeEventListener("online", tick);
      removeEventListener("offline", tick);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the timetable is the same for as long as the page is
  }, []);

  return clock;
}
