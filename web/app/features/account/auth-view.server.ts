import type { SignInProvider } from "@circuit/contract/accounts/provider-sign-in";
import type { Locale } from "@circuit/contract/locales";
import { accountPaths } from "@circuit/contract/urls/own-paths";
import { formatTime } from "#app/i18n/format.ts";
import { type AccountQuery, doneThings, withAccountQuery } from "./account-query.ts";
import { formNameOf, type AuthPageName } from "./auth-pages.ts";
import { oauthStartPath, type ShownProblem } from "./providers/provider-query.ts";
import type { AuthFormResult } from "./handle-auth-form.server.ts";

/** View data of a sign-in page. */
export type AuthViewData = ReturnType<typeof authView>["view"];

interface Options {
  locale: Locale;
  query: AccountQuery;
  received: AuthFormResult | null;
  /** Why signing in by a provider failed; `null` when it didn't. */
  problem: ShownProblem | null;
  providers: readonly SignInProvider[];
}

/** View data of a sign-in page. `formName` is `null` on a page without a form; `code` is submitted with the form. */
export function authView(page: AuthPageName, { locale, query, received, problem, providers }: Options) {
  const rerender = received?.state === "rerender" ? received : null;
  const code = rerender === null ? codeOf(page, query) : rerender.code;
  const formName = rerender?.formName ?? formNameOf(page, code);
  const mailedTo = received?.state === "mailed" ? received.email : null;
  // A visitor whose confirmation mail doesn't arrive can have it sent again here.
  const isResent = mailedTo !== null && (page === "register" || page === "confirmEmail");
  const shownForm = isResent ? "resend-confirmation" : mailedTo === null ? formName : null;
  const isMissing = code === null && page === "resetPassword";
  const path = (each: AuthPageName) => withAccountQuery(accountPaths[each][locale], { return: query.return });
  // The page's own form; a form for a mailed link; a link that doesn't work; or nothing more to send.
  const step: "form" | "confirm" | "noCode" | "mailed" =
    mailedTo !== null ? "mailed" : isMissing ? "noCode" : formName === "confirm-email" ? "confirm" : "form";
  return {
    view: {
      page,
      action: path(isResent ? "confirmEmail" : page),
      problem: rerender === null ? problem : rerender.rerender.problem,
      waitTill: waitTill(rerender?.rerender.waitSeconds ?? null, locale),
      step,
      mailedTo,
      done: doneThings.find((thing) => thing === query.done && received === null) ?? null,
      providers: providers.map(({ name, title }) => ({
        name,
        title,
        path: oauthStartPath(name, { locale, return: query.return }),
      })),
      paths: {
        signIn: path("signIn"),
        register: path("register"),
        forgotPassword: path("forgotPassword"),
        resetPassword: path("resetPassword"),
        confirmEmail: path("confirmEmail"),
      },
    },
    formName: isMissing ? null : shownForm,
    code,
  };
}

/** Reads the code of a mailed link. In Strapi's own confirmation mails the parameter is `confirmation`. */
function codeOf(page: AuthPageName, { code, confirmation }: AccountQuery): string | null {
  if (page !== "resetPassword" && page !== "confirmEmail") return null;
  return code ?? (page === "confirmEmail" ? confirmation : null);
}

/** The time at the circuit after this many seconds, rounded up to the minute; `null` for `null`. */
export function waitTill(seconds: number | null, locale: Locale): string | null {
  if (seconds === null) return null;
  const minute = 60_000;
  return formatTime(new Date(Math.ceil((Date.now() + seconds * 1000) / minute) * minute).toISOString(), locale);
}
