import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pages } from "./pages.ts";

const size = 8 * 1024 * 1024;

/** Reads the begin of what is sent, and has seen enough. */
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
