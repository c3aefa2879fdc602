import type { Order } from "@circuit/contract/shop/order";
import { data } from "react-router";
import type { PageFailure } from "#app/cms/cms-loader.server.ts";
import { orderOfToken } from "#app/features/checkout/order-of-token.server.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";

/** The errors that say so, which look like others. */
const awayAnswers = new WeakSet<object>();

/** The error of a page whose content system is unavailable: 503, and worth another try. Throw what it returns. */
export function shopUnavailable() {
  const failure: PageFailure = { message: "Service unavailable" };
  const answer = data(failure, { status: 503, headers: { ...privatePage, "retry-after": "10" } });
  awayAnswers.add(answer);
  return answer;
}

/** Whether a thrown error means that the content system is unavailable. */
export function isShopUnavailable(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && awayAnswers.has(thrown);
}

/** The error of a visitor who asks too often: 429, and worth another try. Throw what it returns. */
export function tooManyRequests() {
  const failure: PageFailure = { message: "Too many requests" };
  return data(failure, { status: 429, headers: { ...privatePage, "retry-after": "300" } });
}

/**
 * The error of an order that doesn't exist: 404. It names no address, as somebody's secret may stand in it. Throw what it
 * returns.
 */
export function noSuchOrder() {
  const failure: PageFailure = { message: "Page not found" };
  return data(failure, { status: 404, statusText: "Not Found" });
}

/** The order of an address. @throws The error screen: there is none, or the content system is unavailable. */
export async function requireOrder(request: Request, token: string): Promise<Order> {
  const order = await orderOfToken(token, clientIpKey(request));
  if (order === "unknown") throw noSuchOrder();
  if (order === "unavailable") throw shopUnavailable();
  return order;
}
