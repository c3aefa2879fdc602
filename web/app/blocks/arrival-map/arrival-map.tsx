import { useId } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { gateLegend, gateLetter } from "#app/circuit/gate-letter.ts";
import { GateSign, NumberSign } from "#app/circuit/small-map-signs.tsx";
import { signWidth } from "#app/circuit/sign-measures.ts";
import { TrackDrawing } from "#app/circuit/track-drawing.tsx";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { arrivalMapMessages } from "#app/i18n/messages/arrival-map.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { ArrivalMapData } from "./arrival-map.server.ts";
import styles from "./arrival-map.module.css";
import href from "./style-sheet.css?url";

/** Font size of text in the drawing in SVG units, as in its style sheet. */
const letterUnits = 22;

/** Map of where visitors arrive, with numbered places and lettered entrances, or with one place by name. */
export function ArrivalMap({ block: { title, text, buttons, data }, isFirst }: BlockProps<"blocks.arrival-map">) {
  const titleId = useId();
  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      <section className={styles.section} aria-labelledby={titleId}>
        <div className={`wrap ${styles.columns}`}>
          <div>
            <Heading level={isFirst ? 1 : 2} className="d3" id={titleId}>
              {title}
            </Heading>
            {text ? <p className={styles.text}>{text}</p> : null}
            {data === null ? null : <Arrivals data={data} />}
            <ButtonRow buttons={buttons} />
          </div>
          {data === null ? null : <Drawing data={data} />}
        </div>
      </section>
    </>
  );
}

function Drawing({ data: { circuit, shape, fields, gates, place, arrivals } }: { data: ArrivalMapData }) {
  const words = arrivalMapMessages[useLocale()];
  return (
    <TrackDrawing
      shape={shape}
      className={styles.map}
      label={place === null ? words.arrivals(circuit) : words.place(circuit, place.name)}
      ground={fields === "" ? null : <path d={fields} className={styles.fields} />}
    >
      {gates.map(({ name, x, y }, index) => (
        <g key={name} className={styles.gate}>
          <GateSign letter={place === null ? gateLetter(index) : null} x={x} y={y} />
        </g>
      ))}
      {arrivals.map(({ id, x, y }, index) => (
        <g key={id} className={styles.arrival}>
          <NumberSign number={index + 1} x={x} y={y} />
        </g>
      ))}
      {place === null ? null : <PlaceSign place={place} width={shape.width} />}
    </TrackDrawing>
  );
}

/** Sign with the name of the chosen place, moved sideways to stay inside the drawing. */
function PlaceSign({ place: { name, x, y }, width }: { place: { name: string; x: number; y: number }; width: number }) {
  const half = (signWidth(name) * letterUnits) / 2;
  const middle = Math.max(half, Math.min(x, width - half));
  return (
    <g className={styles.place}>
      <path d={`M${middle - half} ${y + 22}l12-44h${half * 2 - 12}l-12 44z`} />
      <text x={middle} y={y + 8}>
        {name}
      </text>
    </g>
  );
}

/** Lists the places and entrances that the drawing shows by number and letter. */
function Arrivals({ data: { arrivals, gates, place } }: { data: ArrivalMapData }) {
  const words = arrivalMapMessages[useLocale()];
  if (place !== null) return null;
  return (
    <>
      <ol className={styles.list}>
        {arrivals.map(({ id, name, walk, gate }, index) => (
          <li key={id}>
            <b>{index + 1}</b>
            <span>
              {walk === null ? name : <AppLink to={walk}>{name}</AppLink>}
              {gate === null ? null : <small>{words.toGate(gate.minutes, gate.name)}</small>}
            </span>
          </li>
        ))}
      </ol>
      {gates.length === 0 ? null : <p className={styles.gates}>{gateLegend(gates)}</p>}
    </>
  );
}
