import { redirect, type MiddlewareFunction } from "react-router";
import { cleanPath, lowerCasePath } from "#app/domain/site-path.ts";

/**
 * Sends addresses with a trailing slash, empty segments or `/home` to their one true
 * form; the query stays. So are those that lead nowhere but have capitals: people
 * type `/Tickets`.
 */
export const cleanAddress: MiddlewareFunction<Response> = async ({ request }, next) => {
  const url = new URL(request.url);
  const path = cleanPath(url.pathname);
  if (path !== url.pathname) throw redirect(`${path}${url.search}`, 301);

  const answer = await next();
  const lower = lowerCasePath(path);
  if (answer.status !== 404 || lower === path || !["GET", "HEAD"].includes(request.method)) return answer;
  throw redirect(`${lower}${url.search}`, 301);
};
