import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import type { Order } from "@circuit/contract/shop/order";
import { formatPrice, formatTime } from "#app/i18n/format.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import type { CheckoutOutcome } from "./checkout-outcome.ts";
import { orderSummary } from "./order-summary.server.ts";

interface CheckoutViewOptions {
  locale: Locale;
  /** Cart lines that aren't part of the order. */
  staying: readonly { title: string; reason: string }[];
}

/** View data of the checkout, without its form. */
export type CheckoutViewData = ReturnType<typeof checkoutView>;

/** Builds the view data of the checkout. @param outcome - Result of the last submission; `null` for none. */
export function checkoutView(order: Order, outcome: CheckoutOutcome | null, { locale, staying }: CheckoutViewOptions) {
  return {
    token: order.token,
    /** Path that the form posts to. */
    path: `${checkoutPaths.checkout[locale]}/${order.token}`,
    cartPath: checkoutPaths.cart[locale],
    hold: buildHoldData(order, locale) ?? { heldUntil: order.createdAt, heldTime: "", canExtend: false, writtenAt: "" },
    summary: orderSummary(order, locale),
    staying,
    button: buttonText(order, locale),
    isFree: order.totals.grossCents === 0,
    canPayOnline: order.methods.includes("online"),
    problem: outcome?.problem ?? null,
    question: outcome?.question ?? null,
    isExtended: outcome?.isExtended ?? null,
  };
}

/** Until when an order is held. */
export type HoldData = NonNullable<ReturnType<typeof buildHoldData>>;

/**
 * Builds the view data of an order's hold; `null` when the order holds no tickets. `writtenAt`: when the server wrote
 * the page, as the visitor's clock may be wrong.
 */
export function buildHoldData({ heldUntil, canExtend }: Order, locale: Locale) {
  if (heldUntil === null) return null;
  return { heldUntil, heldTime: formatTime(heldUntil, locale), canExtend, writtenAt: new Date().toISOString() };
}

/** Returns "pay" when online payment is the only method, else "order and pay". */
function buttonText({ methods, totals }: Order, locale: Locale): string {
  const { buttons } = checkoutMessages[locale];
  if (totals.grossCents === 0) return buttons.free;
  const amount = formatPrice(totals.grossCents, locale);
  return methods.every((method) => method === "online") ? buttons.online(amount) : buttons.order(amount);
}
