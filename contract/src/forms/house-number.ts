/** A number at the end of a street: `Brinkstraat 12 a`, `Via Roma, 3/B`. */
const behind = /[\s,.]+\d+\p{L}{0,3}(?:[\s/-]+(?:\p{L}{1,3}|\d+\p{L}{0,3}))*$/u;

/** One before it: `12 rue de la Paix`, `221B Baker Street`. */
const before = /^\d+\p{L}?(?:[/-]\d+\p{L}?)*(?=[\s,]+\p{L})/u;

/**
 * The house number that was typed in the field of the street; `null` when there is none.
 *
 * @param country - Whose streets they are: Dutch ones begin with a number of their own, as `3 Oktoberstraat`.
 */
export function numberInStreet(street: string, country: unknown): string | null {
  return behind.exec(street)?.[0] ?? (country === "NL" ? null : before.exec(street)?.[0]) ?? null;
}

interface StreetLine {
  street: string;
  houseNumber: string | null;
}

/** A street and its number as they are printed one behind the other: a number that was typed in both fields stands there once. */
export function withNumberOnce({ street, houseNumber }: StreetLine, country: unknown): StreetLine {
  const typed = numberInStreet(street, country) ?? "";
  const [inStreet, beside] = [signsOf(typed), signsOf(houseNumber ?? "")];
  if (inStreet === "" || beside === "") return { street, houseNumber };
  if (begins(inStreet, beside)) return { street, houseNumber: null };
  const isEnd = begins(beside, inStreet) && street.endsWith(typed);
  return { street: isEnd ? street.slice(0, -typed.length) : street, houseNumber };
}

function signsOf(number: string): string {
  return number.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Whether a number is another with nothing but letters behind it. */
function begins(number: string, other: string): boolean {
  return number.startsWith(other) && !/^\d/u.test(number.slice(other.length));
}
