import type { Locale } from "@circuit/contract/locales";

/** What a form says of how much it asks for, before it is written; on the server only. */
export const answerLengthMessages: Record<Locale, { atLeast: (characters: number) => string }> = {
  nl: { atLeast: (characters) => `Minstens ${characters} tekens.` },
  en: { atLeast: (characters) => `At least ${characters} characters.` },
};
