import { unreadableDays } from "#contract/forms/disabled-days";
import { maxLengths, haveSameQuantity } from "#contract/forms/field-choices";
import { conditionProblem } from "./condition-problem.ts";
import { displayNameOf, type FieldDraft } from "./form-draft.ts";
import type { PanelText } from "../panel-text.ts";

/**
 * Returns why a question of a form can't be asked, answered or sent; `null` when it can.
 *
 * @param all - The questions of the form, this one among them.
 */
export function fieldProblem(field: FieldDraft, all: readonly FieldDraft[]): PanelText | null {
  const { name } = field;
  if (all.some((other) => other !== field && other.name === name)) {
    return {
      nl: `Er zijn twee vragen met het kenmerk ‘${name}’: geef er een een ander.`,
      en: `Two questions have the Kenmerk ‘${name}’: give one of them another.`,
    };
  }
  if (name in {}) {
    return {
      nl: `‘${name}’ kan geen kenmerk zijn: kies een ander woord.`,
      en: `‘${name}’ can be no Kenmerk: choose another word.`,
    };
  }
  return optionsProblem(field) ?? conditionProblem(field, all) ?? limitsProblem(field) ?? measureProblem(field);
}

function optionsProblem(field: FieldDraft): PanelText | null {
  const { __component, source, options, minChoices } = field;
  if (!__component.endsWith("choice") || source === "events") return null;

  const called = displayNameOf(field);
  const values = (options ?? []).map(({ value }) => value);
  if (values.length === 0) {
    return {
      nl: `De vraag ‘${called}’ heeft nog geen antwoorden om uit te kiezen.`,
      en: `The question ‘${called}’ has no answers to choose from yet.`,
    };
  }
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) {
    return {
      nl: `De vraag ‘${called}’ heeft twee antwoorden met de waarde ‘${twice}’.`,
      en: `The question ‘${called}’ has two answers with the value ‘${twice}’.`,
    };
  }
  return minChoices == null || minChoices <= values.length
    ? null
    : {
        nl: `Bij de vraag ‘${called}’ staat bij ‘Minste keuzes’ ${minChoices}, maar er zijn ${values.length} antwoorden.`,
        en: `The question ‘${called}’ has ${minChoices} at ‘Minste keuzes’, but there are ${values.length} answers.`,
      };
}

function limitsProblem(field: FieldDraft): PanelText | null {
  const called = displayNameOf(field);
  const pairs = [
    [field.min, field.max],
    [field.minLength, maxCharacters(field)],
    [field.minChoices, field.maxChoices],
    [field.minDaysFromToday, field.maxDaysFromToday],
  ] as const;
  const turned = pairs.find(([least, most]) => least != null && most != null && least > most);
  if (turned !== undefined) {
    return {
      nl: `Bij de vraag ‘${called}’ is de laagste grens (${limitIn("nl", turned[0])}) hoger dan de hoogste (${limitIn("nl", turned[1])}).`,
      en: `The question ‘${called}’ has a lowest limit (${limitIn("en", turned[0])}) that is higher than the highest (${limitIn("en", turned[1])}).`,
    };
  }

  const [day] = unreadableDays(field.disabledDays ?? "");
  return day === undefined
    ? null
    : {
        nl: `Bij de vraag ‘${called}’ staat ‘${day}’ bij Gesloten dagen; dat is geen dag.`,
        en: `The question ‘${called}’ has ‘${day}’ at Gesloten dagen; that is no day.`,
      };
}

const days = {
  nl: new Intl.DateTimeFormat("nl-NL", { timeZone: "UTC", day: "2-digit", month: "2-digit", year: "numeric" }),
  en: new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", dateStyle: "long" }),
};

/** Formats a limit as the panel shows it: a day as a date, a number as it is. */
function limitIn(language: keyof PanelText, limit: string | number | null | undefined): string {
  const isDay = typeof limit === "string" && /^\d{4}-\d{2}-\d{2}$/u.test(limit);
  return isDay ? days[language].format(new Date(`${limit}T00:00:00Z`)) : String(limit);
}

/** Returns the most characters of an answer, by the question's own limit or the general one; `null` for other types. */
function maxCharacters({ __component, maxLength }: FieldDraft): number | null {
  if (__component === "fields.text") return maxLength ?? maxLengths.text;
  return __component === "fields.long-text" ? (maxLength ?? maxLengths.longText) : null;
}

function measureProblem(field: FieldDraft): PanelText | null {
  const { step, unit, displayUnit } = field;
  const called = displayNameOf(field);
  if (step != null && step <= 0) {
    return {
      nl: `Bij de vraag ‘${called}’ staat bij ‘Stap’ ${step}: zo verandert er niets. Vul meer dan 0 in, of laat het leeg.`,
      en: `The question ‘${called}’ has ${step} at ‘Stap’: nothing changes that way. Fill in more than 0, or leave it empty.`,
    };
  }
  return !unit || !displayUnit || haveSameQuantity(unit, displayUnit)
    ? null
    : {
        nl: `Bij de vraag ‘${called}’ meten ‘Eenheid’ (${unit}) en ‘Eenheid om in te typen’ (${displayUnit}) niet hetzelfde: de een is niet om te rekenen in de ander (Conversion not supported).`,
        en: `In the question ‘${called}’ ‘Eenheid’ (${unit}) and ‘Eenheid om in te typen’ (${displayUnit}) don’t measure the same: one can’t be converted into the other (Conversion not supported).`,
      };
}
