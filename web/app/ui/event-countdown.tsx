import { type ReactNode, useId } from "react";
import { formatPeriod } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "./button-link.tsx";
import { Countdown } from "./countdown.tsx";
import type { EventSummary } from "./event-card.tsx";
import styles from "./event-countdown.module.css";

interface EventCountdownProps {
  event: EventSummary;
  /** Brand colour of the panel. */
  colour: string;
  /** ISO 8601 time of the server when it rendered. */
  renderedAt: string;
  /** Title above the countdown; `null` takes one with the event's name. */
  title: string | null;
  children?: ReactNode;
}

/** Countdown to an event on a coloured panel, with its dates in words. */
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
