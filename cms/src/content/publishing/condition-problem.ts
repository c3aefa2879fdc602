import { isDay } from "#contract/forms/disabled-days";
import { displayNameOf, type FieldDraft } from "./form-draft.ts";
import type { PanelText } from "../panel-text.ts";

/**
 * Returns why the condition of a question can never hold, so that nobody would see the question; `null` when it can, or
 * there is none. A condition without `… met antwoord` needs any answer, or the tick in a tick box.
 *
 * @param all - The questions of the form.
 */
export function conditionProblem(field: FieldDraft, all: readonly FieldDraft[]): PanelText | null {
  const { name, showWhenField, showWhenValue } = field;
  const called = displayNameOf(field);
  if (!showWhenField) {
    return showWhenValue
      ? {
          nl: `De vraag ‘${called}’ wacht op het antwoord ‘${showWhenValue}’, maar er staat niet bij welke vraag.`,
          en: `The question ‘${called}’ waits for the answer ‘${showWhenValue}’, but not which question it is to.`,
        }
      : null;
  }
  if (showWhenField === name) {
    return {
      nl: `De vraag ‘${called}’ wacht op zichzelf: kies bij ‘Alleen tonen bij vraag’ een andere vraag.`,
      en: `The question ‘${called}’ waits for itself: choose another question at ‘Alleen tonen bij vraag’.`,
    };
  }

  const decider = all.find((other) => other.name === showWhenField);
  if (decider === undefined) {
    return {
      nl: `De vraag ‘${called}’ wacht op de vraag ‘${showWhenField}’, maar die is er niet.`,
      en: `The question ‘${called}’ waits for the question ‘${showWhenField}’, but that isn’t there.`,
    };
  }
  const other = displayNameOf(decider);
  if (waitsFor(decider, name, all)) {
    return {
      nl: `De vragen ‘${called}’ en ‘${other}’ wachten op elkaar.`,
      en: `The questions ‘${called}’ and ‘${other}’ wait for each other.`,
    };
  }
  if (hasNoAnswer(decider)) {
    return {
      nl: `De vraag ‘${called}’ wacht op ‘${other}’, maar op bestanden en een adres kan een vraag niet wachten: ze verschijnt nooit.`,
      en: `The question ‘${called}’ waits for ‘${other}’, but a question can’t wait for files or an address: it never appears.`,
    };
  }
  return !showWhenValue || canBe(decider, showWhenValue)
    ? null
    : {
        nl: `De vraag ‘${called}’ wacht op het antwoord ‘${showWhenValue}’, maar dat heeft ‘${other}’ niet.`,
        en: `The question ‘${called}’ waits for the answer ‘${showWhenValue}’, but ‘${other}’ hasn’t that one.`,
      };
}

/** Whether a question waits for the question of that name, also through other questions. */
function waitsFor(
  field: FieldDraft,
  name: string,
  all: readonly FieldDraft[],
  passed: readonly FieldDraft[] = [],
): boolean {
  if (field.showWhenField === name) return true;
  const decider = all.find((other) => other.name === field.showWhenField);
  return decider !== undefined && !passed.includes(decider) && waitsFor(decider, name, all, [...passed, field]);
}

/** Whether conditions can't read a question's answer (see `shownFields`): files aren't text, an address is several. */
function hasNoAnswer({ __component }: FieldDraft): boolean {
  return __component === "fields.file" || __component === "fields.address";
}

/** Whether an answer can equal the one that a condition expects, as `shownFields` compares them. */
function canBe({ __component, value, source, options }: FieldDraft, expected: string): boolean {
  switch (__component) {
    case "fields.hidden":
      return value === expected;
    case "fields.checkbox":
      return expected === "true" || expected === "false";
    case "fields.choice":
    case "fields.multiple-choice":
      return source === "events" || (options ?? []).some((option) => option.value === expected);
    case "fields.number":
    case "fields.currency":
    case "fields.unit":
      return !Number.isNaN(Number(expected));
    case "fields.date":
      return isDay(expected.trim());
    default:
      return true;
  }
}
