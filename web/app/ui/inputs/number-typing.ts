import { allowsNegative, withOwnSeparators, type NumberRules } from "./number-rules.ts";

/** What stands in a field, and which part of it is selected. */
export interface FieldText {
  text: string;
  start: number;
  end: number;
}

/**
 * What a field for numbers holds after a key or a paste: letters are rejected, a
 * minus sign where no negative value is allowed, a decimal separator where there
 * are no decimals, a second one, and decimals that are too many.
 *
 * @param inserted - One character that was typed, or any text that was pasted.
 * @returns The text in place of the selection: empty when all of it is rejected.
 */
export function acceptedText({ text, start, end }: FieldText, inserted: string, rules: NumberRules): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isPaste = inserted.length > 1;

  let accepted = "";
  for (const character of isPaste ? withOwnSeparators(inserted.trim(), rules) : inserted) {
    if (isAccepted(`${before}${accepted}`, character, after, rules)) accepted += asWritten(character);
  }
  return accepted;
}

/** The text without what may not stand in a field for numbers: for keyboards that ask nobody first. */
export function cleanText(text: string, rules: NumberRules): string {
  return acceptedText({ text: "", start: 0, end: 0 }, text, rules);
}

function isAccepted(before: string, character: string, after: string, rules: NumberRules): boolean {
  const { decimal, group, decimals } = rules;
  if (isMinus(character)) return allowsNegative(rules) && before === "" && !/^[-−]/u.test(after);
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
