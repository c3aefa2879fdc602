import { useId } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { formatPeriod } from "#app/i18n/format.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { EventGrid } from "#app/ui/event-grid.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./featured-events.module.css";

/** A colour field that counts down to the next featured event, and cards of those that follow. */
export function FeaturedEvents({ block: { title, colour, data } }: BlockProps<"blocks.featured-events">) {
  const { events } = useMessages().lists;
  const locale = useLocale();
  const titleId = useId();
  if (data === null) return null;

  const { next, others, renderedAt } = data;
  const hasStarted = Date.parse(next.startsAt) <= Date.parse(renderedAt);
  return (
    <>
      <section className={`field ${styles.next}`} data-colour={colour} aria-labelledby={titleId}>
        <div className={styles.clock}>
          <h2 className="h3" id={titleId}>
            {title ?? (hasStarted ? next.title : events.untilStart(next.title))}
          </h2>
          <Countdown startsAt={next.startsAt} endsAt={next.endsAt} renderedAt={renderedAt} labelledBy={titleId} />
        </div>
        <div className={styles.text}>
          <p className="lead">
            <time dateTime={next.startsAt}>{formatPeriod(next.startsAt, next.endsAt, locale)}.</time> {next.summary}
          </p>
          <div className="actions">
            <ButtonLink to={next.path} icon="arrow">
              {events.toEvent}
            </ButtonLink>
          </div>
        </div>
      </section>
      {others.length > 0 ? (
        <section className="section wrap">
          <SectionHead title={events.alsoComing} />
          <EventGrid events={others} headingLevel={3} />
        </section>
      ) : null}
    </>
  );
}
