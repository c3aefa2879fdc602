import { allowsNegative, type NumberRules } from "./number-rules.ts";

/** Text of an input with the start and end of its selection. */
export interface FieldText {
  text: string;
  start: number;
  end: number;
}

/**
 * Returns a typed character if a number input accepts it there; empty if not. It rejects what can't be part of a number
 * within the rules, such as letters, a second decimal separator, or too many decimals. Beside pasted text that is no
 * number it accepts digits and separators, as validation refuses that text.
 */
export function acceptedCharacter({ text, start, end }: FieldText, character: string, rules: NumberRules): string {
  return isAccepted(text.slice(0, start), character, text.slice(end), rules) ? asWritten(character) : "";
}

/**
 * Returns the text after input without a cancellable event, as on phones, where each new character gets the same check.
 */
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
  // A thousands separator stands after a digit, before the decimals.
  return character === group && /\d$/u.test(before) && point === -1;
}

function digitsIn(text: string): number {
  return text.replaceAll(/\D/gu, "").length;
}

function isMinus(character: string): boolean {
  return character === "-" || character === "−";
}

/** Replaces the typographic minus sign that phones type. */
function asWritten(character: string): string {
  return isMinus(character) ? "-" : character;
}
