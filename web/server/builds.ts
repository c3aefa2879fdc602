import type { ServerResponse } from "node:http";
import { isRead, pathOf, securityHeaders, type Handler } from "./http-answer.ts";

interface BuildState {
  /** Paths of the pages that are stored. */
  prerendered: readonly string[];
  /** Paths that lead elsewhere, with their target. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * Tells browsers which build this is: `builds/latest.json` for their hourly
 * check, `builds/meta/{id}.json` with what is prepared for its pages. A build
 * that isn't this one is unknown: 404.
 *
 * @param id - Version of the router's build, which every page carries.
 */
export function builds(id: string, readState: () => Promise<BuildState>): Handler {
  const timestamp = Date.now();

  return async (request, response) => {
    const path = pathOf(request);
    if (!isRead(request) || !path.startsWith("/builds/")) return false;
    if (path === "/builds/latest.json") return send(response, { id, timestamp }, "no-store");
    if (path !== `/builds/meta/${id}.json`) return send(response, null, "no-store");

    const { prerendered, redirects } = await readState();
    return send(response, { id, timestamp, prerendered, redirects, flags: { prefetch: true } }, "no-cache");
  };
}

function send(response: ServerResponse, answer: object | null, cacheControl: string): true {
  response.writeHead(answer === null ? 404 : 200, {
    ...securityHeaders,
    "content-type": "application/json; charset=utf-8",
    "cache-control": cacheControl,
  });
  response.end(answer === null ? undefined : JSON.stringify(answer));
  return true;
}
