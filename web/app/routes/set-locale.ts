import { isLocale } from "@circuit/contract/locales";
import { redirect } from "react-router";
import { invalidPath } from "#app/cms/cms-loader.server.ts";
import { ownPath } from "#app/domain/site-path.ts";
import { env } from "#app/env.server.ts";
import { homePath } from "#app/i18n/paths.ts";
import { localeCookie } from "#app/i18n/preferred-locale.ts";
import type { Route } from "./+types/set-locale";

/** The language switch without JavaScript: keeps the choice for 365 days and goes on to the twin page. */
export function loader({ params, request }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw invalidPath(request);

  const to = ownPath(new URL(request.url).searchParams.get("to")) ?? homePath(params.locale);
  const secure = env.SITE_URL.startsWith("https:") ? "; Secure" : "";
  const cookie = `${localeCookie.name}=${params.locale}; Path=/; Max-Age=${localeCookie.maxAge}; SameSite=Lax${secure}`;
  return redirect(to, { headers: { "set-cookie": cookie, "cache-control": "no-store" } });
}
