import type { ReactNode } from "react";
import { formatPeriod } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { arrangementPageMessages } from "#app/i18n/messages/arrangement-page.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import styles from "./arrangement-day.module.css";
import type { ArrangementDetails } from "./arrangement-details.ts";

interface ArrangementDayProps {
  arrangement: ArrangementDetails;
  /** Booking form, or an example of a group's price when the arrangement can't be booked online. */
  aside: ReactNode;
}

/** What an arrangement includes and its events, with the booking form beside them. */
export function ArrangementDay({ arrangement, aside }: ArrangementDayProps) {
  const words = arrangementPageMessages[useLocale()];
  const { inclusions, events } = arrangement;

  return (
    <section className={`section wrap ${styles.columns}`}>
      <div>
        {inclusions.length > 0 ? (
          <>
            <h2 className={`d3 ${styles.title}`}>{words.yourDay}</h2>
            <ul className={styles.inclusions}>
              <IndexedItems items={inclusions}>{(text) => <li>{text}</li>}</IndexedItems>
            </ul>
          </>
        ) : null}
        {events.length > 0 ? <BookableEvents events={events} /> : null}
      </div>
      {aside}
    </section>
  );
}

function BookableEvents({ events }: Pick<ArrangementDetails, "events">) {
  const locale = useLocale();
  const words = arrangementPageMessages[locale];

  return (
    <>
      <h2 className={`h3 ${styles.eventsTitle}`}>{words.events}</h2>
      <ul>
        {events.map(({ title, path, startsAt, endsAt }) => (
          <li key={path} className={styles.event}>
            <AppLink to={path} className="text-link">
              {title}
            </AppLink>{" "}
            <time className="muted" dateTime={startsAt}>
              {formatPeriod(startsAt, endsAt, locale)}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}
