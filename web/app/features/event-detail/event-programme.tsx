import { useLocation } from "react-router";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { pageSearch } from "#app/domain/page-search.ts";
import { dayToShow } from "#app/domain/timetable-day.ts";
import { formatDayNumber, formatWeekdayName } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import type { EventDetails } from "./event-details.ts";
import { EventPanel } from "./event-panel.tsx";
import styles from "./event-programme.module.css";
import { Timetable } from "./timetable.tsx";

interface EventProgrammeProps {
  event: EventDetails;
  /** ISO 8601 moment the page's data was read. */
  renderedAt: string;
  /** Path of the calendar; `null` when there is no such page. */
  calendarPath: string | null;
}

/** The timetable of one day, with a choice of days in the address, and beside it what is good to know. */
export function EventProgramme({ event, renderedAt, calendarPath }: EventProgrammeProps) {
  const locale = useLocale();
  const words = eventPageMessages[locale];
  const asked = readPageQuery(new URLSearchParams(useLocation().search));
  const day = dayToShow(event.timetable, asked.day, circuitDay(renderedAt));

  const chips = event.timetable.map(({ date }) => ({
    label: capitalised(`${formatWeekdayName(date, locale)} ${formatDayNumber(date, locale)}`),
    to: pageSearch({ day: date }),
    isCurrent: date === day?.date,
  }));
  return (
    <section className={`section wrap ${styles.section} ${day ? styles.columns : ""}`}>
      {day ? (
        <div className={styles.programme}>
          {chips.length > 1 ? <ChipLinks label={words.days} chips={chips} /> : null}
          <Timetable day={day} />
        </div>
      ) : null}
      <EventPanel event={event} renderedAt={renderedAt} calendarPath={calendarPath} />
    </section>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
