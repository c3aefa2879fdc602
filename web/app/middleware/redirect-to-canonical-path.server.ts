import { redirect, type MiddlewareFunction } from "react-router";
import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { isOrderPath, isSubscriptionPath } from "@circuit/contract/urls/own-paths";
import { lowerCasePath } from "#app/domain/site-path.ts";

/**
 * Redirects a path to its canonical form, for navigations within the site: `web/server` has redirected full page loads.
 * A path with capitals that isn't found is redirected to lower case: people type `/Tickets`.
 */
export const redirectToCanonicalPath: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const path = canonicalPath(url.pathname) ?? url.pathname;
  if (path !== url.pathname) throw redirect(`${path}${url.search}`, 301);

  const answer = await next();
  const lower = lowerCasePath(path);
  if (answer.status !== 404 || lower === path || !["GET", "HEAD"].includes(request.method)) return answer;
  // Upper and lower case differ in the tokens of these paths.
  if (isOrderPath(lower) || isSubscriptionPath(lower)) return answer;
  throw redirect(`${lower}${url.search}`, 301);
};
