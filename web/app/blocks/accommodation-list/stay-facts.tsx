import { formatDistance } from "#app/i18n/format.ts";
import { stayListMessages } from "#app/i18n/messages/stay-list.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";
import styles from "./stay-facts.module.css";

/** Facts to compare accommodations by: distance to the entrance, their own facts, and how many places are free. */
export function StayFacts({ stay }: { stay: StaySummary }) {
  const locale = useLocale();
  const words = stayListMessages[locale];
  const { distanceMetres, facts, placesLeft, isFull } = stay;
  const way = distanceMetres === null ? [] : [{ label: words.toGate, value: formatDistance(distanceMetres, locale) }];
  const left = isFull
    ? [{ label: words.now, value: words.none }]
    : placesLeft === null
      ? []
      : [{ label: words.free, value: words.places(placesLeft) }];

  return (
    <dl className={styles.facts}>
      <IndexedItems items={[...way, ...facts, ...left]}>
        {({ label, value }) => (
          <div>
            <dt>{label}</dt> <dd className="num">{value}</dd>
          </div>
        )}
      </IndexedItems>
    </dl>
  );
}
