import type { Seo } from "@circuit/contract/elements";
import type { Locale } from "@circuit/contract/locales";
import { createContext, data, redirect, type RouterContextProvider } from "react-router";
import { notFound } from "#app/cms/cms-loader.server.ts";
import { CmsContractError, CmsError } from "#app/cms/cms-error.server.ts";
import { inAppMode, isAppMode } from "#app/domain/app-mode.ts";
import { pageSearch } from "#app/domain/page-search.ts";
import { log } from "#app/log.server.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { formAnchor, type FormOutcome } from "../form-view-data.ts";
import { tokenCookie } from "./form-token.server.ts";
import { receiveForm } from "./receive-form.server.ts";

/** What became of the form that this request sent, for the page's loader; `null` when it sent none. */
export const formOutcomeContext = createContext<FormOutcome | null>(null);

/** Whether this request sent a form after far too many others: then nothing is drawn. */
export function isFarTooMany(context: Readonly<RouterContextProvider>): boolean {
  const outcome = context.get(formOutcomeContext);
  return outcome?.problem === "tooMany" && Object.keys(outcome.values).length === 0;
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
  try {
    const received = await receiveForm(request, { locale, isScripted: false });
    if (received.state === "unknown") throw notFound(url);
    if (received.state === "sent") {
      const { documentId } = received.form;
      const thanks = `${pathname}${pageSearch({ sent: documentId })}#${formAnchor(received.form)}`;
      return redirect(isAppMode(url.search) ? inAppMode(thanks) : thanks, 303);
    }
    context.set(formOutcomeContext, received.outcome);
    const headers = new Headers({ "cache-control": "no-store" });
    const { problem, token } = received.outcome;
    if (problem === "elsewhere") headers.set("set-cookie", tokenCookie(token));
    return data(null, { status: received.status, headers });
  } catch (error) {
    if (!(error instanceof CmsError) && !(error instanceof CmsContractError)) throw error;
    log.error("A form can't be checked", { path: pathname, reason: error.message });
    throw data({ message: "Service unavailable" }, { status: 503, headers: { "cache-control": "no-store" } });
  }
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
