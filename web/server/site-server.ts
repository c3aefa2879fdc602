import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { healthPath } from "@circuit/contract/urls/own-paths";
import { log } from "#app/log.server.ts";
import { isRead, securityHeaders, type Handler } from "./http/http-answer.ts";
import { canonicalUrl } from "./http/canonical-url.ts";

/** Answers the health check. */
const health: Handler = (request, response) => {
  if (request.url !== healthPath || !isRead(request)) return false;
  response.writeHead(200, { ...securityHeaders, "content-type": "text/plain", "cache-control": "no-store" }).end("ok");
  return true;
};

/**
 * How long an idle connection stays open, in milliseconds: longer than a proxy's usual minute, as a proxy might else
 * send a form over a connection that this server just closed.
 */
const keepAliveMs = 75_000;

/** Limits for all connections of a process; a proxy in front limits single clients. */
const limits = {
  connections: 4000,
  /** Timeout for a request's headers. */
  headersMs: 15_000,
  /** Timeout for a connection without any activity during a request. */
  stalledMs: 120_000,
};

/**
 * Creates the site's HTTP server.
 *
 * @param handlers - Called in order after `canonicalUrl`, until one answers.
 */
export function createSiteServer(handlers: readonly Handler[]): Server {
  const all = [canonicalUrl, health, ...handlers];
  const options = { keepAliveTimeout: keepAliveMs, headersTimeout: limits.headersMs };
  const server = createServer(options, (request, response) => answer(all, 0, request, response));
  server.maxConnections = limits.connections;
  server.setTimeout(limits.stalledMs);
  return server;
}

/**
 * Calls the handlers in order. Stays synchronous for synchronous handlers, such as that of stored pages.
 */
function answer(handlers: readonly Handler[], from: number, request: IncomingMessage, response: ServerResponse): void {
  try {
    for (let index = from; index < handlers.length; index += 1) {
      const answered = handlers[index]?.(request, response) ?? false;
      if (answered === true) return;
      if (answered === false) continue;

      answered.then(
        (isAnswered) => (isAnswered ? undefined : answer(handlers, index + 1, request, response)),
        (error: unknown) => fail(error, response),
      );
      return;
    }
    response.writeHead(404, securityHeaders).end();
  } catch (error) {
    fail(error, response);
  }
}

function fail(error: unknown, response: ServerResponse): void {
  if (response.destroyed) return;
  log.error("Request failed", { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { ...securityHeaders, "cache-control": "no-store", "content-type": "text/plain" });
  response.end("500");
}

/** How long requests may take to finish on shutdown, in milliseconds; the primary process kills after ten seconds. */
const drainMs = 8000;

/** Stops accepting requests, and resolves when the current ones have finished. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
  });
}
