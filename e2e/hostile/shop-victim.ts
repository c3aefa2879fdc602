import { anyCustomer } from "@circuit/contract/fixtures/orders";
import { checkoutPaths, scanPaths } from "@circuit/contract/urls/own-paths";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { expect } from "@playwright/test";
import type { Editor } from "../fixtures/editor.ts";
import { endQuietly, paymentsOf } from "../fixtures/payment-provider.ts";
import { requestShop, holdTickets, placeOrder } from "../fixtures/shop-order.ts";
import { plentifulTicket } from "../fixtures/sold-tickets.ts";

/** Somebody with orders, whom hostile requests are after. */
export interface ShopVictim {
  line: CartLine;
  eventId: string;
  /** Tokens of a paid order, and of one at the checkout. */
  placed: string;
  held: string;
  /** The order's number for staff. */
  orderId: number;
  ticketCode: string;
  /** What the payment provider calls the payment. */
  paymentId: string;
  /** Values of cookies that the site gave out. */
  cookies: { cart: string; scanner: string };
}

/** Recognises anything that the victim typed. */
export const victimMark = /snorrewind|turfgraaf/iu;

const customer = {
  ...anyCustomer,
  firstName: "Snorrewind",
  lastName: "Turfgraaf",
  email: "snorrewind.turfgraaf@voorbeeld.nl",
  street: "Turfgraaflaan",
  town: "Turfgraafveen",
};

/** Makes somebody who paid an order, is at the checkout with another, and stands at a gate with a scanner. */
export async function makeShopVictim(site: string, editor: Editor): Promise<ShopVictim> {
  const { offer, admission, event } = await plentifulTicket();
  const { ticketId } = offer;
  const line = { ticketId, admission: admission.key, quantity: 1, seenPriceCents: admission.priceCents };
  const [begun, other] = [await holdTickets(line), await holdTickets(line)];
  const { token } = begun;
  await placeOrder(begun, { method: "online", customer });
  await endQuietly(token, "paid");
  const ownPage = async () => (await fetch(`${site}${checkoutPaths.order.nl}/${token}`)).text();
  await expect.poll(ownPage).toMatch(victimMark);
  const { tickets } = await requestShop({ action: "read", token });
  const [payment] = await paymentsOf(token);
  const { orders } = await (await editor.ask(`/kassa/orders?q=${customer.email}`)).json();

  const form = new URLSearchParams({
    intent: "add",
    [`ticket.${ticketId}.${line.admission}.${line.seenPriceCents}`]: "2",
  });
  const cart = await fetch(`${site}/shop/nl/cart`, { method: "POST", body: form, redirect: "manual" });
  const validUntil = new Date(Date.now() + 86_400_000).toISOString();
  const [day = ""] = line.admission.split("_");
  const days = { firstDay: day, lastDay: day };
  const code = await editor.makeScanner({
    name: "Snorrewind",
    eventId: event.eventId,
    ...days,
    gate: "1",
    stand: null,
    validUntil,
  });
  const pairing = new URLSearchParams({ intent: "pair", code });
  const paired = await fetch(`${site}${scanPaths.nl}`, { method: "POST", body: pairing, redirect: "manual" });
  return {
    line,
    eventId: event.eventId,
    placed: token,
    held: other.token,
    orderId: orders[0].id,
    ticketCode: (tickets[0]?.code ?? "").replace(" ", "-"),
    paymentId: payment?.id ?? "",
    cookies: { cart: cookieIn(cart, "cart"), scanner: cookieIn(paired, "scanner") },
  };
}

function cookieIn(answer: Response, name: string): string {
  const value = answer.headers
    .getSetCookie()
    .find((each) => each.startsWith(`${name}=`))
    ?.split(";")[0]
    ?.slice(name.length + 1);
  if (value === undefined || value === "") throw new Error(`The answer ${answer.status} sets no cookie ${name}`);
  return value;
}
