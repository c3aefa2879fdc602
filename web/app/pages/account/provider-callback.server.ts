import { accountPaths, providerPath } from "@circuit/contract/urls/own-paths";
import { createContext, data, redirect } from "react-router";
import { notFound } from "#app/cms/cms-loader.server.ts";
import { signInProviders } from "#app/cms/provider-sign-in.server.ts";
import { accountFormOf, formData } from "#app/features/account/account-forms.server.ts";
import { withAccountQuery } from "#app/features/account/account-query.ts";
import { waitTill } from "#app/features/account/auth-view.server.ts";
import { privateHeaders, seeOther } from "#app/http/private-page.server.ts";
import { providerNamed } from "#app/features/account/providers/oauth-state-cookie.server.ts";
import { readOAuthCallback } from "#app/features/account/providers/provider-query.ts";
import {
  receiveLink,
  type ReceivedLink,
  handleOAuthCallback,
  waitingLink,
} from "#app/features/account/providers/receive-provider.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";

/** Result of the action, for the loader. */
const receivedContext = createContext<Extract<ReceivedLink, { state: "rerender" }> | null>(null);

/**
 * Loads the OAuth callback page. Uses the code in its URL at once and redirects to a URL without it: the page that the
 * visitor came from, the sign-in page with the problem, or this page, which asks for the password of the account with
 * the same e-mail address.
 */
export async function loadProviderCallback({ request, params, context, url }: LoaderArgs<"provider">) {
  const locale = context.get(localeContext);
  const provider = nameIn(params.provider, url);
  const back = readOAuthCallback(url);
  if (back !== null) {
    const { path, cookies } = await handleOAuthCallback(request, { provider, locale, back });
    throw redirect(path, { status: 303, headers: privateHeaders(cookies) });
  }
  const oauthState = waitingLink(request, provider);
  if (oauthState === null) throw seeOther(url, accountPaths.signIn[locale]);

  const rerender = context.get(receivedContext)?.rerender ?? null;
  const signInProvider = (await signInProviders()).find(({ name }) => name === provider);
  const path = (page: "signIn" | "forgotPassword") =>
    withAccountQuery(accountPaths[page][locale], { return: oauthState.back });
  const paths = { nl: providerPath(provider, "nl"), en: providerPath(provider, "en") };
  return data(
    {
      info: { ...ownPageInfo(paths), isQuiet: true },
      view: {
        title: signInProvider?.title ?? provider,
        action: paths[locale],
        paths: { signIn: path("signIn"), forgotPassword: path("forgotPassword") },
      },
      problem: rerender?.problem ?? null,
      waitTill: waitTill(rerender?.waitSeconds ?? null, locale),
      form: formData(accountFormOf("link-provider", locale), rerender),
    },
    { headers: privateHeaders() },
  );
}

/** Handles the form with the existing account's password, and redirects to the page that the visitor came from. */
export async function submitProviderLink({ request, params, context, url }: LoaderArgs<"provider">) {
  const locale = context.get(localeContext);
  const received = await receiveLink(request, nameIn(params.provider, url), locale);
  if (received.state === "redirect") {
    const { path, cookies } = received.redirection;
    return redirect(path, { status: 303, headers: privateHeaders(cookies) });
  }
  context.set(receivedContext, received);
  const { status, waitSeconds } = received.rerender;
  const headers = privateHeaders(received.cookies);
  if (waitSeconds !== null) headers.set("retry-after", String(waitSeconds));
  return data(null, { status, headers });
}

function nameIn(text: string, url: URL): string {
  const name = providerNamed(text);
  if (name === null) throw notFound(url);
  return name;
}
