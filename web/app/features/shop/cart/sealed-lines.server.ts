import { cartLineSchema, maxLines, type CartLine } from "@circuit/contract/shop/cart-line";
import { textSeal } from "@circuit/contract/site-link/text-seal";
import { env } from "#app/env.server.ts";

/** Lifetime of a cart after its last change, in milliseconds. */
export const cartLifeMs = 24 * 60 * 60 * 1000;

/** Tolerated difference between the clocks of two servers, in milliseconds. */
const clockMs = 60_000;

/** The purpose isn't plainly `cart`: older cookies, sealed for `cart`, hold net prices that would look changed. */
const seal = textSeal(env.SITE_CMS_SECRET, "cart-of-typed-prices");

/**
 * Encodes lines as a short signed text that fits into a cookie: the time, and for each line the ticket, its days
 * without dashes, the quantity and the price seen.
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

/** Decodes a text of `sealLines`; no lines when it is missing, forged or over a day old. */
export function openLines(sealed: string | null, now = Date.now()): CartLine[] {
  const [text = "", signature = "", ...rest] = (sealed ?? "").split(":");
  if (rest.length > 0 || !seal.isRight(text, signature)) return [];
  const [at = "", ...parts] = text.split("~");
  const age = now - Number.parseInt(at, 36);
  if (!(age < cartLifeMs && age >= -clockMs)) return [];
  return parts.slice(0, maxLines).flatMap((part) => readLine(part) ?? []);
}

function readLine(part: string): CartLine | null {
  const [ticketId, days = "", quantity, seen = ""] = part.split(".");
  const admission = days.replaceAll(/(\d{4})(\d{2})(\d{2})/gu, "$1-$2-$3");
  const line = { ticketId, admission, quantity: Number(quantity), seenPriceCents: Number.parseInt(seen, 36) };
  return cartLineSchema.safeParse(line).data ?? null;
}
