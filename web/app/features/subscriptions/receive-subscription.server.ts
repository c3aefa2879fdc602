import type { Locale } from "@circuit/contract/locales";
import { createContext, data, redirect, type ActionFunctionArgs } from "react-router";
import { toOwnPath } from "#app/domain/site-path.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { verifiedEmailCookie, emailHashOfToken } from "#app/http/verified-email.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { redeemToken, startEmailVerification, startNewsletter } from "./request-subscription.server.ts";
import { signUp, typedEmailIn } from "./sign-up.server.ts";
import type { SubscriptionOutcome } from "./subscription-outcome.ts";
import { taskOf } from "./task-of.server.ts";

/** Whether the server refused this request's e-mail address, which the page's title then says first. */
export const refusedContext = createContext(false);

const statuses: Partial<Record<SubscriptionOutcome["state"], number>> = {
  elsewhere: 403,
  failed: 503,
  invalidEmail: 422,
  tooMany: 429,
};

/**
 * Handles submissions of these pages: the button of a mailed link, the sign-up forms, and one-click unsubscribe by mail
 * programs (RFC 8058).
 */
export async function receiveSubscription({ request, url, params, context }: ActionFunctionArgs) {
  const task = taskOf(url);
  const token = params.token ?? "";
  if (task === "addressLink") return takeAddress(token, returnIn(url));
  const { outcome, email } =
    task === "newsletter" || task === "address"
      ? await takeSignUp(request, context.get(localeContext), task, returnIn(url))
      : { outcome: await takeToken(request, task, token), email: "" };
  context.set(refusedContext, outcome.state === "invalidEmail");
  return data({ outcome, email }, { status: statuses[outcome.state] ?? 200, headers: privatePage });
}

/** Returns the path at which a mailed link continues; `null` for none. */
function returnIn(url: URL): string | null {
  // oxlint-disable-next-line house/no-loose-query -- one visitor's page, which is never stored
  return toOwnPath(url.searchParams.get("return"));
}

/** Sets the cookie that says whose inbox the visitor has access to, and redirects to `returnTo`. */
function takeAddress(token: string, returnTo: string | null) {
  if (emailHashOfToken(token) === null)
    return data({ outcome: { state: "unknown" as const }, email: "" }, { headers: privatePage });
  const headers = { ...privatePage, "set-cookie": verifiedEmailCookie(token) };
  if (returnTo !== null) return redirect(returnTo, { status: 303, headers });
  return data({ outcome: { state: "addressConfirmed" as const }, email: "" }, { headers });
}

/**
 * Confirms or cancels a subscription within a rate limit that protects the CMS from floods. Wrong tokens don't block a
 * sender: nobody guesses 256 bits, and mail providers open many links from one IP address.
 */
async function takeToken(
  request: Request,
  task: "confirm" | "unsubscribe",
  token: string,
): Promise<SubscriptionOutcome> {
  return (await isWithinLimit("mailLinks", clientIpKey(request))) ? redeemToken(task, token) : { state: "tooMany" };
}

/** Maximum size of these forms in bytes; each has one field. */
const maxBytes = 8192;

/** Handles a sign-up form. @returns The outcome, and the typed e-mail address to show again after a refusal. */
async function takeSignUp(
  request: Request,
  locale: Locale,
  task: "newsletter" | "address",
  returnTo: string | null,
): Promise<{ outcome: SubscriptionOutcome; email: string }> {
  // Another site's page could use its visitors' IP addresses to get around the rate limit. Browsers may omit
  // `Sec-Fetch-Site`, and a page on another subdomain counts as `same-site`, so check both.
  const isElsewhere = isCrossOrigin(request) || request.headers.get("sec-fetch-site") === "cross-site";
  if (isElsewhere) return { outcome: { state: "elsewhere" }, email: "" };
  const limit = task === "newsletter" ? "newsletters" : "addressMails";
  const isTooMany = !(await isWithinLimit(limit, clientIpKey(request)));
  const sent = await readTextForm(request, maxBytes);
  if (sent === null) return { outcome: { state: "invalidEmail" }, email: "" };
  const start = (typed: string) =>
    task === "newsletter" ? startNewsletter(typed, locale) : startEmailVerification(typed, locale, returnTo);
  return { outcome: isTooMany ? { state: "tooMany" } : await signUp(sent, start), email: typedEmailIn(sent) };
}
