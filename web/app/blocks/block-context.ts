import type { FormOutcome } from "#app/features/forms/form-view-data.ts";
import type { PageQuery } from "#app/domain/page-query.ts";
import type { EventCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";

/** What a block's loader gets: the page's language, query parameters, time and outcome of a form. */
export interface BlockContext {
  locale: Locale;
  query: PageQuery;
  now: Date;
  signal: AbortSignal;
  /** Event of the block that opens the page, which event lists below leave out; `null` without such a block. */
  headline: EventCard | null;
  /** Outcome of the form that this request submitted; `null` when it submitted none. */
  formOutcome: FormOutcome | null;
  /** Creates a 404 error for a loader to throw. */
  notFound: () => unknown;
}
