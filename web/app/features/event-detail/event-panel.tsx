import { useId, type ReactNode } from "react";
import { formatPeriod } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { eventPageMessages } from "#app/i18n/messages/event-page.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CalendarLink } from "#app/ui/calendar-link.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { PriceFrom } from "#app/ui/price-from.tsx";
import { SaleMark } from "#app/ui/sale-mark.tsx";
import type { EventDetails } from "./event-details.ts";
import styles from "./event-panel.module.css";

interface EventPanelProps {
  event: EventDetails;
  /** ISO 8601 time of the server when it rendered. */
  renderedAt: string;
  /** `null` when there is no calendar page. */
  calendarPath: string | null;
}

/** Renders an event's dates, state and links beside its text. */
export function EventPanel({ event, renderedAt, calendarPath }: EventPanelProps) {
  const words = eventPageMessages[useLocale()];
  const titleId = useId();
  const { startsAt, endsAt, isPast } = event;
  const hasStarted = Date.parse(startsAt) <= Date.parse(renderedAt);

  return (
    <aside className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.parts}>
        <div className={styles.clock}>
          <h2 className="d2" id={titleId}>
            {isPast ? words.over : hasStarted ? words.practical : words.untilStart}
          </h2>
          {isPast ? null : (
            <>
              <Countdown startsAt={startsAt} endsAt={endsAt} renderedAt={renderedAt} labelledBy={titleId} />
              <CalendarLink to={`${event.path}.ics`}>{words.toAgenda}</CalendarLink>
            </>
          )}
        </div>
        <Particulars event={event} />
      </div>
      {isPast && calendarPath !== null ? (
        <div className="actions">
          <ButtonLink to={calendarPath} icon="arrow">
            {words.toCalendar}
          </ButtonLink>
        </div>
      ) : null}
    </aside>
  );
}

function Particulars({ event }: { event: EventDetails }) {
  const locale = useLocale();
  const words = eventPageMessages[locale];
  const { startsAt, endsAt, venue, typeName, priceFromCents } = event;

  return (
    <dl className={styles.particulars}>
      <Particular name={words.when}>{formatPeriod(startsAt, endsAt, locale)}</Particular>
      {venue ? <Particular name={words.where}>{venue}</Particular> : null}
      {typeName ? <Particular name={words.kind}>{typeName}</Particular> : null}
      {priceFromCents !== null || event.words ? (
        <Particular name={words.tickets}>
          {priceFromCents === null ? null : <PriceFrom cents={priceFromCents} />}
          <SaleMark status={event} />
        </Particular>
      ) : null}
    </dl>
  );
}

function Particular({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
