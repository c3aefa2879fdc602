import type { Locale } from "@circuit/contract/locales";
import { accountOrderPath, accountPaths } from "@circuit/contract/own-paths";
import type { Order } from "@circuit/contract/shop/order";
import { redirect } from "react-router";
import { askOrder } from "#app/cms/account.server.ts";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { withAccountQuery } from "#app/features/account/account-query.ts";
import { privateHeaders } from "#app/features/account/private-page.server.ts";
import { clearedCookies } from "#app/features/account/session-cookie.server.ts";
import { visitorOf } from "#app/features/account/session.server.ts";
import { noSuchOrder, shopAway } from "./order-of-address.server.ts";

/** A number as it stands in an address. In capitals it is no address of ours: that leads to the one in small letters. */
const numberInAddress = /^[a-z]{2}-\d{6,12}$/u;

/**
 * An order of the account of who is signed in.
 *
 * @param number - As it stands in the address.
 * @param url - Whoever isn't signed in is led to do so, and back to this page, or from a file to its order's page.
 * @throws The way to sign in, or the error screen: none of theirs has this number, or the content system is away.
 */
export async function orderInAccount(
  request: Request,
  number: string,
  { locale, url }: { locale: Locale; url: URL },
): Promise<Order> {
  const visitor = visitorOf(request, locale);
  if (visitor.token === null) throw toSignIn();
  if (!numberInAddress.test(number)) throw noSuchOrder();
  const answer = await askOrder(visitor, number.toUpperCase());
  if (answer.state === "done") return answer.value;
  if (answer.state === "refused" && answer.status === 401) throw toSignIn(clearedCookies());
  throw answer.state === "missing" || answer.state === "refused" ? noSuchOrder() : shopAway();

  function toSignIn(cookies: readonly string[] = []): Response {
    const isFile = /\.\w+$/u.test(url.pathname);
    const back = isFile ? accountOrderPath(number, locale) : url.pathname;
    const signIn = withAccountQuery(accountPaths.signIn[locale], { return: back });
    return redirect(keepAppMode(url.search, signIn), { status: 303, headers: privateHeaders(cookies) });
  }
}
