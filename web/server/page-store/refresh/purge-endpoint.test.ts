import { request as ask, type RequestOptions } from "node:http";
import { once } from "node:events";
import { sign } from "@circuit/contract/site-link/signature";
import { expect, test, vi } from "vitest";
import { siteOf } from "../../../test/loopback-server.ts";
import { purgeEndpoint } from "./purge-endpoint.ts";

vi.mock("#app/log.server.ts", () => ({ log: { info: vi.fn() } }));

const secret = "only-while-testing-1";
const change = { cursor: 1, type: "pages", documentId: "a", locale: null, slugs: [], moments: [] };
const purge = JSON.stringify({ changes: [change] });
const now = () => Math.floor(Date.now() / 1000);
const wellFormed = (at: number) => `t=${at},n=${"a".repeat(22)},v3=${"0".repeat(64)}`;

async function serve(key: string | null = secret) {
  const taken: string[] = [];
  return { address: await siteOf(purgeEndpoint(key, (_, id) => void taken.push(id))), taken };
}

/** Sends the head of a purge, and what is given of its body. */
function begin(address: string, headers: RequestOptions["headers"], body = "") {
  const sending = ask(`${address}/_purge`, { method: "POST", headers });
  sending.on("error", () => undefined);
  sending.flushHeaders();
  if (body !== "") sending.write(body);
  return sending;
}

test.each([
  ["without a signature", 401, () => ({})],
  ["with one that can't be read", 400, () => ({ "x-signature": "x" })],
  ["with one of long ago", 401, () => ({ "x-signature": wellFormed(now() - 400) })],
  ["that is larger than any", 413, () => ({ "x-signature": wellFormed(now()), "content-length": 2_000_000 })],
])("a purge %s is refused before its body is in", async (_, status, headers) => {
  const { address } = await serve();
  const sending = begin(address, { "content-length": 500_000, ...headers() });
  const [answer] = await once(sending, "response");
  expect(answer.statusCode).toBe(status);
  sending.destroy();
});

test("without a secret every purge is refused before its body is in", async () => {
  const { address } = await serve(null);
  const sending = begin(address, { "content-length": 500_000, "x-signature": wellFormed(now()) });
  const [answer] = await once(sending, "response");
  expect(answer.statusCode).toBe(401);
  sending.destroy();
});

test("a purge with a wrong signature is refused once it is in", async () => {
  const { address, taken } = await serve();
  const headers = { "x-signature": wellFormed(now()) };
  expect((await fetch(`${address}/_purge`, { method: "POST", headers, body: purge })).status).toBe(401);
  expect(taken).toEqual([]);
});

test("a purge that breaks off is neither answered nor an error", async () => {
  const { address, taken } = await serve();
  const sending = begin(address, { "content-length": 500_000, "x-signature": wellFormed(now()) }, "x".repeat(1000));
  await expect.poll(() => sending.socket?.bytesWritten ?? 0).toBeGreaterThan(1000);
  sending.destroy();
  const right = { "x-signature": sign(secret, "purge", purge, now()) };
  const answer = await fetch(`${address}/_purge`, { method: "POST", headers: right, body: purge });
  expect([answer.status, taken.length]).toEqual([202, 1]);
});
