import type { Seo } from "@circuit/contract/content/elements";
import type { Locale } from "@circuit/contract/locales";
import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { typedContext, unavailable } from "#app/cms/cms-loader.server.ts";
import { inAppMode, isAppMode } from "#app/domain/app-mode.ts";
import { pageSearch } from "#app/domain/page-search.ts";
import { log } from "#app/log.server.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { formAnchor, ownInputs, type FormOutcome } from "../form-view-data.ts";
import { tokenCookie } from "./form-token.server.ts";
import { receiveForm } from "./receive-form.server.ts";

/** Outcome of the form in this request, for the page's loader; `null` when it sent none. */
export const formOutcomeContext = createContext<FormOutcome | null>(null);

/** Whether this request sent a form after far too many others: then nothing is drawn. */
export function isFloodRejected(context: Readonly<RouterContextProvider>): boolean {
  const outcome = context.get(formOutcomeContext);
  return outcome !== null && isBare(outcome);
}

/** Whether an outcome says no more than that too many forms came. */
function isBare({ problem, values }: FormOutcome): boolean {
  return problem === "tooMany" && Object.keys(values).length === 0;
}

/** Outcomes that a form of the page tells. */
const shown = new WeakSet<FormOutcome>();

/** Notes that a form of the page tells what became of it. */
export function noteShown(outcome: FormOutcome): void {
  shown.add(outcome);
}

/**
 * Whether this request sent a form that the page hasn't, so that nothing on it would tell what became of it: then it isn't
 * drawn, as anybody can send any page such forms, and drawing one is work.
 */
export function isOfNoForm(context: Readonly<RouterContextProvider>): boolean {
  const outcome = context.get(formOutcomeContext);
  return outcome !== null && !shown.has(outcome);
}

interface ActionArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * Takes a form that was sent to the page it stands on, as browsers without
 * scripts do: on to the thank-you, or the page again with what is wrong.
 */
export async function formAction({ request, url, context }: ActionArgs) {
  const { pathname } = url;
  const locale = context.get(localeContext);
  const received = await receiveForm(request, { locale, isScripted: false });
  if (received.state === "sent") {
    const { documentId } = received.form;
    const thanks = `${pathname}${pageSearch({ sent: documentId })}#${formAnchor(received.form)}`;
    return redirect(isAppMode(url.search) ? inAppMode(thanks) : thanks, 303);
  }
  // What another site's page sent is shown in the form or not at all: nobody sends again what they can't see.
  if (received.outcome.problem !== "elsewhere") context.set(typedContext, inputsOf(received.outcome));
  if (received.state === "unavailable") {
    log.error("A form can't be checked", { path: pathname, reason: received.reason });
    throw unavailable(context);
  }
  context.set(formOutcomeContext, received.outcome);
  const headers = new Headers({ "cache-control": "no-store" });
  // Nothing is drawn, so nothing is loaded.
  if (isBare(received.outcome)) throw data(null, { status: 429, headers });
  const { problem, token } = received.outcome;
  if (problem === "elsewhere") headers.set("set-cookie", tokenCookie(token));
  return data(null, { status: received.state === "unknown" ? 409 : received.status, headers });
}

/** The inputs that send a form again as it was, but for its files; none where nothing was typed. */
function inputsOf({ form, values, token }: FormOutcome): [string, string][] {
  const typed = Object.entries(values).flatMap(([name, texts]) => texts.map((text): [string, string] => [name, text]));
  const own = [
    [ownInputs.form, form],
    [ownInputs.token, token],
  ] satisfies [string, string][];
  const isOwn = new Set<string>(Object.values(ownInputs));
  return typed.length === 0 ? [] : [...own, ...typed.filter(([name]) => !isOwn.has(name))];
}

/** The title of a page tells first that its form wasn't taken. */
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
