import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import styles from "./place-list.module.css";
import { mapLayers } from "./map-layer-names.ts";
import type { MapPlace } from "./map-data.server.ts";

/** Lists the places on the map as text, by layer. */
export function PlaceList({ places }: { places: readonly MapPlace[] }) {
  const words = circuitMapMessages[useLocale()];
  return (
    <details className={styles.places}>
      <summary>{words.allPlaces}</summary>
      <dl>
        {mapLayers.map((layer) => {
          const inLayer = places.filter((place) => place.layer === layer);
          return inLayer.length === 0 ? null : (
            <div key={layer}>
              <dt>{words.layer[layer]}</dt>
              <dd>{inLayer.map(({ name }) => name).join(", ")}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
