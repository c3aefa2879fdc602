import type { Locale } from "@circuit/contract/locales";
import { viewPath } from "@circuit/contract/urls/own-paths";
import { queryString } from "#app/domain/query-string.ts";
import { formatLongDay } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { seatViewMessages } from "#app/i18n/messages/seat-view.ts";
import { ButtonLink, buttonClass } from "#app/ui/button-link.tsx";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import { shownFacts, viewSentences } from "./shown-facts.ts";
import type { SeatView } from "./seat-view.server.ts";
import styles from "./seat-view-screen.module.css";
import { ViewFacts } from "./view-facts.tsx";
import { ViewHeader } from "./view-header.tsx";
import { StepAnnouncement } from "./step-announcement.tsx";
import { ViewStage } from "./view-stage.tsx";

/** The event for which the visitor looks, and whether the URL names it. */
export interface ViewedEvent {
  title: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** documentId when the URL names the event, else `null`. */
  chosenId: string | null;
}

export interface SeatViewProps {
  view: SeatView;
  /** `null` when no event is coming up. */
  event: ViewedEvent | null;
  crumbs: readonly { title: string; path: string }[];
  /** Path of the map with this grandstand chosen; `null` without a map. */
  mapPath: string | null;
  /** Path of the tickets with this grandstand chosen; `null` when none are sold. */
  ticketsPath: string | null;
}

/** The view from a seat: as a picture or a scene, in facts and in words, with the choices of row and time. */
export function SeatViewScreen({ view, event, crumbs, mapPath, ticketsPath }: SeatViewProps) {
  const locale = useLocale();
  const words = seatViewMessages[locale];
  const { stand, facts, seat, rows, time } = view;
  const address = addressOf(view, event, locale);
  const step = (to: SeatView["next"], label: (name: string) => string) =>
    to === null ? null : { to: address({ stand: to.id }), label: label(to.name) };

  return (
    <article>
      <ViewHeader
        title={stand.name}
        heading={stand.heading}
        crumbs={crumbs}
        note={event === null ? null : `${event.title}, ${formatLongDay(event.date, locale)}`}
        previous={step(view.previous, words.previous)}
        next={step(view.next, words.next)}
        close={mapPath === null ? null : { to: mapPath, label: words.closeLabel, text: words.close }}
      />
      <ViewStage subject={view.subject} />
      <StepAnnouncement text={words.now(stand.name, seat.row)} />
      <div className={`dark ${styles.below}`}>
        <div className="wrap">
          <ViewFacts title={words.facts} facts={shownFacts(facts, time, locale)} />
          <div className={styles.choices}>
            <SeatChoices view={view} address={address} />
            {ticketsPath === null ? null : (
              <div className={styles.choose}>
                <ButtonLink to={ticketsPath} fill="yellow" icon="arrow">
                  {words.choose}
                </ButtonLink>
              </div>
            )}
          </div>
          <details className={styles.about}>
            <summary className={`${buttonClass({ fill: "line" })} ${styles.summary}`}>{words.describe}</summary>
            {stand.summary === null ? null : <p className="lead">{stand.summary}</p>}
            <p>{viewSentences({ facts, row: seat.row, rows, time }, locale).join(" ")}</p>
          </details>
        </div>
      </div>
    </article>
  );
}

type Address = (change: { stand?: string; row?: string; time?: string }) => string;

function SeatChoices({ view: { parts, seat, times, time }, address }: { view: SeatView; address: Address }) {
  const words = seatViewMessages[useLocale()];
  return (
    <>
      {parts.length < 2 ? null : (
        <div>
          <p className={styles.question}>{words.where}</p>
          <ChipLinks
            label={words.where}
            chips={parts.map(({ part }) => ({
              label: words.parts[part],
              to: address({ row: part }),
              isCurrent: part === seat.part,
            }))}
          />
        </div>
      )}
      {times.length < 2 ? null : (
        <div>
          <p className={styles.question}>{words.when}</p>
          <ChipLinks
            label={words.when}
            chips={times.map((each) => ({ label: each, to: address({ time: each }), isCurrent: each === time }))}
          />
        </div>
      )}
    </>
  );
}

/** Returns a function that makes URLs with all current choices, except those to change. */
function addressOf({ stand, seat, time }: SeatView, event: ViewedEvent | null, locale: Locale): Address {
  return (change) => {
    const search = queryString({
      event: event?.chosenId ?? null,
      row: change.row ?? seat.part,
      time: change.time ?? time,
    });
    return `${viewPath(change.stand ?? stand.id, locale)}${search}`;
  };
}
