import { formatDayRange } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import card from "#app/ui/card.module.css";
import { EventPrice } from "#app/ui/event-card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { EventFiltering } from "./event-list-data.ts";
import styles from "./nearest-event.module.css";

interface NearestEventProps {
  nearest: NonNullable<EventFiltering["nearest"]>;
  headingLevel: number;
}

/** Shows the event that comes closest to the visitor's filters, in one row. */
export function NearestEvent({ nearest: { event, typeName }, headingLevel }: NearestEventProps) {
  const { events } = useMessages().lists;
  const locale = useLocale();
  const { title, path, summary, startsAt, endsAt, colour, cover } = event;
  const { days, month } = formatDayRange(startsAt, endsAt, locale);

  return (
    <div className={styles.nearest}>
      <p className={styles.label}>{typeName === null ? events.nearest : events.nearestOfType(typeName)}</p>
      <div className={`field ${card.card} ${styles.row}`} data-colour={colour}>
        {cover ? <Picture image={cover} sizes="(min-width: 48rem) 15rem, 100vw" className={styles.picture} /> : null}
        <div className={styles.text}>
          <time className={`num ${styles.days}`} dateTime={startsAt}>
            {days} <small>{month}</small>
          </time>
          <div>
            <Heading level={headingLevel} className="h3">
              <AppLink to={path} className={card.link}>
                {title}
              </AppLink>
            </Heading>
            {summary ? <p>{summary}</p> : null}
            <EventPrice event={event} />
          </div>
        </div>
      </div>
    </div>
  );
}
