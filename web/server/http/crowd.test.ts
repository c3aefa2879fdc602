import { once } from "node:events";
import { createServer, request } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { boundCrowd } from "./crowd.ts";

const clients: Socket[] = [];
const server = createServer((_, response) => response.end("Home"));
boundCrowd(server, 20);

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});

test("an address that holds connections open with half a request shuts out itself, and no other", async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const { port } = address;

  const visitor = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.9" });
  clients.push(visitor);
  await once(visitor, "connect");
  for (let held = 0; held < 60; held += 1) {
    const client = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.5" }).on("error", () => undefined);
    clients.push(client);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await once(client, "connect");
    client.write("GET / HTTP/1.1\r\nHost: x\r\n");
  }
  await expect.poll(() => clients.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(40);
  expect(visitor.closed).toBe(false);

  const asking = request({ port, host: "127.0.0.1", localAddress: "127.0.0.8" });
  asking.end();
  const [answer] = await once(asking, "response");
  expect(answer.resume().statusCode).toBe(200);
});
