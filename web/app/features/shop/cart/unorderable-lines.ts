import { countsIn, type CartLineView } from "./cart-data.ts";
import { lineKey } from "./ticket-field.ts";

/** Input of the form that leads to the checkout: the lines of which the page said that they aren't ordered. */
export const unorderableField = "staying";

/** The lines that can't be ordered as they are: they stay in the cart while the others are. */
export function unorderableLines(lines: readonly CartLineView[]): CartLineView[] {
  return lines.filter((line) => !countsIn(line));
}

/** Lists the lines that stay behind, to compare what the page said with the current state. Empty when all are ordered. */
export function unorderableKey(lines: readonly CartLineView[]): string {
  return unorderableLines(lines).map(lineKey).toSorted().join(" ");
}
