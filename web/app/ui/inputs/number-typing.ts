import { allowsNegative, type NumberRules } from "./number-rules.ts";

/** What stands in a field, and which part of it is selected. */
export interface FieldText {
  text: string;
  start: number;
  end: number;
}

/**
 * What a field for numbers makes of one character that is typed: letters are
 * rejected, a minus sign where no negative value is allowed, a decimal separator
 * where there are no decimals, a second one, and decimals that are too many. Letters
 * and signs among digits stay: without them `12 of 13` would be the number 1213. So
 * does all that is typed in a text that is no number any more; the form refuses it.
 *
 * @returns The character as it is written; empty when it is rejected.
 */
export function acceptedCharacter({ text, start, end }: FieldText, character: string, rules: NumberRules): string {
  return isAccepted(text.slice(0, start), character, text.slice(end), rules) ? asWritten(character) : "";
}

/**
 * What a field holds after a keyboard wrote in it without asking, as those of
 * phones do. One character more is judged like any that is typed; whatever else
 * changed, such as a paste, stays as it is: the form says what is wrong with it.
 */
export function textAfterInput(before: string, now: string, rules: NumberRules): string {
  let start = 0;
  while (before[start] !== undefined && before[start] === now[start]) start += 1;
  const point = now.codePointAt(start);
  // The same text once more, such as over a selection, or one that lost its end: no character came in.
  if (point === undefined) return now;
  const character = String.fromCodePoint(point);
  if (before.slice(start) !== now.slice(start + character.length)) return now;

  const accepted = acceptedCharacter({ text: before, start, end: start }, character, rules);
  return `${before.slice(0, start)}${accepted}${before.slice(start)}`;
}

function isAccepted(before: string, character: string, after: string, rules: NumberRules): boolean {
  const { decimal, group, decimals } = rules;
  if (!/^[-−]?[\d.,]*$/u.test(`${before}${after}`)) return true;
  if (isMinus(character) && before === "") return allowsNegative(rules) && !isMinus(after.slice(0, 1));
  if (!/^[\d.,]$/u.test(character)) return /\d/u.test(`${before}${after}`);
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
