import { execFileSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Newcomers } from "./newcomers.ts";

let server: Server;
let newcomers: Newcomers;
let taken: number;
let clients: Socket[];

beforeEach(async () => {
  // Time stands still: how long newcomers are waited for is no matter of how busy the machine is.
  vi.spyOn(performance, "now").mockReturnValue(0);
  taken = 0;
  clients = [];
  newcomers = new Newcomers();
  server = createServer();
  server.on("connection", () => (taken += 1));
  newcomers.watch(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  for (const client of clients) client.destroy();
  server.close();
  vi.restoreAllMocks();
});

function port(): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

/** Connections that the server hasn't accepted yet. Another process makes them, while this one waits. */
function fillBacklog(count: number): void {
  const script = `
    let left = ${count};
    for (let i = left; i > 0; i--) require("node:net").connect(${port()}, "127.0.0.1", () => --left || process.exit());
  `;
  execFileSync(process.execPath, ["--eval", script]);
}

/** Opens another connection, some time soon. */
function arrive(): void {
  clients.push(connect(port(), "127.0.0.1").on("error", () => undefined));
}

const application = (begun: number[]) => ({
  buildId: "1",
  pageRoutes: [],
  styleSheet: null,
  isForEveryone: () => true,
  takesForms: () => false,
  handle: () => Promise.resolve(new Response(String(begun.push(taken)))),
  inlineScripts: [],
  forgetAnswers: () => undefined,
  readAhead: () => Promise.resolve(),
  findPublishedDocument: () => Promise.resolve(null),
  readAvailability: () => Promise.resolve({ at: "2027-01-01T00:00:00Z", admissions: {} }),
  readOnAir: () => Promise.resolve({ liveCount: 0, films: new Map() }),
  sendWaitingForms: () => Promise.resolve(),
  readMenusAsText: () => Promise.resolve(""),
  readRedirectTargets: () => Promise.resolve({}),
  waitingRooms: { answer: () => null, scripts: [], style: "" },
});

test("a page is begun with when all who stand at the door are in, so that none waits behind it", async () => {
  const begun: number[] = [];
  const { handle } = newcomers.before(application(begun));
  fillBacklog(40);
  await handle(new Request("http://localhost/onbekend"));
  expect(begun).toEqual([40]);
});

test("a page is not begun with whose asker hangs up while newcomers are taken in", async () => {
  const begun: number[] = [];
  const gone = new AbortController();
  const { handle } = newcomers.before(application(begun));
  fillBacklog(40);
  const asked = handle(new Request("http://localhost/onbekend", { signal: gone.signal }));
  setImmediate(() => gone.abort(new Error("Gone")));
  await expect(asked).rejects.toThrow("Gone");
  expect(begun).toEqual([]);
});

test("newcomers without end don't keep a page from being made", async () => {
  const begun: number[] = [];
  // Ten milliseconds for each.
  vi.spyOn(performance, "now").mockImplementation(() => taken * 10);
  server.on("connection", arrive);
  arrive();
  await newcomers.before(application(begun)).handle(new Request("http://localhost/onbekend"));
  server.off("connection", arrive);
  expect(begun[0]).toBeLessThan(20);
});
