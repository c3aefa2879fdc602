import type { FormOutcome } from "#app/features/forms/form-view-data.ts";
import type { PageQuery } from "#app/domain/page-query.ts";
import type { EventCard } from "@circuit/contract/content/cards";
import type { Locale } from "@circuit/contract/locales";

/** The request for which a block's data is loaded: language, query parameters and time. */
export interface BlockContext {
  locale: Locale;
  query: PageQuery;
  now: Date;
  signal: AbortSignal;
  /** The event that opens the page, and which its lists needn't tell again; `null` when none does. */
  headline: EventCard | null;
  /** Outcome of the form in this request; `null` when it sent none. */
  formOutcome: FormOutcome | null;
  /** Makes a 404 error, to throw. */
  notFound: () => unknown;
}
