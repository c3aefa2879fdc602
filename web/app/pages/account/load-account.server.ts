import { accountPaths } from "@circuit/contract/urls/own-paths";
import { createContext, data } from "react-router";
import { fetchAccountOverview } from "#app/cms/account.server.ts";
import { accountFormsOf, detailsFormOf, formData } from "#app/features/account/account-forms.server.ts";
import { ownerDigestOf } from "#app/features/account/account-owner.server.ts";
import { readAccountQuery } from "#app/features/account/account-query.ts";
import { accountView } from "#app/features/account/account-view.server.ts";
import { waitTill } from "#app/features/account/auth-view.server.ts";
import { privateHeaders } from "#app/http/private-page.server.ts";
import type { RerenderedAccount } from "#app/features/account/account-answer.server.ts";
import { redirectToSignIn } from "#app/features/account/redirect-to-sign-in.server.ts";
import { renewedCookies } from "#app/features/account/session-cookie.server.ts";
import { loadSession, visitorOf } from "#app/features/account/session.server.ts";
import { defaultCountry } from "#app/features/checkout/build-checkout-form.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { isOverloaded } from "#app/http/overloaded.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";

/** Result of the action, for the loader; `null` when nothing was sent. */
export const accountResultContext = createContext<RerenderedAccount | null>(null);

/** Loads a visitor's account. Redirects a visitor who isn't signed in to the sign-in page, which leads back. */
export async function loadAccount({ request, context, url }: LoaderArgs) {
  const locale = context.get(localeContext);
  const query = readAccountQuery(url);
  const received = context.get(accountResultContext);
  const info = { ...ownPageInfo(accountPaths.account), isQuiet: true };
  const path = accountPaths.account[locale];
  const problem =
    received === null || received.rerender.problem === null
      ? null
      : {
          part: received.part,
          kind: received.rerender.problem,
          waitTill: waitTill(received.rerender.waitSeconds, locale),
        };
  // Keep the session and the submitted values, to be sent again once the CMS answers or the visitor has signed in in
  // another tab.
  const isKept = received?.rerender.problem === "unavailable" || received?.rerender.problem === "signedOut";
  if (received !== null && (isKept || isOverloaded(request))) {
    const details = received.part === "details" ? formData(detailsFormOf(locale), received.rerender) : null;
    return data(
      { info, path, owner: received.owner ?? null, account: null, details, problem },
      { headers: privateHeaders() },
    );
  }

  const visitor = visitorOf(request, locale);
  const askedParts = visitor.token === null ? null : fetchAccountOverview(visitor, Number(query.page ?? 1));
  const session = await loadSession(visitor);
  if (session.state === "failed" && session.isUnavailable) {
    const headers = privateHeaders(session.cookies);
    headers.set("retry-after", "30");
    return data({ info, path, owner: null, account: null, details: null, problem: null }, { status: 503, headers });
  }
  if (session.state !== "signedIn" || askedParts === null) {
    throw redirectToSignIn(url, path, session.state === "failed" ? session.cookies : []);
  }

  const overview = await askedParts;
  const view = accountView(session.account, overview, { locale, query, received });
  const forms = accountFormsOf(session.account, overview, { locale, received, country: defaultCountry });
  return data(
    { info, path, owner: ownerDigestOf(session.account), account: { view, forms }, details: null, problem },
    { headers: privateHeaders(renewedCookies(request)) },
  );
}
