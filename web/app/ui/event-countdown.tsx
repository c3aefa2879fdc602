import { type ReactNode, useId } from "react";
import { formatPeriod } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "./button-link.tsx";
import { Countdown } from "./countdown.tsx";
import type { EventSummary } from "./event-card.tsx";
import styles from "./event-countdown.module.css";

interface EventCountdownProps {
  event: EventSummary;
  /** Name of a brand colour, for the field. */
  colour: string;
  /** ISO 8601 moment the server read the page's data. */
  renderedAt: string;
  /** Above the clock; `null` for words of the event. */
  title: string | null;
  /** Below the clock. */
  children?: ReactNode;
}

/** A colour field that counts down to an event, with its days in words. */
export function EventCountdown({ event, colour, renderedAt, title, children }: EventCountdownProps) {
  const { events } = useMessages().lists;
  const locale = useLocale();
  const titleId = useId();
  const { startsAt, endsAt } = event;
  const hasStarted = Date.parse(startsAt) <= Date.parse(renderedAt);

  return (
    <section className={`field ${styles.next}`} data-colour={colour} aria-labelledby={titleId}>
      <div className={styles.clock}>
        <h2 className="h3" id={titleId}>
          {title ?? (hasStarted ? event.title : events.untilStart(event.title))}
        </h2>
        <Countdown startsAt={startsAt} endsAt={endsAt} renderedAt={renderedAt} labelledBy={titleId} />
        {children}
      </div>
      <div className={styles.text}>
        <p className="lead">
          <time dateTime={startsAt}>{formatPeriod(startsAt, endsAt, locale)}.</time> {event.summary}
        </p>
        <div className="actions">
          <ButtonLink to={event.path} icon="arrow">
            {events.toEvent}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
