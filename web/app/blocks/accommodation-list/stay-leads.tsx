import card from "#app/ui/card.module.css";
import { Picture } from "#app/ui/picture.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";
import { StayAction, StayFacts, StayPrice, StayWords } from "./stay-parts.tsx";
import styles from "./stay-leads.module.css";

interface StayLeadsProps {
  stays: readonly StaySummary[];
  headingLevel: number;
  isFirst: boolean;
}

const sizes = "(min-width: 48rem) 50vw, 100vw";

/** Shows the first accommodations of a list large: a picture above a coloured panel, the price in large digits. */
export function StayLeads({ stays, headingLevel, isFirst }: StayLeadsProps) {
  if (stays.length === 0) return null;

  return (
    <ul className={`${styles.leads} ${stays.length === 1 ? styles.one : ""}`}>
      {stays.map((stay, index) => (
        <li key={stay.id} className={`field ${styles.lead}`} data-colour={stay.colour}>
          <div className={`${card.picture} ${styles.picture}`}>
            {stay.image ? <Picture image={stay.image} sizes={sizes} isPriority={isFirst && index === 0} /> : null}
          </div>
          <div className={styles.text}>
            <StayPrice stay={stay} isLarge />
            <StayWords
              stay={stay}
              headingLevel={headingLevel}
              looks={{ words: styles.words, name: "d2", facilities: styles.facilities }}
            />
            <div className={styles.foot}>
              <StayFacts stay={stay} />
              <StayAction stay={stay} fill="line" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
