import type { TimetableSession, TimetableDay } from "@circuit/contract/content/documents";
import { useId } from "react";
import { formatWeekdayName } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { IndexedItems } from "#app/ui/in-order.tsx";
import styles from "./timetable.module.css";

/** Sessions of one day, with races highlighted. Times are local to the circuit. */
export function Timetable({ day: { date, sessions } }: { day: TimetableDay }) {
  const event = eventPageMessages[useLocale()];
  const weekday = formatWeekdayName(date, useLocale());
  const titleId = useId();

  return (
    <div>
      <h2 className="d2" id={titleId}>
        {event.programme(weekday)}
      </h2>
      <table className={styles.timetable} aria-labelledby={titleId}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{event.time}</th>
            <th scope="col">{event.session}</th>
            <th scope="col">{event.sessionKind}</th>
          </tr>
        </thead>
        <tbody>
          <IndexedItems items={sessions}>{(session) => <SessionRow session={session} />}</IndexedItems>
        </tbody>
      </table>
    </div>
  );
}

function SessionRow({ session: { startTime, endTime, endsNextDay, title, kind } }: { session: TimetableSession }) {
  const { kinds, nextDay } = eventPageMessages[useLocale()];

  return (
    <tr className={kind === "race" ? styles.race : undefined}>
      <th scope="row" className="num">
        <time>{shortTime(startTime)}</time>
        {endTime === null ? null : (
          <span className={styles.end}>
            –<time>{shortTime(endTime)}</time>
            {endsNextDay ? <span className={styles.nextDay}> {nextDay}</span> : null}
          </span>
        )}
      </th>
      <td>{title}</td>
      <td className={styles.kind}>{kinds[kind] === null ? null : <span className={styles.tag}>{kinds[kind]}</span>}</td>
    </tr>
  );
}

/** Returns a time as `11:00`; the CMS may return `11:00:00.000`. */
function shortTime(time: string): string {
  return time.slice(0, 5);
}
