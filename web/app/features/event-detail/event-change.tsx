import { useId } from "react";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CancelledPart, ChangeDate, MovedPart } from "./event-change.server.ts";
import styles from "./event-change.module.css";

/** Banner above the page of a moved event, with its old and new date. */
export function EventMoved({ data: { word, before, now, text } }: Pick<MovedPart, "data">) {
  const titleId = useId();
  return (
    <section className={`field ${styles.moved}`} data-colour="asphalt" aria-labelledby={titleId}>
      <h2 className={`${styles.flag} ${styles.calm}`} id={titleId}>
        <Icon name="calendar" />
        {word}
      </h2>
      <div className={styles.dates}>
        {before === null ? null : (
          <>
            <p className={styles.before}>
              <span>{before.label}</span> <Numeral date={before} isStruck />
            </p>
            <Icon name="arrow" className={`icon ${styles.arrow}`} />
          </>
        )}
        <p className={styles.now}>
          <span>{now.label}</span> <Numeral date={now} />
        </p>
        <p className="lead">{text}</p>
      </div>
    </section>
  );
}

/** Opening of the page of a cancelled or postponed event, with answers for customers with tickets. */
export function EventCancelled({ data }: Pick<CancelledPart, "data">) {
  const { word, heading, title, summary, cover, crumbs, before, answers, calendar } = data;
  return (
    <>
      <section className={`field ${styles.off}`} data-colour="asphalt">
        <div className={styles.words}>
          <Breadcrumbs parents={crumbs} current={title} />
          <p className={styles.flag}>
            <Icon name="warning" />
            {word}
          </p>
          <h1 className="d4">{heading}</h1>
          {summary === null ? null : <p className="lead">{summary}</p>}
          {calendar === null ? null : (
            <div className="actions">
              <ButtonLink to={calendar.path} fill="white" icon="arrow">
                {calendar.label}
              </ButtonLink>
            </div>
          )}
        </div>
        <div className={styles.picture}>
          {cover === null ? null : <Picture image={cover} sizes="(min-width: 64rem) 44vw, 100vw" isPriority />}
          <p className={styles.before}>
            <span>{before.label}</span> <Numeral date={before} isStruck />
          </p>
        </div>
      </section>
      <dl className={styles.answers}>
        <IndexedItems items={answers}>
          {({ question, answer, text }) => (
            <div className={`field ${styles.answer}`}>
              <dt className="h3">{question}</dt>
              <dd className="d4">{answer}</dd>
              <dd>{text}</dd>
            </div>
          )}
        </IndexedItems>
      </dl>
    </>
  );
}

function Numeral({ date: { moment, numeral, unit }, isStruck = false }: { date: ChangeDate; isStruck?: boolean }) {
  const time = (
    <time className="num" dateTime={moment}>
      {numeral} <small>{unit}</small>
    </time>
  );
  return isStruck ? <s>{time}</s> : time;
}
