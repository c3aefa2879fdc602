import type { Locale } from "@circuit/contract/locales";
import { accountOrderPath } from "@circuit/contract/urls/own-paths";
import type { Order } from "@circuit/contract/shop/order";
import { fetchAccountOrder } from "#app/cms/account.server.ts";
import { clearedCookies } from "#app/features/account/session-cookie.server.ts";
import { visitorOf } from "#app/features/account/session.server.ts";
import { unknownOrderError, shopUnavailableError } from "#app/features/checkout/order/require-order.server.ts";
import { redirectToSignIn } from "#app/features/account/redirect-to-sign-in.server.ts";

/** Matches an order number in a path, in lower case; a path with capitals is redirected to lower case. */
const numberInAddress = /^[a-z]{2}-\d{6,12}$/u;

/**
 * Loads an order of the signed-in visitor's account.
 *
 * @param url - Where the visitor returns after signing in; from the URL of a file, to the order's page.
 * @throws A redirect to the sign-in page; or the error response, if the account has no such order or the CMS is
 *   unavailable.
 */
export async function orderInAccount(
  request: Request,
  number: string,
  { locale, url }: { locale: Locale; url: URL },
): Promise<Order> {
  const visitor = visitorOf(request, locale);
  const isFile = /\.\w+$/u.test(url.pathname);
  const page = isFile ? accountOrderPath(number, locale) : url.pathname;
  if (visitor.token === null) throw redirectToSignIn(url, page);
  if (!numberInAddress.test(number)) throw unknownOrderError();
  const answer = await fetchAccountOrder(visitor, number.toUpperCase());
  if (answer.state === "done") return answer.value;
  if (answer.state === "refused" && answer.status === 401) throw redirectToSignIn(url, page, clearedCookies());
  throw answer.state === "missing" || answer.state === "refused" ? unknownOrderError() : shopUnavailableError();
}
