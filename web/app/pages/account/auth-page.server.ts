import type { Locale } from "@circuit/contract/locales";
import { accountPaths, isAccountPath } from "@circuit/contract/urls/own-paths";
import { createContext, data } from "react-router";
import { orIfBroken } from "#app/cms/cms-error.server.ts";
import { listPosters } from "#app/cms/collections.server.ts";
import { signInProviders } from "#app/cms/provider-sign-in.server.ts";
import { toOwnPath } from "#app/domain/site-path.ts";
import { env } from "#app/env.server.ts";
import { accountFormOf, formData } from "#app/features/account/account-forms.server.ts";
import { readAccountQuery, withAccountQuery } from "#app/features/account/account-query.ts";
import { accountInputs } from "#app/features/account/auth-view-data.ts";
import { authView } from "#app/features/account/auth-view.server.ts";
import { authPageAt } from "#app/features/account/auth-pages.ts";
import { privateHeaders, seeOther } from "#app/http/private-page.server.ts";
import { readProviderProblem } from "#app/features/account/providers/provider-query.ts";
import { handleAuthForm, type AuthFormResult } from "#app/features/account/handle-auth-form.server.ts";
import { sessionTokenOf } from "#app/features/account/session-cookie.server.ts";
import { tokenInput, judgeOwnForm } from "#app/features/forms/receive/judge-own-form.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { log } from "#app/log.server.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";

/** Result of the action, for the loader. */
const receivedContext = createContext<AuthFormResult | null>(null);

/** Loads a page to sign in or register, or one that an account mail links to. A GET only shows the form. */
export async function loadAuthPage({ request, context, url }: LoaderArgs) {
  const locale = context.get(localeContext);
  const authPage = authPageAt(url.pathname, locale);
  const accountQuery = readAccountQuery(url);
  const query = { ...accountQuery, return: accountQuery.return ?? sameOriginReferrer(request) };
  const received = context.get(receivedContext);
  const isForNobody = authPage === "signIn" || authPage === "register";
  const providerProblem = readProviderProblem(url);
  if (
    isForNobody &&
    received === null &&
    query.done === null &&
    providerProblem === null &&
    sessionTokenOf(request) !== null
  ) {
    throw seeOther(url, query.return ?? accountPaths.account[locale]);
  }

  const [poster, providers] = await Promise.all([
    posterOf(locale, request.signal),
    isForNobody ? signInProviders() : [],
  ]);
  const problem = authPage === "signIn" ? providerProblem : null;
  const { view, formName, code } = authView(authPage, { locale, query, received, problem, providers });
  const rerender = received?.state === "rerender" ? received.rerender : null;
  const known = view.mailedTo === null ? {} : { email: [view.mailedTo] };
  const form = formName === null ? null : formData(accountFormOf(formName, locale), rerender, known);
  const hidden = { ...tokenInput(), ...(code === null ? {} : { [accountInputs.code]: code }) };
  return data(
    { info: { ...ownPageInfo(accountPaths[authPage]), isQuiet: true }, view, form, hidden, poster },
    { headers: privateHeaders() },
  );
}

/** Handles a form of a sign-in page, and redirects a signed-in visitor to the page that they came from. */
export async function submitAuthPage({ request, context, url }: LoaderArgs) {
  const locale = context.get(localeContext);
  const { return: returnTo } = readAccountQuery(url);
  const authPage = authPageAt(url.pathname, locale);
  const received = await handleAuthForm(request, authPage, { locale, returnTo, judge: judgeOwnForm });
  const headers = privateHeaders(received.cookies);
  if (received.state === "in") {
    const account = withAccountQuery(accountPaths.account[locale], {
      done: received.isReset ? "password" : null,
    });
    // After a password reset, lead to the account page, which lists the ways to sign in. Check a path that came back
    // from the registration, as `readAccountQuery` checks the other one.
    const path = received.isReset ? account : (returnTo ?? toOwnPath(received.returnTo) ?? account);
    return seeOther(url, path, headers);
  }
  context.set(receivedContext, received);
  const { status, waitSeconds } =
    received.state === "rerender" ? received.rerender : { status: 200, waitSeconds: null };
  if (waitSeconds !== null) headers.set("retry-after", String(waitSeconds));
  return data(null, { status, headers });
}

/**
 * Returns the page of this site that linked to a GET request, with its query; `null` for an account page, for another
 * site, and without a `Referer` header.
 */
function sameOriginReferrer(request: Request): string | null {
  const from = request.headers.get("referer");
  if (request.method !== "GET" || from === null || !URL.canParse(from)) return null;
  const { origin, pathname, search } = new URL(from);
  const isOwn = origin === new URL(env.SITE_URL).origin && pathname !== "/" && !isAccountPath(pathname);
  return isOwn ? toOwnPath(pathname + search) : null;
}

/** Width of the picture, in pixels: half a wide screen. */
const widest = 1024;

/** Year of the poster beside the sign-in forms; without such a poster the newest is used. */
const bestYear = 1985;

/** Returns the race poster beside a sign-in form; `null` when there is none, or it can't be read. */
async function posterOf(locale: Locale, signal: AbortSignal) {
  const listed = await orIfBroken(listPosters({ locale, signal }), ({ message }) => {
    log.info("The poster beside a form is missing", { reason: message });
    return [];
  });
  const posters = listed.filter(({ image }) => image !== null);
  const image = (posters.find(({ year }) => year === bestYear) ?? posters.at(-1))?.image ?? null;
  if (image === null) return null;
  const size = image.variants.find(({ width }) => width >= widest) ?? image.variants.at(-1);
  return { url: size?.url ?? image.url, width: image.width, height: image.height };
}
