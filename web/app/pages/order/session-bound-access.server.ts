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
  renewedCookie,
  publicSessionIdOf,
  sessionTokenOf,
} from "#app/features/account/session-cookie.server.ts";
import { visitorOf } from "#app/features/account/session.server.ts";
import { isInAccount, type OrderPageKey } from "#app/features/checkout/order/order-view-data.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { secureCookie } from "#app/http/secure-cookie.server.ts";
import { redirectToSignIn } from "#app/features/account/redirect-to-sign-in.server.ts";

/**
 * Cookie with what this browser opened of an account's orders by their own addresses, and in which session: `hash.mark` each.
 * Paying leads there, and the browser's history keeps it: whoever comes after the session must not be led there by Back.
 */
const sessionOrders = "session-orders";

/** Most orders that are remembered; the oldest are forgotten first. */
const most = 20;

const pattern = new RegExp(`(?:^|;\\s*)${sessionOrders}=((?:[\\w-]{12}\\.\\w{1,20}~?){1,${most}})(?:;|$)`, "u");

/** Public id of the session in which each order was opened, by hash of its token. */
function openedIn(request: Request): Map<string, string> {
  const entries = pattern.exec(request.headers.get("cookie") ?? "")?.[1]?.split("~") ?? [];
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      const [hash, mark] = entry.split(".");
      return hash === undefined || mark === undefined ? [] : [[hash, mark]];
    }),
  );
}

/** The mark of the session of who asks; `null` without one. */
function markOf(request: Request): string | null {
  return sessionTokenOf(request) === null ? null : publicSessionIdOf(request);
}

/** How an order of a visitor's account was opened by its own address. */
interface Opened {
  /** Whether that is in their session, so that the page ends with it. */
  isOfSession: boolean;
  /** Notes it in the browser; `null` when it is noted. */
  cookie: string | null;
}

/**
 * Of an order that isn't of the visitor's account nothing is noted: its link stays the only way to it. At its address in the
 * account an order is of the session anyway.
 */
export async function openedInSession(
  request: Request,
  { token, number }: Pick<Order, "token" | "number">,
  { locale, key = { token } }: { locale: Locale; key?: OrderPageKey },
): Promise<Opened> {
  if (isInAccount(key)) return { isOfSession: true, cookie: null };
  const mark = markOf(request);
  const opened = openedIn(request);
  const hash = hashOf(token);
  if (mark !== null && opened.get(hash) === mark) return { isOfSession: true, cookie: null };
  const own = mark === null ? null : await fetchOwnOrder(request, number, locale);
  // The owner is unknown then: the page counts as the visitor's own, and its link keeps working.
  if (own !== null && isUnanswered(own)) return { isOfSession: true, cookie: null };
  if (mark === null || own !== "done") return { isOfSession: false, cookie: null };
  opened.delete(hash);
  opened.set(hash, mark);
  const value = [...opened].slice(-most).map((entry) => entry.join("."));
  const cookie = `${sessionOrders}=${value.join("~")}; Path=/; Max-Age=${longestSession}; HttpOnly; SameSite=Lax${secureCookie()}`;
  return { isOfSession: true, cookie };
}

/** Headers of a page of an order. */
export function orderHeaders(request: Request, { cookie, isOfSession }: Opened): Headers {
  const all = new Headers(privatePage);
  const token = isOfSession ? sessionTokenOf(request) : null;
  for (const each of [cookie, token === null ? null : renewedCookie(token)])
    if (each !== null) all.append("set-cookie", each);
  return all;
}

/** Whether this browser opened an order during a session, so that the session has to be checked. */
export function isNoted(request: Request, token: string): boolean {
  return openedIn(request).has(hashOf(token));
}

/**
 * Lets nobody but its account open an order that was opened in a session of this browser: that may be over, or have been
 * ended elsewhere. Whoever has its link opens it once the account is gone or blocked, as nobody could sign in for it.
 *
 * @throws The way to sign in, and to the order in the account; the error screen for who is signed in with another.
 */
export async function closeAfterSession(
  request: Request,
  { token, number }: Pick<Order, "token" | "number">,
  { locale, url }: { locale: Locale; url: URL },
): Promise<void> {
  const mark = openedIn(request).get(hashOf(token));
  if (mark === undefined) return;
  const own = await fetchOwnOrder(request, number, locale);
  if (own === "done" || (own !== null && isUnanswered(own) && mark === markOf(request))) return;
  if (!(await hasAccount(token))) return;
  if (own === "missing") throw ofOtherAccount();
  const path = number === null ? accountPaths.account[locale] : accountOrderPath(number, locale);
  throw redirectToSignIn(url, path, own === "refused" ? clearedCookies() : []);
}

/** The account's answer to a request for an order; `null` without a session, and before the order is placed. */
async function fetchOwnOrder(
  request: Request,
  number: string | null,
  locale: Locale,
): Promise<AccountResult<Order>["state"] | null> {
  const visitor = visitorOf(request, locale);
  return visitor.token === null || number === null ? null : (await fetchAccountOrder(visitor, number)).state;
}

/** Whether the content system didn't say whose an order is. */
function isUnanswered(state: AccountResult<Order>["state"]): boolean {
  return state === "unavailable" || state === "busy" || state === "tooMany";
}

/** The error of an order of another account than who is signed in has: 403. */
function ofOtherAccount() {
  const failure: PageFailure = { message: "Of another account" };
  return data(failure, { status: 403, headers: privatePage });
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url").slice(0, 12);
}
