import { type ReactNode, useId } from "react";
import { useLocation } from "react-router";
import { mapAnchors } from "#app/domain/map-path.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import styles from "./circuit-map.module.css";
import type { MapLayer } from "./map-layer-names.ts";
import type { CircuitMapData } from "./map-data.server.ts";
import { MapButtons } from "./map-buttons.tsx";
import { MapFilters } from "./map-filters.tsx";
import { MapLayers } from "./map-layers.tsx";
import { MapPicture } from "./map-picture.tsx";
import { mapSearch, readMapState } from "./map-state.ts";
import { PlaceList } from "./place-list.tsx";
import { MapSearchResults } from "./map-search-results.tsx";
import { StandList } from "./stand-list.tsx";
import { StandPanel } from "./stand-panel.tsx";
import type { AvailabilityByTicket } from "./stand-texts.ts";
import { useMapView } from "./use-map-view.ts";
import { useOwnRoute } from "./use-own-route.ts";
import { WalkSection } from "./walk-section.tsx";
import { ZoneLegend } from "./zone-legend.tsx";

export interface CircuitMapProps {
  data: CircuitMapData;
  title: string | null;
  text: string | null;
  /** Whether links from other pages lead to this map's sections: true for the first map of a page only. */
  isMain?: boolean;
  /** Renders with live ticket availability. Updates in a parent would hydrate the map before its code has loaded. */
  renderWithAvailability: (draw: (left: AvailabilityByTicket) => ReactNode) => ReactNode;
  /** Returns the path of an event's ticket alarm; `null` while no page has one. */
  alarmOf: (eventId: string | null) => string | null;
}

/** The circuit's map with facts of its grandstands. The URL holds the choices; links and forms change it. */
export function CircuitMap({ renderWithAvailability, ...props }: CircuitMapProps) {
  return renderWithAvailability((left) => <MapWithAvailability {...props} left={left} />);
}

type DrawnMapProps = Omit<CircuitMapProps, "renderWithAvailability"> & { left: AvailabilityByTicket };

function MapWithAvailability({ data, title, text, isMain = false, left, alarmOf }: DrawnMapProps) {
  const locale = useLocale();
  const words = circuitMapMessages[locale];
  const titleId = useId();
  const { standId, walkId, anchor } = usePartIds(isMain);
  const { search } = useLocation();
  const state = readMapState(data, readPageQuery(new URLSearchParams(search)));
  const { stand } = state;
  const { event } = data;
  const own = useOwnRoute();
  const control = useMapView();
  const alarm = alarmOf(event?.id ?? null);
  const planned = data.walk.outcome?.kind === "found" ? data.walk.outcome.route : null;
  const route = own.outcome?.kind === "found" ? own.outcome.route : planned;
  const place = own.outcome !== null && "place" in own.outcome ? own.outcome.place : null;
  const toStand = (id: string) => `${mapSearch(search, { stand: id })}${anchor}`;
  const layers = new Set<MapLayer>(["stands", ...data.places.map(({ layer }) => layer)]);

  return (
    <section className="section wrap" aria-labelledby={titleId} data-choosing="">
      <h2 className={`d3 ${styles.title}`} id={titleId}>
        {title ?? words.chooseStand}
      </h2>
      {text === null ? null : <p className="lead">{text}</p>}
      <MapFilters data={data} state={state} search={search} />
      <MapSearchResults data={data} state={state} search={search} toStand={toStand} walkId={walkId} />
      <MapLayers shown={state.layers} layers={layers} search={search} />
      <div className={styles.columns} data-chosen={stand === null ? undefined : ""}>
        <div className={styles.map}>
          <MapPicture data={data} state={state} route={route} place={place} control={control} toStand={toStand}>
            <MapButtons control={control} />
          </MapPicture>
          <PlaceList places={data.places} />
        </div>
        <div className={styles.side} id={standId}>
          <p role="status" className="visually-hidden">
            {stand === null ? "" : words.isChosen(stand.name)}
          </p>
          <StandPanel stand={stand} event={event} left={left} alarm={alarm} search={search} />
        </div>
        <WalkSection id={walkId} data={data} state={state} search={search} own={own} />
        <ZoneLegend data={data} chosen={state.zone} search={search} />
      </div>
      <StandList data={data} state={state} toStand={toStand} left={left} alarm={alarm} />
    </section>
  );
}

/**
 * Returns ids of the sections for the chosen grandstand and for walks. `anchor` is the fragment of the former for links
 * that reload the page; empty with scripts.
 */
function usePartIds(isMain: boolean): { standId: string; walkId: string; anchor: string } {
  const ownId = useId();
  const standId = isMain ? mapAnchors.stand : `stand-${ownId}`;
  // With scripts the page doesn't reload, and the fragment holds the map's zoom and position.
  const anchor = useHasScripts() ? "" : `#${standId}`;
  return { standId, walkId: isMain ? mapAnchors.walk : `walk-${ownId}`, anchor };
}
