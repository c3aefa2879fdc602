import { cartLineSchema, maxLines, maxPerLine, type CartLine } from "@circuit/contract/shop/cart-line";
import { readQuantity } from "./read-quantity.server.ts";
import { lineKey, ticketField } from "./ticket-field.ts";

/** A change of the cart that a visitor requests. `index` is a position in the cart. */
export type CartChange =
  | { intent: "add"; lines: CartLine[] }
  | { intent: "set"; index: number; line: CartLine }
  | { intent: "remove"; index: number; key: string }
  | { intent: "clear" }
  | { intent: "restore"; index: number; lines: CartLine[] };

/** A changed cart, with the added and the removed lines. */
export interface ChangedCart {
  lines: CartLine[];
  added: { line: number; quantity: number }[];
  removed: { lines: CartLine[]; index: number };
}

const nothing = { added: [], removed: { lines: [], index: 0 } };

/**
 * Applies a change to a cart. Another tab may have moved a line since, so it is found by its key rather than by
 * `index`.
 *
 * @returns `null` when the added lines don't fit: then none is added.
 */
export function changeCart(lines: readonly CartLine[], change: CartChange): ChangedCart | null {
  switch (change.intent) {
    case "add":
      return addLines(lines, change.lines);
    case "set":
      return setLine(lines, change);
    case "remove": {
      const at = positionOf(lines, change.index, change.key);
      if (at === -1) return { ...nothing, lines: [...lines] };
      return { lines: lines.toSpliced(at, 1), added: [], removed: { lines: lines.slice(at, at + 1), index: at } };
    }
    case "clear":
      return { lines: [], added: [], removed: { lines: [...lines], index: 0 } };
    case "restore":
      return restoreLines(lines, change);
    default:
      return change satisfies never;
  }
}

function positionOf(lines: readonly CartLine[], index: number, key: string): number {
  const line = lines[index];
  return line !== undefined && lineKey(line) === key ? index : lines.findIndex((one) => lineKey(one) === key);
}

/** Adds lines. Tickets that are already in the cart increase the quantity of their line, at the price seen last. */
function addLines(before: readonly CartLine[], more: readonly CartLine[]): ChangedCart | null {
  const lines = [...before];
  const added: ChangedCart["added"] = [];
  for (const line of more) {
    const at = lines.findIndex((one) => lineKey(one) === lineKey(line));
    const existing = lines[at];
    if (existing === undefined) lines.push(line);
    else lines[at] = { ...line, quantity: Math.min(maxPerLine, existing.quantity + line.quantity) };
    added.push({ line: existing === undefined ? lines.length - 1 : at, quantity: line.quantity });
  }
  return lines.length > maxLines ? null : { ...nothing, lines, added };
}

function setLine(lines: readonly CartLine[], { index, line }: { index: number; line: CartLine }): ChangedCart {
  const at = positionOf(lines, index, lineKey(line));
  return { ...nothing, lines: at === -1 ? [...lines] : lines.with(at, line) };
}

function restoreLines(
  lines: readonly CartLine[],
  { index, lines: gone }: { index: number; lines: readonly CartLine[] },
): ChangedCart | null {
  const existing = new Set(lines.map(lineKey));
  const missing = gone.filter((line) => !existing.has(lineKey(line)));
  const restored = lines.toSpliced(index, 0, ...missing);
  return restored.length > maxLines ? null : { ...nothing, lines: restored };
}

/** Reads a cart line from an input of the ticket form; `null` for quantity zero, and for any other input. */
export function lineOfField(name: string, value: string): CartLine | null {
  if (!name.startsWith(ticketField)) return null;
  const [ticketId, admission, seen = ""] = name.slice(ticketField.length).split(".");
  const seenPriceCents = /^\d{1,9}$/u.test(seen) ? Number(seen) : null;
  return cartLineSchema.safeParse({ ticketId, admission, quantity: readQuantity(value), seenPriceCents }).data ?? null;
}
