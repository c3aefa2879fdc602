import type { Locale } from "@circuit/contract/locales";
import { createContext, data, redirect, type ActionFunctionArgs } from "react-router";
import { ownPath } from "#app/domain/site-path.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { verifiedEmailCookie, emailHashOfToken } from "#app/http/verified-email.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { sendToken, startAddress, startNewsletter } from "./ask-subscription.server.ts";
import { signUp, typedAddress } from "./sign-up.server.ts";
import type { SubscriptionOutcome } from "./subscription-outcome.ts";
import { taskOf } from "./task-of.server.ts";

/** Whether this request sent something that was refused: the title of the page says that first. */
export const refusedContext = createContext(false);

const statuses: Partial<Record<SubscriptionOutcome["state"], number>> = {
  elsewhere: 403,
  failed: 503,
  invalidEmail: 422,
  tooMany: 429,
};

/**
 * Takes a press of the button, the newsletter's form or that for a link by mail, or the one-click
 * unsubscribe of a mail program (RFC 8058).
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

/** Path at which a mailed link continues; `null` for none. */
function returnIn(url: URL): string | null {
  // oxlint-disable-next-line house/no-loose-query -- one visitor's page, which is never stored
  return ownPath(url.searchParams.get("return"));
}

/** Notes in the browser whose inbox its visitor has. */
function takeAddress(token: string, returnTo: string | null) {
  if (emailHashOfToken(token) === null)
    return data({ outcome: { state: "unknown" as const }, email: "" }, { headers: privatePage });
  const headers = { ...privatePage, "set-cookie": verifiedEmailCookie(token) };
  if (returnTo !== null) return redirect(returnTo, { status: 303, headers });
  return data({ outcome: { state: "addressConfirmed" as const }, email: "" }, { headers });
}

/**
 * A malformed token is refused without asking the content system. Nobody guesses a well-formed one, of 256
 * bits, so those that lead nowhere block nobody: mail providers send many from one address, some of them twice.
 * The limit keeps floods from the content system.
 */
async function takeToken(
  request: Request,
  task: "confirm" | "unsubscribe",
  token: string,
): Promise<SubscriptionOutcome> {
  return (await isWithinLimit("mailLinks", clientIpKey(request))) ? sendToken(task, token) : { state: "tooMany" };
}

/** Maximum size of these forms, in bytes: each has one field. */
const maxBytes = 8192;

/** @returns The outcome, and the e-mail address as it was typed, to show it again after a refusal. */
async function takeSignUp(
  request: Request,
  locale: Locale,
  task: "newsletter" | "address",
  returnTo: string | null,
): Promise<{ outcome: SubscriptionOutcome; email: string }> {
  // Sent by another site's page, which could use the IP addresses of its visitors to get around the rate limit.
  // Not every browser tells `Sec-Fetch-Site`, and a page on another name of our domain is `same-site`.
  const isElsewhere = isCrossOrigin(request) || request.headers.get("sec-fetch-site") === "cross-site";
  if (isElsewhere) return { outcome: { state: "elsewhere" }, email: "" };
  const limit = task === "newsletter" ? "newsletters" : "addressMails";
  const isTooMany = !(await isWithinLimit(limit, clientIpKey(request)));
  const sent = await readTextForm(request, maxBytes);
  if (sent === null) return { outcome: { state: "invalidEmail" }, email: "" };
  const start = (typed: string) =>
    task === "newsletter" ? startNewsletter(typed, locale) : startAddress(typed, locale, returnTo);
  return { outcome: isTooMany ? { state: "tooMany" } : await signUp(sent, start), email: typedAddress(sent) };
}
