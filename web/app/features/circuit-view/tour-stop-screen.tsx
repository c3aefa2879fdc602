import type { Locale } from "@circuit/contract/locales";
import { tourPath, viewPath } from "@circuit/contract/urls/own-paths";
import { queryString } from "#app/domain/query-string.ts";
import { formatDistance, formatPercentage } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { seatViewMessages } from "#app/i18n/messages/seat-view.ts";
import { virtualTourMessages } from "#app/i18n/messages/virtual-tour.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StepAnnouncement } from "./step-announcement.tsx";
import screen from "./seat-view-screen.module.css";
import type { TourStop } from "./tour-stop.server.ts";
import styles from "./tour-stop-screen.module.css";
import { ViewFacts } from "./view-facts.tsx";
import { ViewHeader } from "./view-header.tsx";
import { ViewStage } from "./view-stage.tsx";

export interface TourStopProps {
  stop: TourStop;
  /** documentId of the event in the URL, which all links keep; `null` for none. */
  event: string | null;
  crumbs: readonly { title: string; path: string }[];
  /** Path of the map; `null` without a map. */
  mapPath: string | null;
}

/** A stop of the virtual tour: panorama, facts, a description, and links to other stops. */
export function TourStopScreen({ stop, event, crumbs, mapPath }: TourStopProps) {
  const locale = useLocale();
  const words = virtualTourMessages[locale];
  const chosen = event === null ? "" : queryString({ event });
  const address = (id: string) => `${tourPath(id, locale)}${chosen}`;
  const labels = stop.subject.labels.map((label) => ({ ...label, to: address(label.id) }));
  const index = stop.stops.findIndex(({ id }) => id === stop.id);
  const step = (offset: number, label: (name: string) => string) => {
    const { length } = stop.stops;
    const to = stop.stops[(index + offset + length) % length];
    return to === undefined || to.id === stop.id ? null : { to: address(to.id), label: label(to.name) };
  };

  return (
    <article>
      <ViewHeader
        title={stop.name}
        heading={stop.heading}
        crumbs={crumbs}
        note={`${words.tour}. ${words.position(index + 1, stop.stops.length)}`}
        previous={step(-1, words.previous)}
        next={step(1, words.next)}
        close={mapPath === null ? null : { to: mapPath, label: words.closeLabel, text: words.close }}
      />
      <ViewStage subject={{ ...stop.subject, labels }} />
      <StepAnnouncement text={words.now(stop.name)} />
      <div className={`dark ${screen.below}`}>
        <div className="wrap">
          <ViewFacts title={words.facts} facts={factsOf(stop, locale)} />
          <div className={styles.columns}>
            <div className={styles.text}>
              {stop.description === null ? null : <p className="lead">{stop.description}</p>}
              <p>{sentencesOf(stop, locale)}</p>
              {stop.stand === null ? null : (
                <ButtonLink to={`${viewPath(stop.stand.id, locale)}${chosen}`} fill="yellow" icon="arrow">
                  {words.seat(stop.stand.name)}
                </ButtonLink>
              )}
            </div>
            <StopLinks stop={stop} address={address} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Returns the URL of a stop, with the chosen event. */
type Address = (stop: string) => string;

function StopLinks({ stop, address }: { stop: TourStop; address: Address }) {
  const locale = useLocale();
  const words = virtualTourMessages[locale];
  const { sides } = seatViewMessages[locale];
  return (
    <nav aria-label={words.tour}>
      {stop.ways.length === 0 ? null : (
        <>
          <h2 className={screen.question}>{words.ways}</h2>
          <ul className={styles.ways}>
            {stop.ways.map(({ id, name, side, metres }) => (
              <li key={id}>
                <AppLink to={address(id)} className={styles.way} isInPage>
                  {words.way(name, sides[side], formatDistance(metres, locale))}
                  <Icon name="arrow" />
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className={styles.all}>
        <summary>{words.all}</summary>
        <ol>
          {stop.stops.map(({ id, name }) => (
            <li key={id}>
              <AppLink to={address(id)} isInPage aria-current={id === stop.id ? "page" : undefined}>
                {name}
              </AppLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function factsOf({ corners, share, metres, metresToTrack }: TourStop, locale: Locale) {
  const words = virtualTourMessages[locale];
  const numbers = corners.map(({ number }) => number).join(", ");
  const isOnTrack = metresToTrack === 0;
  return [
    { id: "corners", value: numbers || words.noCorners, label: words.corners(corners.length) },
    { id: "lap", value: formatPercentage(share, locale), label: words.lap(formatDistance(metres, locale)) },
    {
      id: "track",
      value: formatDistance(metresToTrack, locale),
      label: isOnTrack ? words.onTrackLabel : words.track,
    },
  ];
}

/** Describes the stop in sentences, as a text alternative. */
function sentencesOf({ kind, facing, corners }: TourStop, locale: Locale): string {
  const words = virtualTourMessages[locale];
  const { about, sides } = seatViewMessages[locale];
  const seen = corners.map(({ number, name, side, metres }) =>
    about.corner(number, name, sides[side], formatDistance(metres, locale)),
  );
  const turns =
    seen.length === 0
      ? words.turnsNone
      : words.turnsSeen(new Intl.ListFormat(locale, { type: "conjunction" }).format(seen));
  return `${words.facing(words.places[kind], about.compass[facing])} ${turns}`;
}
