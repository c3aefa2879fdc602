/** A house number after the street: `Brinkstraat 12 a`, `Via Roma, 3/B`. */
const behind = /[\s,.]+\d+\p{L}{0,3}(?:[\s/-]+(?:\p{L}{1,3}|\d+\p{L}{0,3}))*$/u;

/** A house number before the street: `12 rue de la Paix`, `221B Baker Street`. */
const before = /^\d+\p{L}?(?:[/-]\d+\p{L}?)*(?=[\s,]+\p{L})/u;

/**
 * Finds a house number in the text of the street's field; `null` when there is none.
 *
 * @param country - ISO 3166-1 alpha-2. A number before a Dutch street is part of its name, as in `3 Oktoberstraat`.
 */
export function numberInStreet(street: string, country: unknown): string | null {
  return behind.exec(street)?.[0] ?? (country === "NL" ? null : before.exec(street)?.[0]) ?? null;
}

interface StreetLine {
  street: string;
  houseNumber: string | null;
}

/** Removes a house number that was typed in both fields from one of them, so that an invoice prints it once. */
export function withoutRepeatedNumber({ street, houseNumber }: StreetLine, country: unknown): StreetLine {
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

/** Tells whether a house number begins with another, which doesn't end amid its digits: `12a` begins with `12`. */
function begins(number: string, other: string): boolean {
  return number.startsWith(other) && !/^\d/u.test(number.slice(other.length));
}
