import type { CSSProperties, ReactNode } from "react";
import { formatDistance } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { labelOffsetStyle } from "./label-offset-style.ts";
import type { CircuitMapData } from "./map-data.server.ts";
import { MapGround } from "./map-ground.tsx";
import styles from "./map-picture.module.css";
import { MapSign } from "./map-sign.tsx";
import { MapStands } from "./map-stands.tsx";
import { matchesFilter, type MapState, placesFound } from "./map-state.ts";
import type { MapViewControl } from "./use-map-view.ts";
import type { ShownRoute } from "./shown-route.ts";

interface MapPictureProps {
  data: CircuitMapData;
  state: MapState;
  route: ShownRoute | null;
  /** The visitor's position, once they asked for a route from there. */
  place: { x: number; y: number } | null;
  control: MapViewControl;
  /** Returns the link that chooses a grandstand. */
  toStand: (id: string) => string;
  /** Zoom buttons. */
  children: ReactNode;
}

/**
 * Draws the map as an SVG whose grandstands are links. It is a square around the circuit's middle, cropped by its
 * frame: on narrow screens CSS turns it a quarter, so that a wide circuit fits an upright screen.
 */
export function MapPicture({ data, state, route, place, control, toStand, children }: MapPictureProps) {
  const words = circuitMapMessages[useLocale()];
  const hasScripts = useHasScripts();
  const { drawing, name } = data;
  const { frame, content } = control;
  return (
    <>
      <div className={styles.whole}>
        <div className={styles.frame} ref={frame} role="group" aria-label={words.map(name)}>
          <svg className={styles.picture} viewBox="-700 -700 1400 1400" preserveAspectRatio="xMidYMid slice">
            <g ref={content}>
              <g className={styles.turn}>
                <MapGround drawing={drawing} cone={state.stand?.cone ?? ""} route={route} />
                <MapMarks data={data} state={state} toStand={toStand} />
                {place === null ? null : <circle cx={place.x} cy={place.y} r="14" className={styles.place} />}
              </g>
            </g>
          </svg>
          <North upBearing={drawing.upBearing} />
          <ScaleBar {...drawing.scaleBar} />
        </div>
        {children}
      </div>
      <p className="caption">{hasScripts ? words.hint : words.stillHint}</p>
    </>
  );
}

/** Draws corner numbers, the signs of visible layers, and the grandstands. */
function MapMarks({ data, state, toStand }: Pick<MapPictureProps, "data" | "state" | "toStand">) {
  const words = circuitMapMessages[useLocale()];
  const { stand, layers, corner } = state;
  const found = new Set(placesFound(data.places, state.words).map(({ id }) => id));
  return (
    <>
      <g aria-hidden="true">
        {data.corners.map(({ number, x, y, labelOffset }) => (
          <g key={number} transform={`translate(${x} ${y})`}>
            <text
              className={number === corner ? styles.chosenNumber : styles.number}
              style={labelOffsetStyle(labelOffset)}
            >
              {number}
            </text>
          </g>
        ))}
        {data.places
          .filter(({ id, layer }) => layers.includes(layer) || found.has(id))
          .map(({ id, kind, sign, name, x, y, labelOffset }) => (
            <MapSign key={id} kind={kind} text={sign} title={name} x={x} y={y} labelOffset={labelOffset} />
          ))}
      </g>
      {layers.includes("stands") ? (
        <MapStands
          stands={data.stands}
          chosen={stand?.id ?? null}
          toStand={toStand}
          isShown={(one) => matchesFilter(one, state, words.cornerNumber)}
        />
      ) : null}
      {stand === null ? null : (
        <g aria-hidden="true" className={styles.above}>
          <MapSign kind="stand" text={stand.name} title={stand.name} x={stand.x} y={stand.y} />
        </g>
      )}
    </>
  );
}

function North({ upBearing }: { upBearing: number }) {
  const words = circuitMapMessages[useLocale()];
  const turn: CSSProperties & Record<"--north", string> = { "--north": `${-upBearing}deg` };
  return (
    <p className={styles.north} aria-hidden="true" style={turn}>
      <svg viewBox="0 0 24 24">
        <path d="M12 2 20 22 12 17 4 22Z" />
      </svg>
      {words.north}
    </p>
  );
}

/** A bar whose length on the map is the distance that it names. */
function ScaleBar({ metres, units }: { metres: number; units: number }) {
  const locale = useLocale();
  const words = circuitMapMessages[locale];
  const length: CSSProperties & Record<"--units", number> = { "--units": units };
  return (
    <p className={styles.scale} style={length}>
      <span className="visually-hidden">{words.scale(formatDistance(metres, locale))}</span>
      <span aria-hidden="true">{formatDistance(metres, locale)}</span>
    </p>
  );
}
