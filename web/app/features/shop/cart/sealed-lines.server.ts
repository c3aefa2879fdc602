import { cartLineSchema, maxLines, type CartLine } from "@circuit/contract/shop/cart-line";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";

/** Lifetime of a cart after its last change, in milliseconds. */
export const cartLifeMs = 24 * 60 * 60 * 1000;

/** How far a clock of ours may be behind another, in milliseconds. */
const clockMs = 60_000;

/** Not plainly `cart`: carts of an earlier version, sealed under that name, hold net prices, which would look changed. */
const seal = textSeal(env.SITE_CMS_SECRET, "cart-of-typed-prices");

/**
 * Writes lines as a short, signed text that fits into a cookie: the moment, and for each line the ticket, its days
 * without dashes, the number and the price seen.
 *
 * @param now - Milliseconds since 1970.
 */
export function sealLines(lines: readonly CartLine[], now = Date.now()): string {
  const parts = lines.map(({ ticketId, admission, quantity, seenPriceCents }) =>
    [ticketId, admission.replaceAll("-", ""), quantity, seenPriceCents.toString(36)].join("."),
  );
  const text = [now.toString(36), ...parts].join("~");
  return `${text}:${seal.codeOf(text)}`;
}

/**
 * Reads such a text.
 *
 * @returns No lines when it isn't ours, is over a day old, or isn't there.
 */
export function openLines(sealed: string | null, now = Date.now()): CartLine[] {
  const [text = "", signature = "", ...rest] = (sealed ?? "").split(":");
  if (rest.length > 0 || !seal.isRight(text, signature)) return [];
  const [at = "", ...parts] = text.split("~");
  const age = now - Number.parseInt(at, 36);
  if (!(age < cartLifeMs && age >= -clockMs)) return [];
  return parts.slice(0, maxLines).flatMap((part) => {
    const line = readLine(part);
    return line === null ? [] : [line];
  });
}

function readLine(part: string): CartLine | null {
  const [ticketId, days = "", quantity, seen = ""] = part.split(".");
  const admission = days.replaceAll(/(\d{4})(\d{2})(\d{2})/gu, "$1-$2-$3");
  const line = { ticketId, admission, quantity: Number(quantity), seenPriceCents: Number.parseInt(seen, 36) };
  return cartLineSchema.safeParse(line).data ?? null;
}
