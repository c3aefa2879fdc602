import { formatPeriod } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { DetailHero } from "#app/ui/detail-hero.tsx";
import type { EventDetails } from "./event-details.ts";
import styles from "./event-hero.module.css";

interface EventHeroProps {
  event: EventDetails;
  crumbs: readonly { title: string; path: string }[];
}

/** Opening of an event's page: dates, title and buttons on a panel in the event's colour. */
export function EventHero({ event, crumbs }: EventHeroProps) {
  const locale = useLocale();
  const { title, heading, summary, startsAt, endsAt, colour, cover, buttons, note } = event;

  return (
    <DetailHero colour={colour} breadcrumbs={<Breadcrumbs parents={crumbs} current={title} />} picture={cover}>
      <p className={`h3 ${styles.days}`}>
        <time dateTime={startsAt}>{formatPeriod(startsAt, endsAt, locale)}</time>
      </p>
      <h1 className="d4">{heading}</h1>
      {summary ? <p className="lead">{summary}</p> : null}
      {note === null ? <ButtonRow buttons={buttons} /> : <p className={styles.over}>{note}</p>}
    </DetailHero>
  );
}
