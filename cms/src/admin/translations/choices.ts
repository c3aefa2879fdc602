import { dutchChoices } from "./choices-nl.ts";
import { englishChoices } from "./choices-en.ts";

const byLanguage = { nl: dutchChoices, en: englishChoices };

/** Message id of a choice. It names the field, as a value can mean different things in different fields. */
export function choiceId(field: string, value: string): string {
  return `circuit.choice.${field}.${value}`;
}

/** The choices as messages of the panel in one of its languages. */
export function choicesIn(language: keyof typeof byLanguage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(byLanguage[language]).flatMap(([field, words]) =>
      Object.entries(words).map(([value, word]) => [choiceId(field, value), word]),
    ),
  );
}
