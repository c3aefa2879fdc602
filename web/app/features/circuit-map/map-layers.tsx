import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { type MapLayer, mapLayers } from "./map-layer-names.ts";
import styles from "./map-layers.module.css";
import { mapSearch, withLayer } from "./map-state.ts";

interface MapLayersProps {
  shown: readonly MapLayer[];
  /** Layers that have something to show. */
  layers: ReadonlySet<MapLayer>;
  search: string;
}

/** Links that show or hide a layer of the map, and say whether it is shown. */
export function MapLayers({ shown, layers, search }: MapLayersProps) {
  const words = circuitMapMessages[useLocale()];
  return (
    <nav aria-label={words.layers}>
      <ul className={styles.layers}>
        {mapLayers
          .filter((layer) => layers.has(layer))
          .map((layer) => {
            const isShown = shown.includes(layer);
            return (
              <li key={layer}>
                <AppLink
                  to={mapSearch(search, { layers: withLayer(shown, layer) })}
                  isInPage
                  rel="nofollow"
                  className={styles.layer}
                  aria-current={isShown ? "true" : undefined}
                >
                  <span className={styles.box} />
                  {words.layer[layer]}
                  <span className="visually-hidden">{` ${isShown ? words.layerShown : words.layerHidden}`}</span>
                </AppLink>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
