import { redirect } from "react-router";
import { notFound } from "#app/cms/cms-loader.server.ts";
import { isAppMode } from "#app/domain/app-mode.ts";
import { privateHeaders } from "#app/http/private-page.server.ts";
import { providerNamed } from "#app/features/account/providers/oauth-state-cookie.server.ts";
import { readOAuthStart } from "#app/features/account/providers/provider-query.ts";
import { startOAuth } from "#app/features/account/providers/receive-provider.server.ts";
import type { Route } from "./+types/provider-sign-in";

/** Redirects to the sign-in page of a provider. */
export async function loader({ request, params, url }: Route.LoaderArgs) {
  const provider = providerNamed(params.provider);
  if (provider === null) throw notFound(url);
  const { locale, return: back } = readOAuthStart(url);
  const options = { provider, locale, back, isApp: isAppMode(url.search) };
  const { path, cookies } = await startOAuth(request, options);
  return redirect(path, { status: 303, headers: privateHeaders(cookies) });
}
