const dutch = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats cents as euros without the € sign, for example `1.250,00`. */
export function formatEuros(cents: number): string {
  return dutch.format(cents / 100);
}

/**
 * Reads an amount in euros as editors type it: `79`, `79,5`, `79.50`, `€ 1.250,00`.
 *
 * @returns Whole cents; `null` for an empty text, `undefined` for one that is no amount.
 */
export function parseEuros(text: string): number | null | undefined {
  const amount = text.replaceAll(/[€\s]/gu, "").replace(/,-+$/u, "");
  if (amount === "") return null;

  const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/u.test(amount);
  const plain = grouped ? amount.replaceAll(".", "") : amount;
  if (!/^\d{1,9}(?:[.,]\d{1,2})?$/u.test(plain)) return undefined;

  const [euros = "0", cents = ""] = plain.split(/[.,]/u);
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}
