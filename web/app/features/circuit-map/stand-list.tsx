import { useId } from "react";
import { formatDistance, formatNumber } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import type { CircuitMapData, MapStand } from "./map-data.server.ts";
import type { SmallDrawing } from "./map-drawing.ts";
import { cornerRanges, matchesFilter, type MapState } from "./map-state.ts";
import styles from "./stand-list.module.css";
import { StandPlace } from "./stand-place.tsx";
import { type AvailabilityByTicket, seatsLeftText, standPriceText } from "./stand-texts.ts";

interface StandListProps {
  data: CircuitMapData;
  state: MapState;
  /** Returns the link that chooses a grandstand. */
  toStand: (id: string) => string;
  left: AvailabilityByTicket;
  alarm: string | null;
}

/** Lists the grandstands in a table; on phones each row becomes a block. */
export function StandList({ data, state, toStand, left, alarm }: StandListProps) {
  const locale = useLocale();
  const words = circuitMapMessages[locale];
  const titleId = useId();
  const { stands } = data;
  const found = stands.filter((stand) => matchesFilter(stand, state, words.cornerNumber));
  const { stand, zone, corners, roof, wheelchair, gate, price, choice } = words.facts;
  return (
    <section aria-labelledby={titleId} className={styles.list}>
      <h2 className="d3" id={titleId}>
        {words.allStands}
      </h2>
      <p role="status" className="muted">
        {found.length === 0 ? words.noStands : words.found(found.length, stands.length)}
      </p>
      {found.length === 0 ? null : (
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              {[stand, zone, corners, roof, wheelchair, gate, price, choice].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((one) => (
              <StandRow
                key={one.id}
                stand={one}
                drawing={data.drawing.small}
                isChosen={one.id === state.stand?.id}
                to={toStand(one.id)}
                left={left}
                alarm={alarm}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface StandRowProps {
  stand: MapStand;
  drawing: SmallDrawing;
  isChosen: boolean;
  to: string;
  left: AvailabilityByTicket;
  alarm: string | null;
}

function StandRow({ stand, drawing, isChosen, to, left, alarm }: StandRowProps) {
  const locale = useLocale();
  const words = circuitMapMessages[locale];
  const { facts } = words;
  const { name, zone, corners, isCovered, wheelchairPlaces, fromEntrance, sale } = stand;
  const cells: [head: string, text: string][] = [
    [facts.zone, zone?.name ?? "–"],
    [facts.corners, corners.length === 0 ? "–" : cornerRanges(corners)],
    [facts.roof, isCovered ? words.covered : words.open],
    [facts.wheelchair, formatNumber(wheelchairPlaces, locale)],
    [facts.gate, fromEntrance === null ? "–" : `${formatDistance(fromEntrance.metres, locale)}, ${fromEntrance.name}`],
  ];
  return (
    <tr className={isChosen ? styles.chosen : undefined} data-colour={zone?.colour}>
      <th scope="row">
        <span
          className={styles.swatch}
          data-colour={zone?.colour}
          data-look={sale?.state === "sold-out" ? "sold-out" : undefined}
        />
        {name}
      </th>
      {cells.map(([head, text]) => (
        <td key={head} data-head={head} className="num">
          {text}
        </td>
      ))}
      <td data-head={facts.price} className={styles.price} data-look={sale === null ? "none" : undefined}>
        <b className="num">{sale === null ? words.notOnSale : standPriceText(sale, locale)}</b>
        {sale?.state === "few" ? <small>{seatsLeftText(sale, left, locale)}</small> : null}
      </td>
      <td className={styles.choice}>
        <StandPlace stand={stand} drawing={drawing} />
        {/* The same link whether chosen or not, so that it keeps the focus. */}
        <AppLink
          to={to}
          isInPage
          className={
            isChosen ? styles.isChosen : buttonClass({ fill: sale === null ? "line" : "green", isSmall: true })
          }
          aria-current={isChosen ? "true" : undefined}
        >
          {isChosen ? words.chosen : words.choose}
          <span className="visually-hidden">{` ${name}`}</span>
        </AppLink>
        {sale?.state === "sold-out" && alarm !== null ? (
          <AppLink to={alarm} className={buttonClass({ fill: "line", isSmall: true })} aria-label={words.alarmOf(name)}>
            {words.alarm}
          </AppLink>
        ) : null}
      </td>
    </tr>
  );
}
