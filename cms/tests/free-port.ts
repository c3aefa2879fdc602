import { once } from "node:events";
import { createServer } from "node:net";

/** Finds a loopback port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no port");
  return address.port;
}
