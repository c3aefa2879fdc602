import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import type { MapStand } from "./map-data.server.ts";
import styles from "./map-picture.module.css";
import { describeStand } from "./stand-texts.ts";

interface MapStandsProps {
  stands: readonly MapStand[];
  /** Id of the chosen grandstand; `null` for none. */
  chosen: string | null;
  /** Returns the link that chooses a grandstand. */
  toStand: (id: string) => string;
  /** Whether a grandstand matches the filters; others are drawn as outlines. */
  isShown: (stand: MapStand) => boolean;
}

/** Draws each grandstand as a link that chooses it; the link's label states its facts. */
export function MapStands({ stands, chosen, toStand, isShown }: MapStandsProps) {
  const locale = useLocale();
  const words = circuitMapMessages[locale];
  return stands.map((stand) => (
    <AppLink
      key={stand.id}
      to={toStand(stand.id)}
      isInPage
      className={styles.stand}
      aria-current={stand.id === chosen ? "true" : undefined}
      aria-label={words.standIs(stand.name, describeStand(stand, locale))}
    >
      <path d={stand.outline} className={styles.reach} />
      <path
        d={stand.outline}
        className={styles.shape}
        data-colour={stand.zone?.colour}
        data-look={!isShown(stand) ? "outside" : stand.sale?.state === "sold-out" ? "sold-out" : undefined}
      />
    </AppLink>
  ));
}
