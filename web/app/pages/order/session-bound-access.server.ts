import { createHash } from "node:crypto";
import type { Locale } from "@circuit/contract/locales";
import { accountOrderPath, accountPaths } from "@circuit/contract/urls/own-paths";
import type { Order } from "@circuit/contract/shop/order";
import { data } from "react-router";
import { type AccountResult, fetchAccountOrder } from "#app/cms/account.server.ts";
import type { PageFailure } from "#app/cms/cms-loader.server.ts";
import { hasAccount } from "#app/cms/order-owner.server.ts";
import {
  clearedCookies,
  longestSession,
  renewedCookies,
  publicSessionIdOf,
  sessionTokenOf,
} from "#app/features/account/session-cookie.server.ts";
import { visitorOf } from "#app/features/account/session.server.ts";
import { isInAccount, type OrderPageKey } from "#app/features/checkout/order/order-view-data.ts";
import { privateHeaders, privatePage } from "#app/http/private-page.server.ts";
import { cookieValue, httpOnlyCookie } from "#app/http/cookies.server.ts";
import { redirectToSignIn } from "#app/features/account/redirect-to-sign-in.server.ts";

/**
 * Cookie with the account's orders that this browser opened by their token, and the session of each: `hash.mark`. The
 * browser history keeps such URLs, which must not open the order for the next person at the device.
 */
const sessionOrders = "session-orders";

/** Most orders in the cookie; the oldest are dropped first. */
const most = 20;

/** Reads the cookie: the public id of the session in which each order was opened, by hash of the order's token. */
function readSessionOrders(request: Request): Map<string, string> {
  const entries = cookieValue(request.headers.get("cookie"), sessionOrders)?.split("~") ?? [];
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      const [, hash, mark] = /^([\w-]{12})\.(\w{1,20})$/u.exec(entry) ?? [];
      return hash === undefined || mark === undefined ? [] : [[hash, mark]];
    }),
  );
}

/** Returns the public id of the current session; `null` without one. */
function currentSessionId(request: Request): string | null {
  return sessionTokenOf(request) === null ? null : publicSessionIdOf(request);
}

/** How a browser opened an order by its token. */
interface Opened {
  /** Whether the order belongs to the visitor's account, so that its page closes with the session. */
  isOfSession: boolean;
  /** Cookie that records the order and the session; `null` when nothing is to be recorded. */
  cookie: string | null;
}

/**
 * Checks whether an order that the visitor opens belongs to their account, and records it in the cookie then. An order
 * that doesn't stays accessible by its URL; one in the account belongs to the session anyway.
 */
export async function recordOpenedOrder(
  request: Request,
  { token, number }: Pick<Order, "token" | "number">,
  { locale, key = { token } }: { locale: Locale; key?: OrderPageKey },
): Promise<Opened> {
  if (isInAccount(key)) return { isOfSession: true, cookie: null };
  const mark = currentSessionId(request);
  const opened = readSessionOrders(request);
  const hash = hashOf(token);
  if (mark !== null && opened.get(hash) === mark) return { isOfSession: true, cookie: null };
  const own = mark === null ? null : await fetchOwnOrder(request, number, locale);
  // The owner is unknown: treat the page as the visitor's own, and record nothing, so that its URL keeps working.
  if (own !== null && isUnanswered(own)) return { isOfSession: true, cookie: null };
  if (mark === null || own !== "done") return { isOfSession: false, cookie: null };
  opened.delete(hash);
  opened.set(hash, mark);
  const value = [...opened].slice(-most).map((entry) => entry.join("."));
  return { isOfSession: true, cookie: httpOnlyCookie(sessionOrders, value.join("~"), longestSession) };
}

/** Returns the headers of an order page, with the cookies of the session. */
export function orderHeaders(request: Request, { cookie, isOfSession }: Opened): Headers {
  return privateHeaders([...(cookie === null ? [] : [cookie]), ...(isOfSession ? renewedCookies(request) : [])]);
}

/** Whether this browser opened an order in a session, so that the session must be checked. */
export function wasOpenedInSession(request: Request, token: string): boolean {
  return readSessionOrders(request).has(hashOf(token));
}

/**
 * Closes an order that was opened in a session of this browser to all but its account, as that session may have ended.
 * Without the account (deleted or blocked) its URL opens it again.
 *
 * @throws A redirect to the sign-in page; or the error response, for a visitor who is signed in with another account.
 */
export async function closeAfterSession(
  request: Request,
  { token, number }: Pick<Order, "token" | "number">,
  { locale, url }: { locale: Locale; url: URL },
): Promise<void> {
  const mark = readSessionOrders(request).get(hashOf(token));
  if (mark === undefined) return;
  const own = await fetchOwnOrder(request, number, locale);
  if (own === "done" || (own !== null && isUnanswered(own) && mark === currentSessionId(request))) return;
  if (!(await hasAccount(token))) return;
  if (own === "missing") throw ofOtherAccount();
  const path = number === null ? accountPaths.account[locale] : accountOrderPath(number, locale);
  throw redirectToSignIn(url, path, own === "refused" ? clearedCookies() : []);
}

/** Looks up an order in the visitor's account; `null` without a session, or for an order that isn't placed. */
async function fetchOwnOrder(
  request: Request,
  number: string | null,
  locale: Locale,
): Promise<AccountResult<Order>["state"] | null> {
  const visitor = visitorOf(request, locale);
  return visitor.token === null || number === null ? null : (await fetchAccountOrder(visitor, number)).state;
}

/** Whether the CMS didn't answer whose order it is. */
function isUnanswered(state: AccountResult<Order>["state"]): boolean {
  return state === "unavailable" || state === "busy" || state === "tooMany";
}

/** Returns the 403 response to throw for an order of another account. */
function ofOtherAccount() {
  const failure: PageFailure = { message: "Of another account" };
  return data(failure, { status: 403, headers: privatePage });
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url").slice(0, 12);
}
