import { formatDistance, formatPercentage } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { walkingMessages } from "#app/i18n/messages/walking.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { mapSearch } from "./map-state.ts";
import type { ShownRoute } from "./shown-route.ts";
import type { ShortestRoute, WalkOutcome } from "./walk-data.ts";
import styles from "./walk-section.module.css";

interface WalkOutcomeProps {
  outcome: WalkOutcome;
  isStepFree: boolean;
  search: string;
  /** Fragment of the section with the route. */
  anchor: string;
}

/** Shows the route in figures and steps, or why there is none. */
export function WalkOutcomeView({ outcome, isStepFree, search, anchor }: WalkOutcomeProps) {
  const locale = useLocale();
  const words = walkingMessages[locale];
  if (outcome === null) return null;
  const shortest = "shortest" in outcome ? outcome.shortest : null;
  return (
    <div className={styles.outcome}>
      {outcome.kind === "none" ? (
        <p className={styles.none}>{isStepFree && shortest !== null ? words.noStepFree : words.noWay}</p>
      ) : outcome.kind === "there" || outcome.kind === "unknown" ? (
        <p className={styles.none}>{words[outcome.kind]}</p>
      ) : (
        <RouteView route={outcome.route} />
      )}
      {shortest === null ? null : <ShortestNote shortest={shortest} search={search} />}
      {outcome.kind !== "found" ? null : (
        <p className={styles.ways}>
          <PrintButton />
          <AppLink to={`${mapSearch(search, {})}${anchor}`} isInPage className="text-link">
            {words.share}
          </AppLink>
          <AppLink to={mapSearch(search, { start: null, to: null, stepfree: null })} isInPage className="text-link">
            {words.clear}
          </AppLink>
        </p>
      )}
    </div>
  );
}

/** Shows a route's figures, its steps, and the facilities on the way. */
export function RouteView({ route }: { route: ShownRoute }) {
  const locale = useLocale();
  const words = walkingMessages[locale];
  const { from, to, metres, minutes, treads, steepestPercent, steps, onTheWay } = route;
  return (
    <>
      <h4 className={styles.from}>{words.route(from, to)}</h4>
      <ul className={styles.figures}>
        <li>
          <b className="num">{formatDistance(metres, locale)}</b> {words.walked}
        </li>
        <li>
          <b className="num">{words.minutes(minutes)}</b> {words.unhurried}
        </li>
        <li>
          <b className="num">{treads}</b> {words.treads(treads)}
        </li>
        <li>
          <b className="num">{formatPercentage(steepestPercent, locale)}</b> {words.steepest}
        </li>
      </ul>
      <ol className={styles.steps} aria-label={words.steps}>
        {steps.map(({ text, after }) => (
          <li key={`${after} ${text}`}>
            <span>{text}</span>
            <b className="num">{formatDistance(after, locale)}</b>
          </li>
        ))}
      </ol>
      {onTheWay.length === 0 ? null : (
        <p className={styles.passed}>
          <b>{words.onTheWay}:</b> {onTheWay.join("; ")}.
        </p>
      )}
    </>
  );
}

function ShortestNote({ shortest: { metres, minutes, treads }, search }: { shortest: ShortestRoute; search: string }) {
  const locale = useLocale();
  const words = walkingMessages[locale];
  return (
    <p className="muted">
      {words.shortest(formatDistance(metres, locale), minutes, treads)}{" "}
      <AppLink to={mapSearch(search, { stepfree: null })} isInPage>
        {words.takeShortest}
      </AppLink>
    </p>
  );
}

function PrintButton() {
  const words = walkingMessages[useLocale()];
  if (!useHasScripts()) return null;
  return (
    <button type="button" className={buttonClass({ fill: "line", isSmall: true })} onClick={() => print()}>
      {words.print}
    </button>
  );
}
