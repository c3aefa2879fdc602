import type { Locale } from "@circuit/contract/locales";
import { buildHoldData } from "#app/features/checkout/checkout-view.server.ts";
import { orderStatus } from "#app/features/checkout/order/order-status.ts";
import type { StatusResponse } from "#app/features/checkout/order-status-request.ts";
import { isOrderOfBrowser } from "#app/features/checkout/held-order-cookie.server.ts";
import { parseStatusRequest } from "#app/features/checkout/parse-status-request.server.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { fetchAccountOrder } from "#app/cms/account.server.ts";
import { visitorOf } from "#app/features/account/session.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { requestShop } from "#app/features/checkout/shop-requests.server.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";

/** Answers with an order's status, or extends its hold. The token is in the request's body, so that no log has it. */
export async function submitOrderStatus({ request, context }: LoaderArgs) {
  if (isCrossOrigin(request)) return refused(403);
  const visitor = clientIpKey(request);
  if (!(await isWithinLimit("orderStatus", visitor))) return refused(429);
  const question = await parseStatusRequest(request);
  if (question === null) return refused(400);

  if (!("token" in question)) return statusInAccount(request, question.number, context.get(localeContext));
  const { token, intent } = question;
  if (intent === "extend" && !isOrderOfBrowser(request, token)) return refused(403);
  const answer = await requestShop({ action: intent === "extend" ? "extend" : "read", token });
  if (answer.outcome === "unavailable") return refused(503);
  if (answer.outcome !== "order") {
    if (intent !== "extend") return refused(404);
    return answer.outcome === "failed" && answer.reason === "no-more-time" ? refused(409) : tell("gone");
  }
  const { order } = answer;
  const status = orderStatus(order);
  return status === null ? tell("held", buildHoldData(order, order.locale)) : tell(status);
}

/** Answers with the status of an order of the visitor's account, whose page doesn't know the token. */
async function statusInAccount(request: Request, number: string, locale: Locale): Promise<Response> {
  const visitor = visitorOf(request, locale);
  const answer = visitor.token === null ? null : await fetchAccountOrder(visitor, number);
  const status = answer?.state === "done" ? orderStatus(answer.value) : null;
  if (status === null) return refused(answer?.state === "unavailable" ? 503 : 404);
  return tell(status);
}

function tell(status: StatusResponse["status"], hold: StatusResponse["hold"] = null): Response {
  const body: StatusResponse = { status, hold };
  return Response.json(body, { headers: privatePage });
}

function refused(status: number): Response {
  return Response.json({ reason: "refused" }, { status, headers: privatePage });
}
