import { CardGrid } from "./card-grid.tsx";
import { StayCard, type StaySummary } from "./stay-card.tsx";

interface StayGridProps {
  stays: readonly StaySummary[];
  headingLevel: number;
  /** Whether the grid opens the page: the picture of its first card then loads with high priority. */
  isFirst?: boolean | undefined;
}

/** Grid of accommodation cards whose rows are always full. */
export function StayGrid({ stays, headingLevel, isFirst = false }: StayGridProps) {
  return (
    <CardGrid items={stays} keyOf={({ id }) => id}>
      {(stay, isLarge) => (
        <StayCard stay={stay} headingLevel={headingLevel} isLarge={isLarge} isFirst={isFirst && stay === stays[0]} />
      )}
    </CardGrid>
  );
}
