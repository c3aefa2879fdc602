import { cleanLine } from "@circuit/contract/clean-text";

/** Notation of numbers in a language; `marks` are currency signs such as `€`. */
interface NumberNotation {
  decimal: string;
  group: string;
  marks: readonly string[];
}

/**
 * Parses a number in the field's language. It accepts the other language's separators only if unambiguous: `1.5` is one
 * and a half in Dutch too, `0.125` might be a mistake. It never drops characters to get a number.
 * The server parses the same way (`contract/src/forms/parse-number.ts`), as a test checks.
 *
 * @returns The number with a decimal point and no thousands separators, such as `1234.56`; `null` for no number.
 */
export function readNumber(text: string, rules: NumberNotation): string | null {
  const decimal = literal(rules.decimal);
  const group = literal(rules.group);
  const other = literal(rules.decimal === "," ? "." : ",");
  const plain = withoutMark(cleanLine(text), rules.marks).replace(/^[−–]/u, "-");

  const own = new RegExp(`^-?(?:\\d+(?:${decimal}\\d*)?|${decimal}\\d+)$`, "u");
  const ownGrouped = new RegExp(`^-?[1-9]\\d{0,2}(?:(?:${group}\\d{3})+|(?: \\d{3})+)(?:${decimal}\\d*)?$`, "u");
  if (own.test(plain) || ownGrouped.test(plain)) return canonical(plain, rules.decimal);

  const otherOnly = new RegExp(`^-?\\d+${other}(?:\\d{1,2}|\\d{4,})$`, "u");
  const otherGrouped = new RegExp(`^-?[1-9]\\d{0,2}(?:${decimal}\\d{3})+${other}\\d+$`, "u");
  return otherOnly.test(plain) || otherGrouped.test(plain) ? canonical(plain, rules.decimal === "," ? "." : ",") : null;
}

function literal(separator: string): string {
  return separator === "" ? "(?!)" : `[${separator}]`;
}

function canonical(plain: string, decimal: string): string {
  const [whole = "", fraction = ""] = plain.split(decimal).map((part) => part.replaceAll(/\D/gu, ""));
  const digits = whole.replace(/^0+(?=\d)/u, "") || "0";
  const number = fraction === "" ? digits : `${digits}.${fraction}`;
  return plain.startsWith("-") && /[1-9]/u.test(number) ? `-${number}` : number;
}

function withoutMark(text: string, marks: readonly string[]): string {
  const mark = marks.find((candidate) => text.startsWith(candidate) || text.endsWith(candidate));
  if (mark === undefined) return text;
  return (text.startsWith(mark) ? text.slice(mark.length) : text.slice(0, -mark.length)).trim();
}
