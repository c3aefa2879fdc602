import type { ArrangementSummary } from "#app/features/summaries/arrangement-summary.ts";

/** The arrangements a block shows, in order. */
export type ArrangementListData = ArrangementSummary[];
