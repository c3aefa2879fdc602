import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";

/**
 * Starts an HTTP server on a free loopback port, for one test.
 *
 * @returns Its address, without a trailing slash. It stops when the test ends.
 */
export async function loopbackServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });

  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}`;
}
