import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { healthPath } from "@circuit/contract/urls/own-paths";
import { log } from "#app/log.server.ts";
import { isRead, securityHeaders, type Handler } from "./http/http-answer.ts";
import { canonicalUrl } from "./http/canonical-url.ts";

/** Answers the health check, without asking anything else. */
const health: Handler = (request, response) => {
  if (request.url !== healthPath || !isRead(request)) return false;
  response.writeHead(200, { ...securityHeaders, "content-type": "text/plain", "cache-control": "no-store" }).end("ok");
  return true;
};

/**
 * How long a connection stays open between two requests, in milliseconds: longer than
 * the minute of a proxy in front, or that may send a form over one that we just closed.
 */
const keepAliveMs = 75_000;

/** A proxy in front limits what one client may do; these are for all connections of a process, in number and milliseconds. */
const limits = {
  connections: 4000,
  /** The head of a request may take so long; the whole of it Node's five minutes. */
  headersMs: 15_000,
  /** Nothing may move for so long while a request or answer is under way. */
  stalledMs: 120_000,
};

/**
 * The site's HTTP server.
 *
 * @param handlers - Asked in order, after the address has been checked (`canonicalUrl`); the first that answers wins.
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
 * Asks the handlers in order. An answer that is ready at once, such as
 * a stored page, never waits for a promise.
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

/** How long requests under way may take to finish, in milliseconds; after ten seconds the process is ended. */
const drainMs = 8000;

/** Stops taking requests, lets those under way finish, and resolves when all are done. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
  });
}
