import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pages } from "./pages.ts";

const size = 8 * 1024 * 1024;

/** Reads the beginning of the body, and refuses the rest. */
async function refuse({ body }: Request): Promise<Response> {
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  return new Response("Too much", { status: 413 });
}

const handler = pages(refuse, { siteUrl: "http://localhost" });
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  server = createServer((incoming, response) => void handler(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return address.port;
}

test("F16 a visitor whose form is refused half-way sends the rest of it, and gets the answer", async () => {
  const headers = { "content-length": size };
  const upload = request({ port: portOf(server.address()), host: "127.0.0.1", method: "POST", headers });
  const isGone = once(upload, "close");
  const isAnswered = once(upload, "response");
  upload.end(Buffer.alloc(size));

  const [answer] = await isAnswered;
  answer.resume();
  await isGone;
  expect(answer.statusCode).toBe(413);
  expect(upload.socket?.bytesWritten).toBeGreaterThan(size);
}, 5000);

/** Serves with another handler than the one above. @returns Its port. */
async function serve(handle: (request: Request) => Promise<Response>, trustedProxies = 0): Promise<number> {
  const answer = pages(handle, { siteUrl: "http://localhost", trustedProxies });
  server.removeAllListeners("request");
  server.on("request", (incoming, response) => void answer(incoming, response));
  return portOf(server.address());
}

/** Sends a form whose body is still to come. */
function begin(port: number, headers: Record<string, string | number>) {
  const sending = request({ port, host: "127.0.0.1", method: "POST", headers: { "content-length": 1000, ...headers } });
  sending.on("error", () => undefined);
  sending.flushHeaders();
  return sending;
}

test("F11 one address that holds hundreds of connections open keeps nobody else from sending", async () => {
  let underWay = 0;
  const port = await serve(async (received) => {
    underWay += 1;
    await received.text();
    return new Response("Thanks");
  }, 1);
  const held = Array.from({ length: 200 }, () => begin(port, { "x-forwarded-for": "10.0.0.1" }));
  const refused = held.map((sending) => once(sending, "response"));
  // Eight are under way and 32 wait; all others are told to come back.
  const statuses = await Promise.all((await firstOf(refused, 160)).map(([answer]) => answer.resume().statusCode));
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(underWay).toBe(8);

  const sending = begin(port, { "x-forwarded-for": "10.0.0.2" });
  sending.end("x".repeat(1000));
  const [answer] = await once(sending, "response");
  expect(answer.resume().statusCode).toBe(200);
  for (const each of held) each.destroy();
  await Promise.allSettled(refused);
});

/** The first results of many, as they come. */
function firstOf<Result>(promises: readonly Promise<Result>[], count: number): Promise<Result[]> {
  return new Promise((resolve) => {
    const results: Result[] = [];
    for (const promise of promises) {
      promise.then(
        (result) => (results.push(result) === count ? resolve(results) : undefined),
        () => undefined,
      );
    }
  });
}

test("F11 a form without files that takes more than half a minute to come in is cut off", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const isReading = Promise.withResolvers<undefined>();
    const port = await serve(async (received) => {
      isReading.resolve(undefined);
      await received.text();
      return new Response("Thanks");
    });
    const sending = begin(port, {});
    const isClosed = new Promise((resolve) => sending.once("close", resolve));
    await isReading.promise;
    vi.advanceTimersByTime(31_000);
    await isClosed;
    expect(sending.destroyed).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("what can only be read says so in a word to who sends something", async () => {
  const port = await serve(() =>
    Promise.resolve(Response.json({ message: "Unexpected Server Error" }, { status: 405 })),
  );
  const answer = await fetch(`http://127.0.0.1:${port}/robots.txt`, { method: "POST", body: "x" });
  expect([answer.status, answer.headers.get("allow"), await answer.text()]).toEqual([405, "GET, HEAD", "405"]);
});
