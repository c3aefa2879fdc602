import { formatDistance } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { walkingMessages } from "#app/i18n/messages/walking.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import type { OwnRouteControl } from "./use-own-route.ts";
import { RouteView } from "./walk-outcome.tsx";
import styles from "./walk-section.module.css";

/** Shows the route from the visitor's position, or why there is none. */
export function OwnRouteView({ own: { outcome, isSearching, forget } }: { own: OwnRouteControl }) {
  const locale = useLocale();
  const words = walkingMessages[locale];
  if (isSearching || outcome === null) return <p>{words.searching}</p>;
  const sentences = {
    found: null,
    failed: words.hereFailed,
    "no-way": words.noWay,
    "too-far": outcome.kind === "too-far" ? words.tooFar(formatDistance(outcome.metres, locale)) : null,
  };
  const sentence = sentences[outcome.kind];
  return (
    <div className={styles.outcome}>
      {outcome.kind === "found" ? <RouteView route={outcome.route} /> : null}
      {sentence === null ? null : <p className={styles.none}>{sentence}</p>}
      <p className={styles.ways}>
        <button type="button" className={buttonClass({ fill: "line", isSmall: true })} onClick={forget}>
          {outcome.kind === "failed" ? words.close : words.stopHere}
        </button>
      </p>
    </div>
  );
}
