import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { eventChange } from "@circuit/contract/shop/event-change";
import { type Order, localizeOrder } from "@circuit/contract/shop/order";
import { formatPrice, formatTime } from "#app/i18n/format.ts";
import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import type { CheckoutOutcome, Typed } from "./checkout-outcome.ts";
import type { CheckoutStopData, CheckoutViewData, HoldData } from "./checkout-view-data.ts";
import { orderSummary } from "./order-summary.server.ts";

/** Builds the view data of the checkout. @param outcome - Result of the last submission; `null` for none. */
export function checkoutView(
  order: Order,
  outcome: CheckoutOutcome | null,
  { locale, staying }: { locale: Locale } & Pick<CheckoutViewData, "staying">,
): CheckoutViewData {
  return {
    token: order.token,
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

/** Builds the view data of an order's hold; `null` when the order holds no tickets. */
export function buildHoldData({ heldUntil, canExtend }: Order, locale: Locale): HoldData | null {
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

/** Builds the view data of a checkout that can't continue. @param typed - Values that the retry resubmits. */
export function stopView(kind: CheckoutStopData["kind"], typed: Typed, path: string, locale: Locale): CheckoutStopData {
  const sent = Object.entries(typed).flatMap(([name, values]) => values.map((value) => ({ name, value })));
  return { kind, path, off: [], cartPath: checkoutPaths.cart[locale], sent, canBeginAgain: true };
}

interface CheckoutEndedOptions {
  typed: Typed;
  path: string;
  locale: Locale;
  /** Whether this browser began the order. */
  isOwn: boolean;
}

/** Whether an event of an order was moved, postponed or cancelled. */
export function hasChangedEvent(order: Order): boolean {
  return order.lines.some((_, line) => eventChange(order, line) !== null);
}

/** Builds the view data for an expired hold, or for an order whose event was moved, postponed or cancelled. */
export function checkoutEndedView(
  order: Order,
  { typed, path, locale, isOwn }: CheckoutEndedOptions,
): CheckoutStopData {
  const { lines } = localizeOrder(order, locale);
  const changes = lines.map(({ eventTitle }, line) => ({ eventTitle, change: eventChange(order, line) }));
  const kind = (["cancelled", "postponed", "moved"] as const).find((one) =>
    changes.some(({ change }) => change === one),
  );
  const off = [...new Set(changes.flatMap(({ change, eventTitle }) => (change === kind ? [eventTitle] : [])))];
  // The new order's key derives from the old token, so only the browser that began the old order may begin again.
  return { ...stopView(kind ?? "expired", typed, path, locale), off, canBeginAgain: isOwn };
}
