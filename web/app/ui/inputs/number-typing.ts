import { allowsNegative, type NumberRules } from "./number-rules.ts";

/** The text of an input, and its selection. */
export interface FieldText {
  text: string;
  start: number;
  end: number;
}

/**
 * What a field for numbers makes of one character that is typed: rejected are letters and all else that is no part of a
 * number, a minus sign where no negative value is allowed, a decimal separator where there are no decimals, a second one, and
 * decimals that are too many. Beside what was pasted and is no number every digit and separator gets in: the form refuses it.
 *
 * @returns The character as it is written; empty when it is rejected.
 */
export function acceptedCharacter({ text, start, end }: FieldText, character: string, rules: NumberRules): string {
  return isAccepted(text.slice(0, start), character, text.slice(end), rules) ? asWritten(character) : "";
}

/** The text after input that fired no cancellable event, as on phones: each new character is validated like any other. */
export function textAfterTyping(before: string, now: string, rules: NumberRules): string {
  let start = 0;
  while (start < now.length && before[start] === now[start]) start += 1;
  const most = Math.min(before.length, now.length) - start;
  let same = 0;
  while (same < most && before.at(-1 - same) === now.at(-1 - same)) same += 1;

  const after = now.slice(now.length - same);
  let text = now.slice(0, start);
  for (const character of now.slice(start, now.length - same)) {
    text += acceptedCharacter({ text: text + after, start: text.length, end: text.length }, character, rules);
  }
  return text + after;
}

function isAccepted(before: string, character: string, after: string, rules: NumberRules): boolean {
  const { decimal, group, decimals } = rules;
  if (!/^[-−]?[\d.,]*$/u.test(`${before}${after}`)) return /^[\d.,]$/u.test(character);
  if (isMinus(character) && before === "") return allowsNegative(rules) && !isMinus(after.slice(0, 1));
  if (!/^[\d.,]$/u.test(character)) return false;
  if (isMinus(after.slice(0, 1))) return false;

  const point = before.indexOf(decimal);
  if (/^\d$/u.test(character)) {
    const behind = point === -1 ? "" : `${before.slice(point + 1)}${after}`;
    return point === -1 || digitsIn(behind) < decimals;
  }
  if (character === decimal) {
    return point === -1 && !after.includes(decimal) && decimals > 0 && digitsIn(after) <= decimals;
  }
  // Thousands come before the decimals, after a digit.
  return character === group && /\d$/u.test(before) && point === -1;
}

function digitsIn(text: string): number {
  return text.replaceAll(/\D/gu, "").length;
}

function isMinus(character: string): boolean {
  return character === "-" || character === "−";
}

/** Phones write the typographic minus sign. */
function asWritten(character: string): string {
  return isMinus(character) ? "-" : character;
}
