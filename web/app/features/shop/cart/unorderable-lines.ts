import { countsIn, type CartLineView } from "./cart-data.ts";
import { lineKey } from "./ticket-field.ts";

/** Field of the form that leads to the checkout: which lines its visitor was told aren't ordered. */
export const unorderableField = "staying";

/** The lines that can't be ordered as they are: they stay in the cart while the others are. */
export function unorderableLines(lines: readonly CartLineView[]): CartLineView[] {
  return lines.filter((line) => !countsIn(line));
}

/** Tells which lines stay behind, to compare what a visitor was told with what is so by now. Empty when all are ordered. */
export function unorderableKey(lines: readonly CartLineView[]): string {
  return unorderableLines(lines).map(lineKey).toSorted().join(" ");
}
