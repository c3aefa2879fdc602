import { CardGrid } from "./card-grid.tsx";
import { StayCard, type StaySummary } from "./stay-card.tsx";

/** Cards of places to stay, in rows that are always full. */
export function StayGrid({ stays, headingLevel }: { stays: readonly StaySummary[]; headingLevel: number }) {
  return (
    <CardGrid items={stays} keyOf={({ id }) => id}>
      {(stay, isLarge) => <StayCard stay={stay} headingLevel={headingLevel} isLarge={isLarge} />}
    </CardGrid>
  );
}
