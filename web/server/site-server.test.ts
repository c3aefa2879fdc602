import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "../test/loopback-server.ts";
import type { Handler } from "./http/http-answer.ts";
import { createSiteServer } from "./site-server.ts";

async function listen(handler: Handler) {
  const server = createSiteServer([handler]);
  const { hostname, port } = new URL(await listenOnLoopback(server));
  onTestFinished(() => void server.close());
  return connect(Number(port), hostname);
}

test("the health check takes no form: the rest of its body would come in as fast as it is sent", async () => {
  const socket = await listen(() => false);
  socket.write("POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nConnection: close\r\n\r\nx");
  expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 404 /u);
});

test("a request that names two hosts is refused, also when both are the same", async () => {
  let made = 0;
  const handler: Handler = (_, response) => {
    made += 1;
    response.end("page");
    return true;
  };
  const statuses: (string | undefined)[] = [];
  for (const hosts of ["Host: x\r\nHost: y", "Host: x\r\nhost: x", "Host: x\r\nVia: Host"]) {
    const socket = await listen(handler);
    socket.write(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    statuses.push(/^HTTP\/1\.1 (\d+)/u.exec(Buffer.concat(await socket.toArray()).toString())?.[1]);
  }
  expect(statuses).toEqual(["400", "400", "200"]);
  expect(made).toBe(1);
});
