import type { MiddlewareFunction } from "react-router";
import { withDeadline } from "#app/cms/deadline.server.ts";
import { withCacheContext } from "#app/cms/cache-context.server.ts";
import { env } from "#app/env.server.ts";

/** Deadline for all calls that a page needs together, in milliseconds: a visitor waits no longer. */
const pageMs = Math.max(8000, env.CMS_TIMEOUT_MS);

/** Sitemaps and calendars of thousands ask for one part after the other, and no visitor waits for them. */
const isFile = (pathname: string) => /\.(?!data$)[a-z]+$/u.test(pathname);

/**
 * Tells the page store, in headers that never leave the server, what an answer was
 * made from: `x-cache-tags` (cache tags with spaces between them), `x-fresh-until`
 * (milliseconds since 1970; absent when time changes nothing), and `x-incomplete`.
 */
export const sendCacheTags: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const hasDeadline = ["GET", "HEAD"].includes(request.method) && !isFile(url.pathname);
  const { answer, sources } = await withCacheContext(() => (hasDeadline ? withDeadline(pageMs, next) : next()));
  answer.headers.set("x-cache-tags", [...sources.tags].join(" "));
  if (Number.isFinite(sources.freshUntil)) answer.headers.set("x-fresh-until", String(sources.freshUntil));
  if (sources.isIncomplete) answer.headers.set("x-incomplete", "1");
  return answer;
};
