import type { Locale } from "@circuit/contract/locales";
import { maxLines, type CartLine } from "@circuit/contract/shop/cart-line";
import { priceBasisOf } from "@circuit/contract/shop/vat";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { cartCookie, linesInCookie } from "./cart-cookie.server.ts";
import { issueWords } from "./issue-words.ts";
import { checkLines, type ReadPriceLock } from "./read-cart.server.ts";
import { lineKey, quantityIn } from "./ticket-field.ts";

/** A cart line that isn't part of the order, in words. */
export interface RemainingLine {
  /** `1 × Begeleider`. */
  title: string;
  reason: string;
}

/** Removes the ordered lines from a cart, and keeps all others. */
export function removeOrderedLines(lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const quantity = line.quantity - quantityIn(ordered, line);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Puts the lines of an order back into a cart, at least as many tickets as ordered; `null` when they don't fit. */
export function restoreOrderedLines(lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] | null {
  const lineKeys = new Set(lines.map(lineKey));
  const longer = lines.map((line) => ({ ...line, quantity: Math.max(line.quantity, quantityIn(ordered, line)) }));
  const whole = [...longer, ...ordered.filter((line) => !lineKeys.has(lineKey(line)))];
  return whole.length > maxLines ? null : whole;
}

/** Returns the `set-cookie` header that removes the lines of a placed order from the cart. */
export function cookieWithoutOrdered(request: Request, ordered: readonly CartLine[]): string {
  return cartCookie(removeOrderedLines(linesInCookie(request.headers.get("cookie")), ordered));
}

/** Returns the `set-cookie` header that puts the lines of an order back into the cart; `null` when they don't fit. */
export function cookieRestoringOrder(request: Request, ordered: readonly CartLine[]): string | null {
  const lines = restoreOrderedLines(linesInCookie(request.headers.get("cookie")), ordered);
  return lines === null ? null : cartCookie(lines);
}

/**
 * Lists the cart lines that aren't part of an order, with the reason.
 *
 * @throws {CmsError | CmsContractError} The catalogue could never be read.
 */
export async function remainingInCart(
  request: Request,
  ordered: readonly CartLine[],
  { locale, priceLock }: { locale: Locale; priceLock: ReadPriceLock },
): Promise<RemainingLine[]> {
  const lines = linesInCookie(request.headers.get("cookie"));
  const left = new Map(removeOrderedLines(lines, ordered).map((line) => [lineKey(line), line.quantity]));
  if (left.size === 0) return [];

  const words = cartMessages[locale];
  const { lines: views } = await checkLines(lines, locale, priceLock);
  const basis = priceBasisOf(views.flatMap(({ ticket }) => ticket ?? []));
  return views.flatMap((view) => {
    const quantity = left.get(lineKey(view));
    if (quantity === undefined) return [];
    // Since the order began, tickets may have been added or become available again.
    const isLonger = quantity < view.quantity;
    return [
      {
        title: `${quantity} × ${view.ticket?.name ?? words.unknown}`,
        reason:
          isLonger || view.issue === null || view.issue.reason === "price-changed"
            ? words.notOrdered
            : issueWords(view.issue, view, { locale, basis }).title,
      },
    ];
  });
}
