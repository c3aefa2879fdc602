import type { Seo } from "@circuit/contract/content/elements";
import type { Locale } from "@circuit/contract/locales";
import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { typedContext, unavailable } from "#app/cms/cms-loader.server.ts";
import { addAppMode, isAppMode } from "#app/domain/app-mode.ts";
import { queryString } from "#app/domain/query-string.ts";
import { log } from "#app/log.server.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { formAnchor, formInputNames, type FormOutcome } from "../form-view-data.ts";
import { tokenCookie } from "./form-token.server.ts";
import { receiveForm } from "./receive-form.server.ts";

/** Outcome of the form that this request submitted, for the page's loader; `null` without a form. */
export const formOutcomeContext = createContext<FormOutcome | null>(null);

/** Whether this request submitted a form far above the rate limit, so that the server renders no page. */
export function isFloodRejected(context: Readonly<RouterContextProvider>): boolean {
  const outcome = context.get(formOutcomeContext);
  return outcome !== null && isBare(outcome);
}

/** Whether an outcome has no content except that the rate limit was exceeded. */
function isBare({ problem, values }: FormOutcome): boolean {
  return problem === "tooMany" && Object.keys(values).length === 0;
}

/** Outcomes that a form on the page shows. */
const shown = new WeakSet<FormOutcome>();

/** Records that a page shows the outcome of a form. */
export function markOutcomeShown(outcome: FormOutcome): void {
  shown.add(outcome);
}

/**
 * Whether the page lacks the form that this request submitted. The server then renders no page, as anybody can post
 * such forms to any page and rendering is costly.
 */
export function isFormMissing(context: Readonly<RouterContextProvider>): boolean {
  const outcome = context.get(formOutcomeContext);
  return outcome !== null && !shown.has(outcome);
}

interface ActionArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * Handles a form posted to its page, as browsers without scripts do: redirects to the thank-you, or sets the outcome
 * for showing the form again.
 */
export async function formAction({ request, url, context }: ActionArgs) {
  const { pathname } = url;
  const locale = context.get(localeContext);
  const received = await receiveForm(request, { locale, isScripted: false });
  if (received.state === "sent") {
    const { documentId } = received.form;
    const thanks = `${pathname}${queryString({ sent: documentId })}#${formAnchor(received.form)}`;
    return redirect(isAppMode(url.search) ? addAppMode(thanks) : thanks, 303);
  }
  // Input from another site's page goes into the visible form only: visitors mustn't resend what they can't see.
  if (received.outcome.problem !== "elsewhere") context.set(typedContext, inputsOf(received.outcome));
  if (received.state === "unavailable") {
    log.error("A form can't be checked", { path: pathname, reason: received.reason });
    throw unavailable(context);
  }
  context.set(formOutcomeContext, received.outcome);
  const headers = new Headers({ "cache-control": "no-store" });
  // Throws, so that no loader runs: no page is rendered.
  if (isBare(received.outcome)) throw data(null, { status: 429, headers });
  const { problem, token } = received.outcome;
  if (problem === "elsewhere") headers.set("set-cookie", tokenCookie(token));
  return data(null, { status: received.state === "unknown" ? 409 : received.status, headers });
}

/** Returns the inputs that submit a form again, without its files; empty when the visitor typed nothing. */
function inputsOf({ form, values, token }: FormOutcome): [string, string][] {
  const typed = Object.entries(values).flatMap(([name, texts]) => texts.map((text): [string, string] => [name, text]));
  const own = [
    [formInputNames.form, form],
    [formInputNames.token, token],
  ] satisfies [string, string][];
  const isOwn = new Set<string>(Object.values(formInputNames));
  return typed.length === 0 ? [] : [...own, ...typed.filter(([name]) => !isOwn.has(name))];
}

/** Returns a page's SEO texts with the title saying that the form wasn't accepted. */
export function seoWithOutcome(
  seo: Seo | null,
  title: string,
  outcome: FormOutcome | null,
  locale: Locale,
): Seo | null {
  if (outcome === null) return seo;
  const name = `${formMessages[locale].errorPrefix} ${seo?.title ?? title}`;
  return { title: name, description: seo?.description ?? null, noIndex: seo?.noIndex ?? false };
}
