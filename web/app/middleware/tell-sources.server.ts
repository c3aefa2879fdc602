import type { MiddlewareFunction } from "react-router";
import { collectSources } from "#app/cms/made-from.server.ts";

/**
 * Tells the page store, in headers that never leave the server, what an answer
 * was made from: `x-made-from` (tags, by spaces), `x-fresh-until` (milliseconds
 * since 1970; absent while time changes nothing), and `x-incomplete`.
 */
export const tellSources: MiddlewareFunction<Response> = async (_, next) => {
  const { answer, sources } = await collectSources(next);
  answer.headers.set("x-made-from", [...sources.tags].join(" "));
  if (Number.isFinite(sources.freshUntil)) answer.headers.set("x-fresh-until", String(sources.freshUntil));
  if (sources.isIncomplete) answer.headers.set("x-incomplete", "1");
  return answer;
};
