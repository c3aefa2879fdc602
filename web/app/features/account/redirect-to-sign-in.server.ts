import { localeOfPath } from "@circuit/contract/urls/paths";
import { accountPaths } from "@circuit/contract/urls/own-paths";
import { redirect } from "react-router";
import { keepAppMode } from "#app/domain/app-mode.ts";
import { withAccountQuery } from "./account-query.ts";
import { privateHeaders } from "#app/http/private-page.server.ts";

/**
 * The way to sign in, and from there to a page. Throw what it returns.
 *
 * @param url - The requested page: its app mode is preserved.
 * @param back - Path of the page to come back to, in the language that is to be spoken.
 * @param cookies - To be set on the way.
 */
export function redirectToSignIn(url: URL, back: string, cookies: readonly string[] = []): Response {
  const signIn = withAccountQuery(accountPaths.signIn[localeOfPath(back)], { return: back });
  return redirect(keepAppMode(url.search, signIn), { status: 303, headers: privateHeaders(cookies) });
}
