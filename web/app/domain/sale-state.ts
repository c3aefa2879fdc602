/** Whether an event goes on, as far as anybody knows. */
export function isGoingOn({ saleState }: { saleState: string }): boolean {
  return saleState !== "cancelled";
}

/** Whether something can be bought now, also when little is left. */
export function isOnSale(saleState: string): boolean {
  return saleState === "on-sale" || saleState === "few-left";
}

/** The words of a language for how a sale stands; of one that is open or nobody has begun there is nothing to say. */
export type SaleWords = Readonly<Partial<Record<string, string>>>;

/**
 * What is said of a sale, the same wherever an event stands: the words that came with it, such as when it opens or that it has
 * closed, before those of its state. A cancelled event has no others than these.
 *
 * @returns `null` when there is nothing to say.
 */
export function saleWords(
  { saleState, statusLabel }: { saleState: string; statusLabel: string | null },
  words: SaleWords,
): string | null {
  return (saleState === "cancelled" ? null : statusLabel) ?? words[saleState] ?? null;
}
