import type { CartLine } from "@circuit/contract/shop/cart-line";

/** Lifetime of a stored cart after its last change. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Parses a stored cart, `{ changedAt, lines }`: empty when it is missing, malformed or over a day old. Malformed lines
 * are left out.
 *
 * @param now - Milliseconds since 1970.
 */
export function parseCart(stored: string | null, now: number): CartLine[] {
  const cart = parseJson(stored ?? "");
  if (!isRecord(cart) || typeof cart.changedAt !== "number" || !Array.isArray(cart.lines)) return [];
  const age = now - cart.changedAt;
  return age >= 0 && age < lifetimeMs ? cart.lines.filter(isCartLine) : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Malformed: another page or an extension wrote it.
    return null;
  }
}

function isCartLine(value: unknown): value is CartLine {
  return (
    isRecord(value) &&
    typeof value.ticketId === "string" &&
    typeof value.admission === "string" &&
    typeof value.seenPriceCents === "number" &&
    typeof value.quantity === "number" &&
    Number.isInteger(value.quantity) &&
    value.quantity > 0
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
