import { isAccountPath } from "@circuit/contract/urls/own-paths";
import { ownPath } from "#app/domain/site-path.ts";
import { env } from "#app/env.server.ts";

/**
 * The page of this site whose link led to a GET, with its query, as the browser tells. `null` for a page of the account,
 * another site, and where the browser doesn't say: pages with secret addresses don't have themselves named.
 */
export function sameOriginReferrer(request: Request): string | null {
  const from = request.headers.get("referer");
  if (request.method !== "GET" || from === null || !URL.canParse(from)) return null;
  const { origin, pathname, search } = new URL(from);
  const isOwn = origin === new URL(env.SITE_URL).origin && pathname !== "/" && !isAccountPath(pathname);
  return isOwn ? ownPath(pathname + search) : null;
}
