import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import type { Handler } from "../server/http/http-answer.ts";

/**
 * Starts an HTTP server on a free loopback port, for one test.
 *
 * @returns Its address, without a trailing slash. It stops when the test ends.
 */
export async function loopbackServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  const address = await listenOnLoopback(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return address;
}

/** Has a server listen on a free loopback port. @returns Its address, without a trailing slash. */
export async function listenOnLoopback(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Starts a site with nothing but this handler, for one test. @param otherwise - The status of what it leaves to others. */
export function siteOf(handle: Handler, otherwise = 404): Promise<string> {
  return loopbackServer(async (request, response) => {
    if (!(await handle(request, response))) response.writeHead(otherwise).end();
  });
}
