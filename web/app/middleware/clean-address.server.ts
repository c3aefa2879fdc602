import { redirect, type MiddlewareFunction } from "react-router";
import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { isOrderPath, isSubscriptionPath } from "@circuit/contract/urls/own-paths";
import { lowerCasePath } from "#app/domain/site-path.ts";

/**
 * Redirects addresses to their one form; the query stays. A full load was redirected before it came to
 * the application, so that is for clicks. An address with capitals that leads nowhere is redirected to
 * small letters: people type `/Tickets`.
 */
export const cleanAddress: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const path = canonicalPath(url.pathname) ?? url.pathname;
  if (path !== url.pathname) throw redirect(`${path}${url.search}`, 301);

  const answer = await next();
  const lower = lowerCasePath(path);
  if (answer.status !== 404 || lower === path || !["GET", "HEAD"].includes(request.method)) return answer;
  // Capitals are part of the secret in these addresses: in small letters it would be another one, for good.
  if (isOrderPath(lower) || isSubscriptionPath(lower)) return answer;
  throw redirect(`${lower}${url.search}`, 301);
};
