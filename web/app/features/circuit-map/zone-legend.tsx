import { admissionRules } from "@circuit/contract/shop/sale-states";
import { useId } from "react";
import { formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import type { CircuitMapData, MapStand } from "./map-data.server.ts";
import { mapSearch } from "./map-state.ts";
import styles from "./zone-legend.module.css";

interface ZoneLegendProps {
  data: CircuitMapData;
  /** Id of the zone that the map is limited to; `null` for all zones. */
  chosen: string | null;
  search: string;
}

/** Lists the zones with colour, grandstands and lowest price; each link limits the map to its zone, or ends that. */
export function ZoneLegend({ data: { zones, stands, event }, chosen, search }: ZoneLegendProps) {
  const locale = useLocale();
  const words = circuitMapMessages[locale];
  const titleId = useId();
  const basis = stands.find(({ sale }) => sale !== null)?.sale?.basis ?? null;
  return (
    <section aria-labelledby={titleId} className={styles.legend}>
      <h3 className="h3" id={titleId}>
        {words.zones}
      </h3>
      {event === null || basis === null ? null : (
        <p className="muted">{`${words[basis]}, ${words.priceFor(event.title)}`}</p>
      )}
      <ul>
        {zones.map(({ id, name, colour }) => {
          const inZone = stands.filter(({ zone }) => zone?.id === id);
          return (
            <li key={id}>
              <span className={styles.swatch} data-colour={colour} />
              <AppLink
                to={mapSearch(search, { zone: chosen === id ? null : id })}
                isInPage
                className={styles.zone}
                aria-current={chosen === id ? "true" : undefined}
              >
                {name}
              </AppLink>
              <small>{inZone.map((stand) => stand.name).join(", ")}</small>
              <b className="num">{zonePrice(inZone, words.from, locale)}</b>
            </li>
          );
        })}
        <li>
          <span className={styles.swatch} data-look="sold-out" />
          <span className={styles.zone}>{words.dashed}</span>
          <small>{words.dashedMeaning}</small>
        </li>
      </ul>
      {chosen === null ? null : (
        <AppLink to={mapSearch(search, { zone: null })} isInPage className="text-link">
          {words.allZones}
        </AppLink>
      )}
    </section>
  );
}

/** Formats the lowest price on sale in a zone; `null` when nothing is on sale. */
function zonePrice(stands: readonly MapStand[], from: (price: string) => string, locale: "nl" | "en"): string | null {
  const open = stands.flatMap(({ sale }) =>
    sale === null || admissionRules[sale.state].phase === "closed" ? [] : sale.cents,
  );
  return open.length === 0 ? null : from(formatPrice(Math.min(...open), locale));
}
