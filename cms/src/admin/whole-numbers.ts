/**
 * Reads a whole number as editors type it: `12000`, `12.000`, `12,000`, `12 000`, `-5`.
 *
 * @returns `null` for an empty text, `undefined` for one that is no whole number.
 */
export function parseWholeNumber(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const isGrouped = /^-?\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*$/u.test(typed);
  const plain = isGrouped ? typed.replaceAll(/[^\d-]/gu, "") : typed;
  const number = Number(plain);
  return /^-?\d+$/u.test(plain) && Number.isSafeInteger(number) ? number : undefined;
}
