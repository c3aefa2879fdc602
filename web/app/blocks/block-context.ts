import type { FormOutcome } from "#app/features/forms/form-view-data.ts";
import type { PageQuery } from "#app/domain/page-query.ts";
import type { Locale } from "@circuit/contract/locales";

/** What a block's data is read for: the language, what the address asks for, and the moment. */
export interface BlockContext {
  locale: Locale;
  query: PageQuery;
  now: Date;
  signal: AbortSignal;
  /** What became of a form that this request sent; `null` when it sent none. */
  formOutcome: FormOutcome | null;
  /** Makes a 404 error, to throw. */
  notFound: () => unknown;
}
