import { Heading } from "#app/ui/heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { StaySummary } from "#app/ui/stay-card.tsx";
import { StayAction, StayFacts, StayPrice, StayWords } from "./stay-parts.tsx";
import styles from "./stay-rows.module.css";

interface StayRowsProps {
  title: string;
  text?: string;
  stays: readonly StaySummary[];
  /** Heading level of the title; names of accommodations are one level lower. */
  headingLevel: number;
}

const sizes = "(min-width: 64rem) 11rem, 7rem";

/** Accommodations in rows, to compare: picture, name, facts, price and booking link. */
export function StayRows({ title, text, stays, headingLevel }: StayRowsProps) {
  return (
    <div className={styles.part}>
      <Heading level={headingLevel} className="d3">
        {title}
      </Heading>
      {text ? <p className={styles.note}>{text}</p> : null}
      <ul className={styles.rows}>
        {stays.map((stay) => (
          <li key={stay.id} className={stay.isFull ? styles.isFull : undefined}>
            <div className={styles.picture}>{stay.image ? <Picture image={stay.image} sizes={sizes} /> : null}</div>
            <StayWords
              stay={stay}
              headingLevel={headingLevel + 1}
              looks={{ words: styles.words, name: "h3", facilities: styles.facilities }}
            />
            <StayFacts stay={stay} />
            <StayPrice stay={stay} />
            <StayAction stay={stay} fill="green" />
          </li>
        ))}
      </ul>
    </div>
  );
}
