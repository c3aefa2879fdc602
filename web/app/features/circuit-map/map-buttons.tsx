import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import styles from "./map-picture.module.css";
import { type MapViewControl, zoomStep } from "./use-map-view.ts";

/** Zoom buttons of the map; nothing without scripts. */
export function MapButtons({ control: { canZoomIn, canZoomOut, zoomBy, showWhole } }: { control: MapViewControl }) {
  const words = circuitMapMessages[useLocale()];
  if (!useHasScripts()) return null;
  return (
    <div className={styles.buttons} role="group" aria-label={words.zoom}>
      <button type="button" aria-label={words.zoomIn} aria-disabled={!canZoomIn} onClick={() => zoomBy(zoomStep)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={words.zoomOut} aria-disabled={!canZoomOut} onClick={() => zoomBy(1 / zoomStep)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={words.whole} aria-disabled={!canZoomOut} onClick={showWhole}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6" />
        </svg>
      </button>
    </div>
  );
}
