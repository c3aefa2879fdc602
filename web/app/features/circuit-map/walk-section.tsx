import { useId } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { walkingMessages } from "#app/i18n/messages/walking.ts";
import type { CircuitMapData } from "./map-data.server.ts";
import type { MapState } from "./map-state.ts";
import { OwnRouteView } from "./own-route-view.tsx";
import type { OwnRouteControl } from "./use-own-route.ts";
import { WalkForm } from "./walk-form.tsx";
import { WalkOutcomeView } from "./walk-outcome.tsx";
import styles from "./walk-section.module.css";

interface WalkPartProps {
  /** Id of the section, to which links lead. */
  id: string;
  data: CircuitMapData;
  state: MapState;
  search: string;
  own: OwnRouteControl;
}

/** The section for walks, such as from an entrance or car park to a grandstand. */
export function WalkSection({ id, data: { walk }, state: { stand }, search, own }: WalkPartProps) {
  const words = walkingMessages[useLocale()];
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId} id={id}>
      <h3 className="h3" id={titleId}>
        {words.title}
      </h3>
      {walk.hasPaths ? (
        <div className={styles.columns}>
          <WalkForm
            walk={walk}
            usual={{ start: stand?.fromEntrance?.from ?? null, to: stand?.id ?? null }}
            search={search}
            own={own}
            anchor={`#${id}`}
          />
          <div role="status">
            {own.isSearching || own.outcome !== null ? (
              <OwnRouteView own={own} />
            ) : (
              <WalkOutcomeView outcome={walk.outcome} isStepFree={walk.isStepFree} search={search} anchor={`#${id}`} />
            )}
          </div>
        </div>
      ) : (
        <p>{words.noPaths}</p>
      )}
    </section>
  );
}
