import { admissionRules } from "@circuit/contract/shop/sale-states";
import { circuitPaths, viewPath } from "@circuit/contract/urls/own-paths";
import { useRef } from "react";
import { queryString } from "#app/domain/query-string.ts";
import { formatDistance, formatNumber, formatPercentage, formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { MapEvent, MapStand, StandSale } from "./map-data.server.ts";
import { cornerRanges, mapSearch } from "./map-state.ts";
import styles from "./stand-panel.module.css";
import { type AvailabilityByTicket, seatsLeftText, walkText } from "./stand-texts.ts";

interface StandPanelProps {
  stand: MapStand | null;
  event: MapEvent | null;
  left: AvailabilityByTicket;
  /** Path to set the event's ticket alarm; `null` while no page has one. */
  alarm: string | null;
  search: string;
}

/** Shows the chosen grandstand: the corners in sight, its facts, its price, and links to its tickets and its view. */
export function StandPanel({ stand, event, left, alarm, search }: StandPanelProps) {
  const locale = useLocale();
  const words = circuitMapMessages[locale];
  // Whether the visitor has just cleared the choice: the focus then moves to the heading that replaces it.
  const wasCleared = useRef(false);
  const ofEvent = event === null ? "" : queryString({ event: event.id });
  const tour = (
    <AppLink to={`${circuitPaths.tour[locale]}${ofEvent}`} className="text-link">
      {words.tour}
    </AppLink>
  );
  if (stand === null) {
    return (
      <section className={`field ${styles.panel}`} data-colour="yellow">
        <h3
          className="d2"
          tabIndex={-1}
          ref={(heading) => {
            if (wasCleared.current) heading?.focus({ preventScroll: true });
            wasCleared.current = false;
          }}
        >
          {words.nothingChosen}
        </h3>
        <p>{words.nothingChosenText}</p>
        {tour}
      </section>
    );
  }
  const { id, name, summary, corners, sale, zone } = stand;
  return (
    <section className={`field ${styles.panel}`} data-colour={zone?.colour ?? "yellow"}>
      <p className={styles.numeral} data-long={cornerRanges(corners).length > 6 ? "" : undefined}>
        {corners.length === 0 ? "–" : cornerRanges(corners)}
      </p>
      <p className={styles.sees}>{corners.length === 0 ? words.noCorners : words.yourCorners(corners.length)}</p>
      <h3 className="d2">{name}</h3>
      {summary === null ? null : <p>{summary}</p>}
      <StandFactList stand={stand} left={left} />
      <StandPrice sale={sale} event={event} />
      <div className={`actions ${styles.actions}`}>
        <TicketsLink sale={sale} alarm={alarm} />
        <ButtonLink to={`${viewPath(id, locale)}${ofEvent}`} fill="line" icon="eye">
          {words.sitHere}
        </ButtonLink>
        {tour}
        <AppLink
          to={mapSearch(search, { stand: null })}
          isInPage
          className="text-link"
          onClick={() => {
            wasCleared.current = true;
          }}
        >
          {words.clear}
        </AppLink>
      </div>
    </section>
  );
}

/** Links to the tickets, or to the alarm when they are sold out. */
function TicketsLink({ sale, alarm }: { sale: StandSale | null; alarm: string | null }) {
  const words = circuitMapMessages[useLocale()];
  if (sale === null) return null;
  if (sale.state !== "sold-out") return <ButtonLink to={sale.path}>{words.takeStand}</ButtonLink>;
  return alarm === null ? null : <ButtonLink to={alarm}>{words.setAlarm}</ButtonLink>;
}

function StandPrice({ sale, event }: { sale: StandSale | null; event: MapEvent | null }) {
  const locale = useLocale();
  const words = circuitMapMessages[locale];
  if (event === null) return <p className={styles.basis}>{words.noEvent}</p>;
  if (sale === null) return <p className={styles.basis}>{`${words.noSale} ${words.priceFor(event.title)}.`}</p>;
  const isClosed = admissionRules[sale.state].phase === "closed";
  return (
    <p className={styles.price}>
      <b className="num">
        {isClosed
          ? words.state[sale.state]
          : sale.cents === 0
            ? words.free
            : words.from(formatPrice(sale.cents, locale))}
      </b>
      <span className={styles.basis}>
        {isClosed || sale.cents === 0
          ? words.priceFor(event.title)
          : `${words[sale.basis]}, ${words.priceFor(event.title)}`}
      </span>
    </p>
  );
}

function StandFactList({ stand, left }: { stand: MapStand; left: AvailabilityByTicket }) {
  const locale = useLocale();
  const { facts, covered, open } = circuitMapMessages[locale];
  const { zone, isCovered, seats, rows, wheelchairPlaces, metresToTrack, lapShare, fromEntrance, fromParking, sale } =
    stand;
  const pairs: [term: string, fact: string | null][] = [
    [facts.zone, zone?.name ?? null],
    [facts.roof, isCovered ? covered : open],
    [facts.seats, formatNumber(seats, locale)],
    [facts.rows, formatNumber(rows, locale)],
    [facts.wheelchair, formatNumber(wheelchairPlaces, locale)],
    [facts.track, formatDistance(metresToTrack, locale)],
    [facts.share, formatPercentage(lapShare, locale)],
    [facts.gate, fromEntrance === null ? null : walkText(fromEntrance, locale)],
    [facts.parking, fromParking === null ? null : walkText(fromParking, locale)],
    [facts.places, sale === null ? null : seatsLeftText(sale, left, locale)],
  ];
  return (
    <dl className={styles.facts}>
      {pairs.map(([term, fact]) =>
        fact === null ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{fact}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
