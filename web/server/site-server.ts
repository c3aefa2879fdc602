import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { healthPath } from "@circuit/contract/own-paths";
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

/** What one connection, and all of them together, may ask of a process. A proxy in front limits what one client may. */
const limits = {
  /** Most requests that wait on one connection for the answers before theirs; browsers send none ahead. */
  pipelined: 3,
  connections: 4000,
  /** How long the head of a request may take, in milliseconds. */
  headersMs: 15_000,
  /** How long a whole request may take, in milliseconds: 15 MB over a slow line. */
  requestMs: 300_000,
  /** How long nothing may move on a connection while a request or answer is under way, in milliseconds. */
  stalledMs: 120_000,
  /** Pause between two looks at connections that take too long, in milliseconds. */
  checkMs: 5000,
};

/**
 * The site's HTTP server.
 *
 * @param handlers - Asked in order, after the address has been checked (`canonicalUrl`); the first that answers wins.
 */
export function createSiteServer(handlers: readonly Handler[]): Server {
  const all = [canonicalUrl, health, ...handlers];
  const options = {
    keepAliveTimeout: keepAliveMs,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
  };
  const server = createServer(options, (request, response) =>
    inTurn(request, response, () => answer(all, 0, request, response)),
  );
  server.maxConnections = limits.connections;
  server.setTimeout(limits.stalledMs);
  return server;
}

/** Requests that wait for the one before them, by connection. */
const pipelined = new WeakMap<Socket, number>();

/**
 * Answers the requests of one connection one after the other: no answer is made before
 * the one ahead of it is sent. A client that sends too many ahead is cut off.
 */
function inTurn(request: IncomingMessage, response: ServerResponse, work: () => void): void {
  // Node gives a response its connection when those before it are sent.
  if (response.socket !== null) return work();
  const { socket } = request;
  const waiting = pipelined.get(socket) ?? 0;
  if (waiting >= limits.pipelined) {
    socket.destroy();
    return;
  }
  pipelined.set(socket, waiting + 1);
  response.once("socket", () => {
    pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1);
    // Not before the response is ready to be written.
    queueMicrotask(work);
  });
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
