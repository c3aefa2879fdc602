import { isAccountPath } from "@circuit/contract/urls/own-paths";
import { toOwnPath } from "#app/domain/site-path.ts";
import { env } from "#app/env.server.ts";

/**
 * Returns the page of this site that linked to a GET request, with its query; `null` for an account page, for another
 * site, and without a `Referer` header.
 */
export function sameOriginReferrer(request: Request): string | null {
  const from = request.headers.get("referer");
  if (request.method !== "GET" || from === null || !URL.canParse(from)) return null;
  const { origin, pathname, search } = new URL(from);
  const isOwn = origin === new URL(env.SITE_URL).origin && pathname !== "/" && !isAccountPath(pathname);
  return isOwn ? toOwnPath(pathname + search) : null;
}
