import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { Core } from "@strapi/strapi";
import { expect } from "vitest";
import * as z from "zod";
import type { Order } from "@circuit/contract/shop/order";
import { type PaymentStandIn, startPaymentStandIn } from "../payment-stand-in/stand-in.ts";
import { handlePaymentWebhook } from "../src/shop/orders/pay-order.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { MollieProvider } from "../src/shop/payments/mollie-provider.ts";
import { listen } from "./free-port.ts";
import { begun, line, openTestShop, orderOf, paymentOf, place, type TestShop } from "./shop.ts";

/** A key of the form that Mollie gives out; it opens nothing. */
const testKey = "test_forcontracttestsonlyforcontracttests";

/** How long the shop of these tests waits for the provider, in milliseconds. */
export const patienceMs = 1500;

/** A shop that is paid through Mollie's stand-in, and the site's address for the provider's messages. */
export interface PaymentSite {
  shop: TestShop;
  standIn: PaymentStandIn;
  /** Where the provider tells of changes. */
  hook: string;
  stop(): Promise<void>;
}

/** Opens it on the tables of a CMS, which are emptied. */
export async function openPaymentSite(strapi: Core.Strapi): Promise<PaymentSite> {
  const standIn = await startPaymentStandIn(0);
  // The first request of a process takes long by itself.
  await fetch(`${standIn.origin}/healthz`);
  const provider = new MollieProvider({ key: testKey, url: `${standIn.origin}/v2/`, timeoutMs: patienceMs });
  const shop = await openTestShop(strapi, provider);

  // As the site's own route does: a message that can't be passed on is to come again.
  const site = createServer((request, response) => {
    const answer = async () => {
      const id = new URLSearchParams(await text(request)).get("id") ?? "";
      const { outcome } = await handlePaymentWebhook(shop, id);
      response.writeHead(outcome === "noted" ? 200 : 503).end();
    };
    void answer();
  });
  const hook = `http://127.0.0.1:${await listen(site)}/shop/payment`;
  shop.addresses.paymentHook = hook;

  return {
    shop,
    standIn,
    hook,
    async stop() {
      site.closeAllConnections();
      site.close();
      await standIn.stop();
    },
  };
}

/** An order that waits for the bank, and where it is paid. */
export async function waitingAt({ shop }: PaymentSite, quantity = 2): Promise<{ order: Order; payAt: string | null }> {
  const answer = await place(shop, await begun(shop, [line(quantity)]), "online");
  return { order: orderOf(answer), payAt: answer.outcome === "order" ? answer.payAt : null };
}

/** An order that is paid, and its payment at the provider. */
export async function paidAt(site: PaymentSite, quantity = 2): Promise<{ order: Order; payment: string }> {
  const { order, payAt } = await waitingAt(site, quantity);
  await pressAtProvider(payAt, "paid");
  await expectState(site, order, "paid");
  return { order, payment: await paymentOf(site.shop, order) };
}

/** Messages come when they come: the provider repeats one after a second. */
export const patient = { timeout: 15_000 };

/** Waits until an order is in a state. */
export async function expectState({ shop }: PaymentSite, { token }: Order, state: Order["state"]): Promise<void> {
  await expect.poll(async () => (await readOrder(shop, { token }))?.state, patient).toBe(state);
}

/** Presses a button on the provider's page, as a visitor does. */
export async function pressAtProvider(payAt: string | null, status: string): Promise<void> {
  if (payAt === null) throw new Error("There is nowhere to pay");
  const response = await fetch(payAt, { method: "POST", body: new URLSearchParams({ status }), redirect: "manual" });
  if (response.status !== 303) throw new Error(`The provider answered ${response.status}`);
}

/** Sets how the provider behaves for the payments of an order; with an empty token for all. */
export function setTrouble(site: PaymentSite, { token }: Pick<Order, "token">, set: object): Promise<unknown> {
  return control(site, "PUT", "behaviour", { about: token, ...set });
}

/** Changes a payment at the provider, which tells nobody. */
export function changeQuietly(site: PaymentSite, id: string, change: object): Promise<unknown> {
  return control(site, "POST", `payments/${id}`, change);
}

/** Sends the site a message of the provider, so many times at once. */
export function tell(site: PaymentSite, id: string, times = 1): Promise<unknown> {
  return control(site, "POST", "notices", { url: site.hook, id, times });
}

/** The provider forgets idempotency keys, as it does after an hour. */
export function clearIdempotencyKeys(site: PaymentSite): Promise<unknown> {
  return control(site, "DELETE", "keys");
}

const paymentsSchema = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      locale: z.string(),
      redirectUrl: z.string(),
      methods: z.array(z.string()),
      refunds: z.array(z.object({ id: z.string(), description: z.string() })),
    }),
  ),
});

async function control({ standIn }: PaymentSite, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${standIn.origin}/control/${path}`, { method, body: JSON.stringify(body) ?? null });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The payments of an order at the provider, the newest last. */
export async function paymentsAtProvider(site: PaymentSite, token: string) {
  return paymentsSchema.parse(await control(site, "GET", `payments?about=${token}`)).payments;
}
