import type { IncomingMessage, ServerResponse } from "node:http";
import { buildMetaPath, buildsFolder, latestBuildPath } from "@circuit/contract/urls/own-paths";
import { compress, encodingFor, type Encoding } from "./http/compression.ts";
import { isUnchanged } from "./http/conditional-request.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "./http/http-answer.ts";
import { digestOf } from "./page-store/storage/page-entry.ts";

const type = "application/json; charset=utf-8";

interface BuildState {
  /** Paths of the pages that are stored. */
  prerendered: readonly string[];
  /** Targets of redirects, by the path that is redirected. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * Tells browsers which build this is: `builds/latest.json` for their hourly
 * check, `builds/meta/{id}.json` with the paths of stored pages and redirects.
 * For any other build the answer is a 404.
 *
 * @param id - Version of the router's build, which every page carries.
 */
export function builds(id: string, readState: () => Promise<BuildState>): Handler {
  const timestamp = Date.now();
  const readMeta = cachedFor(metaMs, async () => {
    const { prerendered, redirects } = await readState();
    return toAnswer({ id, timestamp, prerendered, redirects, flags: { prefetch: true } });
  });

  return async (request, response) => {
    const path = pathOf(request);
    if (!isRead(request) || !path.startsWith(buildsFolder)) return false;
    if (path === latestBuildPath) return send(request, response, toAnswer({ id, timestamp }), "no-store");
    if (path !== buildMetaPath(id)) return refuse(response);
    return send(request, response, await readMeta(), "no-cache");
  };
}

/**
 * How long the list of stored pages is cached, in milliseconds: every
 * visitor asks for it, and it grows with the site.
 */
const metaMs = 2000;

interface Answer {
  etag: string;
  body: Buffer;
  /** Compressed bodies, each made at the first request that accepts its encoding. */
  compressed: Map<Encoding, Promise<Buffer>>;
}

function toAnswer(content: object): Answer {
  const body = Buffer.from(JSON.stringify(content));
  return { etag: `"${digestOf(body)}"`, body, compressed: new Map() };
}

/** Caches the result of a function for some milliseconds; all calls meanwhile share it. */
function cachedFor<Value>(milliseconds: number, make: () => Promise<Value>): () => Promise<Value> {
  let cached: { till: number; value: Promise<Value> } | null = null;
  return () => {
    if (cached === null || cached.till <= Date.now()) cached = { till: Date.now() + milliseconds, value: make() };
    return cached.value;
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, body, compressed }: Answer,
  cacheControl: string,
): Promise<true> {
  const headers = { ...securityHeaders, "cache-control": cacheControl, vary: "Accept-Encoding", etag };
  if (isUnchanged(request, etag)) {
    response.writeHead(304, headers).end();
    return true;
  }

  const encoding = encodingFor(request, type, body.byteLength);
  if (encoding !== null && !compressed.has(encoding)) compressed.set(encoding, compress(body, encoding, 5));
  const sent = encoding === null ? body : ((await compressed.get(encoding)) ?? body);
  response.writeHead(200, {
    ...headers,
    "content-type": type,
    "content-length": sent.byteLength,
    ...(encoding === null ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : sent);
  return true;
}

function refuse(response: ServerResponse): true {
  response.writeHead(404, { ...securityHeaders, "cache-control": "no-store" }).end();
  return true;
}
