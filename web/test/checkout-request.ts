import { heldOrder } from "@circuit/contract/fixtures/orders";
import type { Order } from "@circuit/contract/shop/order";
import { buildCheckoutForm } from "#app/features/checkout/build-checkout-form.server.ts";
import { orderCookies } from "#app/features/checkout/held-order-cookie.server.ts";
import { receiveCheckout } from "#app/features/checkout/receive-checkout.server.ts";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";

/** An order in its checkout, held for ten minutes more. */
export const heldNow: Order = { ...heldOrder, heldUntil: new Date(Date.now() + 600_000).toISOString() };

/** What the shop answers who asks for an order. */
export const answerWith = (order: Order): ShopOutcome => ({ outcome: "order", order, payAt: null });

const home = { street: "Brinkstraat", houseNumber: "12", postcode: "9401 HZ", town: "Assen", country: "NL" };

/** The checkout's form, filled in well. */
export const filledIn = {
  firstName: "Jorien",
  lastName: "Meppelink",
  email: "jorien@voorbeeld.nl",
  ...home,
  method: "invoice",
  terms: "true",
  checkout_key: "k".repeat(22),
  checkout_seen: String(heldOrder.totals.grossCents),
};

/** What a browser sends along that began an order. */
export function begunCookie(token: string): { cookie: string } {
  const cookies = orderCookies(new Request("http://localhost/"), token).map((cookie) => cookie.split(";")[0]);
  return { cookie: cookies.join("; ") };
}

type Judge = Parameters<typeof receiveCheckout>[1]["judge"];

/** Sends a checkout's form for the held order. @param headers - Those of the browser that began it, unless given. */
export function sendCheckout(
  fields: Record<string, string>,
  headers: Record<string, string> = begunCookie(heldNow.token),
  judge: Judge = async () => "taken",
) {
  const body = new URLSearchParams(fields);
  return receiveCheckout(new Request("http://localhost/afrekenen/x", { method: "POST", body, headers }), {
    token: heldNow.token,
    locale: "nl",
    waiterIds: [],
    formOf: async (order) => buildCheckoutForm(order, "nl", "/algemene-voorwaarden"),
    judge,
    humanCheckInputs: ["form_token"],
    suggestedEmailInput: "form_asked",
  });
}
