import { paidOrder } from "@circuit/contract/fixtures/orders";
import { emptySettings } from "@circuit/contract/content/layout";
import type { Order } from "@circuit/contract/shop/order";
import { OrderPage } from "#app/features/checkout/order/order-page.tsx";
import type { OrderPageKey, OrderProblem } from "#app/features/checkout/order/order-view-data.ts";
import { orderView } from "#app/features/checkout/order/order-view.server.ts";
import { renderPage } from "./render-page.tsx";

/** What the page of a paid order says, with these changes. */
export function htmlOf(
  changes: Partial<Order> = {},
  locale: "nl" | "en" = "nl",
  key: OrderPageKey = { token: paidOrder.token },
  problem: OrderProblem | null = null,
): string {
  const payee = { ...emptySettings, iban: "NL91ABNA0417164300", brandName: "Circuit Drenthe" };
  const view = orderView({ ...paidOrder, ...changes }, locale, payee, key);
  if (view === null) throw new Error("It is in its checkout");
  // The no-break space of prices reads as a plain one here.
  return renderPage(<OrderPage order={view} registerPath={null} problem={problem} isOfSession={false} />, {
    locale,
  }).replaceAll("\u00A0", " ");
}

/** An order of which money goes back, in these parts. */
export function back(parts: Partial<Order["moneyBack"]>): Pick<Order, "refundedCents" | "moneyBack"> {
  const moneyBack = { ...paidOrder.moneyBack, ...parts };
  return { refundedCents: Object.values(moneyBack).reduce((sum, cents) => sum + cents, 0), moneyBack };
}

/** Of one that nothing was paid for, or whose money went back. */
export const noTickets = { tickets: [], keptCents: 0 };
