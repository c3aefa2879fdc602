import { clockOf } from "#app/domain/race-day.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { raceDayMessages } from "#app/i18n/messages/race-day.ts";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { LiveDot } from "#app/ui/live-dot.tsx";
import { useId } from "react";
import type { RaceDay } from "#app/blocks/next-event/next-event-data.ts";
import styles from "./race-day-board.module.css";

type Line = RaceDay["lines"][number];

interface RaceDayLinesProps {
  lines: readonly Line[];
  /** Current time, in minutes since midnight at the circuit. */
  minute: number;
  /** Sessions that are on now. */
  running: readonly Line[];
}

/** Today's timetable with the state of each session: past, on now, or still to come. */
export function RaceDayLines({ lines, minute, running }: RaceDayLinesProps) {
  const words = raceDayMessages[useLocale()];
  const titleId = useId();

  return (
    <div>
      <h2 className="d2" id={titleId}>
        {words.today}
      </h2>
      <table className={styles.lines} aria-labelledby={titleId}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.time}</th>
            <th scope="col">{words.session}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          <IndexedItems items={lines}>
            {(line) => {
              const isOn = running.includes(line);
              const isOver = !isOn && isPast(line, minute);
              return (
                <tr aria-current={isOn ? "time" : undefined} data-past={isOver || undefined}>
                  <th scope="row" className="num">
                    {clockOf(line.start)}
                  </th>
                  <td>{line.title}</td>
                  <td>
                    {isOn ? (
                      <>
                        <LiveDot /> {words.on}
                      </>
                    ) : isOver ? (
                      words.past
                    ) : null}
                  </td>
                </tr>
              );
            }}
          </IndexedItems>
        </tbody>
      </table>
    </div>
  );
}

/** Whether a session is over. Without an end time it is over once it has begun, except open gates. */
function isPast({ start, end, kind }: Line, minute: number): boolean {
  if (end !== null) return end <= minute;
  return kind !== "gates" && start < minute;
}
