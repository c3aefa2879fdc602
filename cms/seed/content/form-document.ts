import type { SeedDocument, SeedFields, SeedValue } from "../document.ts";

/** A text in both languages. */
export type Both = readonly [nl: string, en: string];

/** An answer to choose from: the value is the same in both languages. */
type Option = readonly [value: string, nl: string, en: string];

type Language = 0 | 1;

/** A question in the language asked for. */
export type Question = (language: Language) => SeedFields;

interface Rules {
  readonly [attribute: string]: string | number | boolean | Both | readonly Option[];
}

/** A question; `kind` is the name of the CMS's component in `fields.`. Texts are given in both languages. */
export function question(kind: string, name: string, label: Both, rules: Rules = {}): Question {
  return (language) => ({
    __component: `fields.${kind}`,
    name,
    label: label[language],
    ...Object.fromEntries(Object.entries(rules).map(([attribute, rule]) => [attribute, inOne(rule, language)])),
  });
}

/** Questions that stand together, under a title of their own. */
export function part(heading: Both, questions: readonly Question[]): Question[] {
  return questions.map((ask, index) =>
    index === 0 ? (language) => ({ ...ask(language), heading: heading[language] }) : ask,
  );
}

function inOne(rule: Rules[string], language: Language): SeedValue {
  if (typeof rule !== "object") return rule;
  if (isBoth(rule)) return rule[language];
  return rule.map(([value, ...labels]) => ({ value, label: labels[language] }));
}

function isBoth(rule: Both | readonly Option[]): rule is Both {
  return typeof rule[0] === "string";
}

interface FormTexts {
  title: Both;
  slug: Both;
  intro: Both;
  submitLabel: Both;
  thanksTitle: Both;
  thanksText: Both;
  privacyNote: Both;
  confirmationText: Both;
  /** What happens next, step by step. */
  thanksSteps?: readonly Both[];
}

/** One form in both languages. */
export function form(
  key: string,
  shared: { recipients: string; retentionDays?: number; purpose?: "inbox" | "ticket-alarm" },
  texts: FormTexts,
  questions: readonly Question[],
): SeedDocument {
  const { recipients, retentionDays = 180, purpose = "inbox" } = shared;
  const { thanksSteps = [], ...others } = texts;
  const inLanguage = (language: Language): SeedFields => ({
    ...Object.fromEntries(Object.entries(others).map(([name, text]: [string, Both]) => [name, text[language]])),
    thanksSteps: thanksSteps.map((step) => ({ text: step[language] })),
    recipients,
    retentionDays,
    purpose,
    fields: questions.map((ask) => ask(language)),
  });
  return { key, nl: inLanguage(0), en: inLanguage(1) };
}
