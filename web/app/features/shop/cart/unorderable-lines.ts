import { isOrderable, type CartLineView } from "./cart-data.ts";
import { lineKey } from "./ticket-field.ts";

/** Name of the hidden input with the keys of the lines that the cart page showed as not orderable. */
export const unorderableField = "staying";

/** Returns the lines that can't be ordered and stay in the cart. */
export function unorderableLines(lines: readonly CartLineView[]): CartLineView[] {
  return lines.filter((line) => !isOrderable(line));
}

/** Joins the keys of the lines that can't be ordered, to compare what the page showed with the current cart. */
export function unorderableKey(lines: readonly CartLineView[]): string {
  return unorderableLines(lines).map(lineKey).toSorted().join(" ");
}
