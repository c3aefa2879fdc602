import { CardGrid } from "./card-grid.tsx";
import { StayCard, type StaySummary } from "./stay-card.tsx";

interface StayGridProps {
  stays: readonly StaySummary[];
  headingLevel: number;
  /** The grid is what a page begins with: the picture of its first card is loaded early. */
  isFirst?: boolean | undefined;
}

/** Cards of places to stay, in rows that are always full. */
export function StayGrid({ stays, headingLevel, isFirst = false }: StayGridProps) {
  return (
    <CardGrid items={stays} keyOf={({ id }) => id}>
      {(stay, isLarge) => (
        <StayCard stay={stay} headingLevel={headingLevel} isLarge={isLarge} isFirst={isFirst && stay === stays[0]} />
      )}
    </CardGrid>
  );
}
