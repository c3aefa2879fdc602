import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { siteOf } from "../test/loopback-server.ts";
import { waitingRoom, type WaitingRooms } from "./waiting-room.ts";

const compress = vi.hoisted(() => vi.fn());
vi.mock("./http/compression.ts", async (original) => {
  const real = await original<typeof import("./http/compression.ts")>();
  return { ...real, compress: compress.mockImplementation(real.compress) };
});

const type = "application/json; charset=utf-8";
const headers = { "cache-control": "public, max-age=31536000, immutable", "content-type": type };

/** A site with nothing but waiting rooms. */
function siteWith(answer: WaitingRooms["answer"]): Promise<string> {
  const rooms = { answer, scripts: [], style: "" };
  return siteOf(waitingRoom(() => rooms));
}

/** As it comes over the wire, not decompressed. */
async function fetched(address: string, asked: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: asked, agent: false }, resolve).on("error", reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test("S06 the list of a draw is compressed once for all who check it, and nobody asks for it twice", async () => {
  const ids = Array.from({ length: 2000 }, () => randomBytes(16).toString("base64url"));
  const body = { text: JSON.stringify({ ids }) };
  const address = `${await siteWith(async () => ({ status: 200, headers, body }))}/shop/waiting-room/tt/draw`;
  const all = await Promise.all(Array.from({ length: 20 }, () => fetched(address, { "accept-encoding": "br" })));
  const [first] = all;
  expect(brotliDecompressSync(first?.body ?? Buffer.of()).toString()).toBe(body.text);
  expect(first?.headers).toMatchObject({ ...headers, "content-encoding": "br", vary: "Accept-Encoding" });
  expect(first?.body.byteLength).toBeLessThan(body.text.length * 0.85);
  // Once with brotli and once with gzip.
  expect(compress).toHaveBeenCalledTimes(2);
  const again = await fetched(address, { "if-none-match": first?.headers.etag ?? "" });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  expect((await fetched(address)).body.toString()).toBe(body.text);
});

test("S06 a page of a visitor is sent as it is", async () => {
  const small = { status: 200, headers: { "content-type": "text/html" }, body: "<p>1</p>" };
  const answer = await fetched(await siteWith(async () => small));
  expect(answer.body.toString()).toBe("<p>1</p>");
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("S06 what can't be answered now says so, and for how long", async () => {
  const answer = await fetched(await siteWith(async () => Promise.reject(new Error("down"))));
  expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "10", "cache-control": "no-store" } });
});
