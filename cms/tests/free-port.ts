import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Has a server listen on a loopback port of the system's choice. @returns The port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port");
  return address.port;
}

/** Finds a loopback port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}
