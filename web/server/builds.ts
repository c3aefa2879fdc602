import { buildMetaPath, buildsFolder, latestBuildPath } from "@circuit/contract/urls/own-paths";
import { cachedFor } from "./cached-for.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "./http/http-answer.ts";
import { prepareBody, sendPrepared } from "./http/prepared-body.ts";

const type = "application/json; charset=utf-8";

interface BuildState {
  /** Paths of stored pages. */
  prerendered: readonly string[];
  /** Targets of redirects, by the path that is redirected. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * Answers data about this build: `builds/latest.json` for the hourly check of browsers, and `builds/meta/{id}.json`
 * with the paths of stored pages and redirects, or 404 for the id of another build.
 *
 * @param id - Version of React Router's build, which every page contains.
 */
export function builds(id: string, readState: () => Promise<BuildState>): Handler {
  const timestamp = Date.now();
  const latest = prepareBody(JSON.stringify({ id, timestamp }), type);
  const readMeta = cachedFor(metaMs, async () => {
    const { prerendered, redirects } = await readState();
    return prepareBody(JSON.stringify({ id, timestamp, prerendered, redirects, flags: { prefetch: true } }), type);
  });

  return async (request, response) => {
    const path = pathOf(request);
    if (!isRead(request) || !path.startsWith(buildsFolder)) return false;
    const noStore = { ...securityHeaders, "cache-control": "no-store" };
    if (path === latestBuildPath) sendPrepared(request, response, await latest, noStore);
    else if (path !== buildMetaPath(id)) response.writeHead(404, noStore).end();
    else sendPrepared(request, response, await readMeta(), { ...securityHeaders, "cache-control": "no-cache" });
    return true;
  };
}

/** How long the list of stored pages is cached, in milliseconds: every visitor requests it, and it may be large. */
const metaMs = 2000;
