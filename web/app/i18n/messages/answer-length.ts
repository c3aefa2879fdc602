import type { Locale } from "@circuit/contract/locales";

/** Help texts about the minimum length of a form's text fields; only the server loads them. */
export const answerLengthMessages: Record<Locale, { atLeast: (characters: number) => string }> = {
  nl: { atLeast: (characters) => `Minstens ${characters} tekens.` },
  en: { atLeast: (characters) => `At least ${characters} characters.` },
};
