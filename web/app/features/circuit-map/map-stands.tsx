import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import type { MapStand } from "./map-data.ts";
import styles from "./map-picture.module.css";
import { mapSearch } from "./map-state.ts";
import { standInAWord } from "./stand-words.ts";

interface MapStandsProps {
  stands: readonly MapStand[];
  /** Id of the chosen one; `null` for none. */
  chosen: string | null;
  search: string;
  /** Fragment of where the chosen stand is told of, for addresses that a click loads anew; else empty. */
  anchor: string;
  /** Whether a stand fits what is asked for; the others are outlines. */
  isShown: (stand: MapStand) => boolean;
}

/** The stands, each a link that chooses it and whose name says its facts. */
export function MapStands({ stands, chosen, search, anchor, isShown }: MapStandsProps) {
  const locale = useLocale();
  const words = circuitMapMessages[locale];
  return stands.map((stand) => (
    <AppLink
      key={stand.id}
      to={`${mapSearch(search, { stand: stand.id })}${anchor}`}
      isInPage
      className={styles.stand}
      aria-current={stand.id === chosen ? "true" : undefined}
      aria-label={words.standIs(stand.name, standInAWord(stand, locale))}
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
