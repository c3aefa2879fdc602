import { localeOfPath } from "@circuit/contract/urls/paths";
import { accountPaths } from "@circuit/contract/urls/own-paths";
import { withAccountQuery } from "./account-query.ts";
import { privateHeaders, seeOther } from "#app/http/private-page.server.ts";

/**
 * Returns a redirect to throw, which leads to the sign-in page and from there to another page.
 *
 * @param url - The requested page: its app mode is preserved.
 * @param back - Path of the page to return to; the sign-in page has its language.
 * @param cookies - To be set with the redirect.
 */
export function redirectToSignIn(url: URL, back: string, cookies: readonly string[] = []): Response {
  const signIn = withAccountQuery(accountPaths.signIn[localeOfPath(back)], { return: back });
  return seeOther(url, signIn, privateHeaders(cookies));
}
