import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenOnLoopback } from "../test/loopback-server.ts";
import { AcceptBacklog } from "./drain-accept-backlog.ts";

let server: Server;
let port: number;
let backlog: AcceptBacklog;
let accepted: number;
let clients: Socket[];

beforeEach(async () => {
  // Time stands still: how long connections are waited for is no matter of how busy the machine is.
  vi.spyOn(performance, "now").mockReturnValue(0);
  accepted = 0;
  clients = [];
  backlog = new AcceptBacklog();
  server = createServer();
  server.on("connection", () => (accepted += 1));
  backlog.watch(server);
  port = Number(new URL(await listenOnLoopback(server)).port);
});

afterEach(() => {
  for (const client of clients) client.destroy();
  server.close();
  vi.restoreAllMocks();
});

/** Connections that the server hasn't accepted yet. Another process makes them, while this one waits. */
function fillBacklog(count: number): void {
  const script = `
    let left = ${count};
    for (let i = left; i > 0; i--) require("node:net").connect(${port}, "127.0.0.1", () => --left || process.exit());
  `;
  execFileSync(process.execPath, ["--eval", script]);
}

/** Opens another connection, some time soon. */
function arrive(): void {
  clients.push(connect(port, "127.0.0.1").on("error", () => undefined));
}

/** Renders pages; each is begun with when so many connections were accepted. */
const render = (begun: number[]) =>
  backlog.drainBefore(() => Promise.resolve(new Response(String(begun.push(accepted)))));

test("a page is rendered once all connections in the backlog are accepted, so that none waits behind it", async () => {
  const begun: number[] = [];
  const handle = render(begun);
  fillBacklog(40);
  await handle(new Request("http://localhost/onbekend"));
  expect(begun).toEqual([40]);
});

test("a page isn't rendered whose client hangs up while the backlog is drained", async () => {
  const begun: number[] = [];
  const gone = new AbortController();
  const handle = render(begun);
  fillBacklog(40);
  const asked = handle(new Request("http://localhost/onbekend", { signal: gone.signal }));
  setImmediate(() => gone.abort(new Error("Gone")));
  await expect(asked).rejects.toThrow("Gone");
  expect(begun).toEqual([]);
});

test("connections without end don't keep a page from being rendered", async () => {
  const begun: number[] = [];
  // Ten milliseconds for each.
  vi.spyOn(performance, "now").mockImplementation(() => accepted * 10);
  server.on("connection", arrive);
  arrive();
  await render(begun)(new Request("http://localhost/onbekend"));
  server.off("connection", arrive);
  expect(begun[0]).toBeLessThan(20);
});
