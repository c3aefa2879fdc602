import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { log } from "#app/log.server.ts";
import { securityHeaders, type Handler } from "./http-answer.ts";

/** Answers the health check, without asking anything else. */
const health: Handler = (request, response) => {
  if (request.url !== "/healthz") return false;
  response.writeHead(200, { "content-type": "text/plain", "cache-control": "no-store" }).end("ok");
  return true;
};

/**
 * The site's HTTP server.
 *
 * @param handlers - Asked in order; the first that answers wins.
 */
export function createSiteServer(handlers: readonly Handler[]): Server {
  return createServer((request, response) => {
    answer([health, ...handlers], request, response).catch((error: unknown) => fail(error, response));
  });
}

async function answer(handlers: readonly Handler[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const handler of handlers) {
    // oxlint-disable-next-line no-await-in-loop -- each is asked only when the one before declines
    if (await handler(request, response)) return;
  }
  response.writeHead(404, securityHeaders).end();
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

/** Stops taking requests, lets those under way finish, and resolves when all are done. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
  });
}
