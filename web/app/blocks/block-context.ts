import type { FormOutcome } from "#app/features/forms/form-view-data.ts";
import type { Locale } from "@circuit/contract/locales";

/** What a block's data is read for: the language, the address asked for, and the moment. */
export interface BlockContext {
  locale: Locale;
  url: URL;
  now: Date;
  signal: AbortSignal;
  /** What became of a form that this request sent; `null` when it sent none. */
  formOutcome: FormOutcome | null;
}
