import { useLocation } from "react-router";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { queryString } from "#app/domain/query-string.ts";
import { dayToShow } from "#app/domain/timetable-day.ts";
import { capitalised, formatDayNumber, formatWeekdayName } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import type { EventDetails } from "./event-details.ts";
import styles from "./event-programme.module.css";
import { Timetable } from "./timetable.tsx";

interface EventProgrammeProps {
  event: EventDetails;
  /** ISO 8601 time of the server when it rendered. */
  renderedAt: string;
}

/** Timetable of one day, with links that choose the day through the URL; nothing without a timetable. */
export function EventProgramme({ event, renderedAt }: EventProgrammeProps) {
  const locale = useLocale();
  const words = eventPageMessages[locale];
  const query = readPageQuery(new URLSearchParams(useLocation().search));
  const day = dayToShow(event.timetable, query.day, circuitDay(renderedAt));
  if (!day) return null;

  const chips = event.timetable.map(({ date }) => ({
    label: capitalised(`${formatWeekdayName(date, locale)} ${formatDayNumber(date, locale)}`),
    to: queryString({ day: date }),
    isCurrent: date === day.date,
  }));
  return (
    <div className={styles.programme}>
      {chips.length > 1 ? <ChipLinks label={words.days} chips={chips} /> : null}
      <Timetable day={day} />
    </div>
  );
}
