import type { Locale } from "@circuit/contract/locales";
import { accountOrderPath } from "@circuit/contract/urls/own-paths";
import type { Order } from "@circuit/contract/shop/order";
import { fetchAccountOrder } from "#app/cms/account.server.ts";
import { clearedCookies } from "#app/features/account/session-cookie.server.ts";
import { visitorOf } from "#app/features/account/session.server.ts";
import { noSuchOrder, shopUnavailable } from "#app/features/checkout/order/require-order.server.ts";
import { redirectToSignIn } from "#app/features/account/redirect-to-sign-in.server.ts";

/** An order number as a path has it, in lower case; a path with capitals redirects to it. */
const numberInAddress = /^[a-z]{2}-\d{6,12}$/u;

/**
 * An order of the account of who is signed in.
 *
 * @param number - As it stands in the address.
 * @param url - Whoever isn't signed in is led to do so, and back to this page, or from a file to its order's page.
 * @throws The way to sign in, or the error screen: none of theirs has this number, or the content system is unavailable.
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
  if (!numberInAddress.test(number)) throw noSuchOrder();
  const answer = await fetchAccountOrder(visitor, number.toUpperCase());
  if (answer.state === "done") return answer.value;
  if (answer.state === "refused" && answer.status === 401) throw redirectToSignIn(url, page, clearedCookies());
  throw answer.state === "missing" || answer.state === "refused" ? noSuchOrder() : shopUnavailable();
}
