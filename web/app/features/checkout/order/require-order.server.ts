import type { Order } from "@circuit/contract/shop/order";
import { data } from "react-router";
import type { PageFailure } from "#app/cms/cms-loader.server.ts";
import { readOrderByToken } from "#app/features/checkout/read-order-by-token.server.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";

/** Errors that `shopUnavailableError` made, to recognise them when they are caught. */
const awayAnswers = new WeakSet<object>();

/** Makes the error to throw when the content system is unavailable: 503 with `retry-after`. */
export function shopUnavailableError() {
  const failure: PageFailure = { message: "Service unavailable" };
  const answer = data(failure, { status: 503, headers: { ...privatePage, "retry-after": "10" } });
  awayAnswers.add(answer);
  return answer;
}

/** Whether a thrown error means that the content system is unavailable. */
export function isShopUnavailable(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && awayAnswers.has(thrown);
}

/** Makes the error to throw when a visitor exceeds a rate limit: 429 with `retry-after`. */
export function tooManyRequestsError() {
  const failure: PageFailure = { message: "Too many requests" };
  return data(failure, { status: 429, headers: { ...privatePage, "retry-after": "300" } });
}

/** Makes the error to throw for an unknown order: 404. It omits the URL, which may contain somebody's secret token. */
export function unknownOrderError() {
  const failure: PageFailure = { message: "Page not found" };
  return data(failure, { status: 404, statusText: "Not Found" });
}

/** Reads an order by its token. @throws The error page for an unknown order, or without the content system. */
export async function requireOrder(request: Request, token: string): Promise<Order> {
  const order = await readOrderByToken(token, clientIpKey(request));
  if (order === "unknown") throw unknownOrderError();
  if (order === "unavailable") throw shopUnavailableError();
  return order;
}
