import type { APIRequestContext } from "@playwright/test";
import type { Editor } from "../fixtures/editor.ts";
import { identifyVisitor } from "../fixtures/identified-visitor.ts";
import { paymentsOf } from "../fixtures/payment-provider.ts";
import { plentifulTicket } from "../fixtures/sold-tickets.ts";

/** Somebody with orders, whom hostile requests are after. */
export type ShopVictim = Awaited<ReturnType<typeof makeShopVictim>>;

/** Makes somebody who paid an order, is at the checkout with another, and stands at a gate with a scanner. */
export async function makeShopVictim(request: APIRequestContext, editor: Editor) {
  const { offer, admission, event } = await plentifulTicket();
  const { placed, placedNumber, held, ticketCode } = await identifyVisitor(request);
  const [payment] = await paymentsOf(placed);
  const { orders } = await (await editor.ask(`/kassa/orders?q=${placedNumber.toUpperCase()}`)).json();
  const { cookies } = await request.storageState();
  const valueOf = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value ?? "";
  return {
    placed,
    held,
    ticketCode,
    /** As the victim has it in the cart. */
    line: { ticketId: offer.ticketId, admission: admission.key, quantity: 1, seenPriceCents: admission.priceCents },
    eventId: event.eventId,
    /** The order's number for staff. */
    orderId: Number(orders[0].id),
    /** What the payment provider calls the payment. */
    paymentId: payment?.id ?? "",
    /** Values of cookies that the site gave out. */
    cookies: { cart: valueOf("cart"), scanner: valueOf("scanner") },
  };
}
