import type { MiddlewareFunction } from "react-router";
import { withDeadline } from "#app/cms/deadline.server.ts";
import { withCacheContext } from "#app/cms/cache-context.server.ts";
import { env } from "#app/env.server.ts";

/** Deadline for all CMS calls of a page together, in milliseconds. */
const pageMs = Math.max(8000, env.CMS_TIMEOUT_MS);

/** Whether a path is a file, such as a sitemap or calendar: it may need many calls, and no visitor waits for it. */
const isFile = (pathname: string) => /\.(?!data$)[a-z]+$/u.test(pathname);

/**
 * Passes the page cache, in headers that never leave the server, what it needs to know of an answer: `x-cache-tags`
 * (separated by spaces), `x-fresh-until` (milliseconds since 1970; absent without a limit) and `x-incomplete`.
 */
export const sendCacheTags: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const hasDeadline = ["GET", "HEAD"].includes(request.method) && !isFile(url.pathname);
  const { answer, sources } = await withCacheContext(() => (hasDeadline ? withDeadline(pageMs, next) : next()));
  answer.headers.set("x-cache-tags", [...sources.tags].join(" "));
  if (Number.isFinite(sources.freshUntil)) answer.headers.set("x-fresh-until", String(sources.freshUntil));
  if (sources.isIncomplete) answer.headers.set("x-incomplete", "1");
  return answer;
};
