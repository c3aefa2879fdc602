import { viewPath } from "@circuit/contract/urls/own-paths";
import { gateLegend, gateLetter } from "#app/circuit/gate-letter.ts";
import { GateSign, NumberSign } from "#app/circuit/small-map-signs.tsx";
import { TrackDrawing } from "#app/circuit/track-drawing.tsx";
import { queryString } from "#app/domain/query-string.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { seatPlanMessages } from "#app/i18n/messages/seat-plan.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { eventAnchors } from "./event-details.ts";
import type { SeatPlanPart } from "./seat-plan.server.ts";
import styles from "./seat-plan.module.css";

/** Plan of the track with numbered grandstands and lettered entrances, and a list that names them. */
export function SeatPlan({ data }: Pick<SeatPlanPart, "data">) {
  const { eventId, circuit, shape, stands, otherStands, gates } = data;
  const locale = useLocale();
  const words = seatPlanMessages[locale];
  const search = queryString({ event: eventId });
  return (
    <TitledSection title={words.title} look="d2" className={styles.section} id={eventAnchors.seats}>
      <div className={styles.plan}>
        <TrackDrawing shape={shape} label={words.plan(circuit)}>
          {otherStands ? <path d={otherStands} fill="var(--map-hard)" /> : null}
          {stands.map(({ id, colour, outline, x, y }, index) => (
            <g key={id} data-colour={colour}>
              <path d={outline} />
              <NumberSign number={index + 1} x={x} y={y} />
            </g>
          ))}
          {gates.map(({ name, x, y }, index) => (
            <g key={name} className={styles.gate}>
              <GateSign letter={gateLetter(index)} x={x} y={y} />
            </g>
          ))}
        </TrackDrawing>
        <div>
          <ol>
            {stands.map(({ id, name, map, colour }, index) => (
              <li key={id}>
                <b className="field" data-colour={colour}>
                  {index + 1}
                </b>
                {map === null ? <span>{name}</span> : <AppLink to={map}>{name}</AppLink>}
                <AppLink to={`${viewPath(id, locale)}${search}`} aria-label={words.viewFrom(name)}>
                  <Icon name="eye" />
                </AppLink>
              </li>
            ))}
          </ol>
          {gates.length === 0 ? null : <p className={`muted ${styles.gates}`}>{gateLegend(gates)}</p>}
        </div>
      </div>
    </TitledSection>
  );
}
