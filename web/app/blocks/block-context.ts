import type { FormOutcome } from "#app/features/forms/form-view-data.ts";
import type { PageQuery } from "#app/domain/page-query.ts";
import type { EventCard } from "@circuit/contract/cards";
import type { Locale } from "@circuit/contract/locales";

/** What a block's data is read for: the language, what the address asks for, and the moment. */
export interface BlockContext {
  locale: Locale;
  query: PageQuery;
  now: Date;
  signal: AbortSignal;
  /** The event that opens the page, and which its lists needn't tell again; `null` when none does. */
  headline: EventCard | null;
  /** What became of a form that this request sent; `null` when it sent none. */
  formOutcome: FormOutcome | null;
  /** Makes a 404 error, to throw. */
  notFound: () => unknown;
}
