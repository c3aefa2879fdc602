import type { StaySummary } from "#app/ui/stay-card.tsx";

/** Places to stay, the nearest first. */
export interface AccommodationListData {
  stays: StaySummary[];
  /** The choice of types; `null` for a list without filter. */
  filtering: {
    /** Slug of the chosen type; `null` for all of them. */
    type: string | null;
    types: { name: string; slug: string; count: number }[];
    anyTypeCount: number;
  } | null;
}
