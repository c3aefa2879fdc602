import { expect, test } from "vitest";
import { loopbackServer } from "../../test/loopback-server.ts";
import { fetchJson, HttpError } from "./fetch-json.server.ts";

/** A server that answers these statuses one after another, then 200, and counts its calls. */
async function answering(...statuses: number[]) {
  const calls: string[] = [];
  const url = await loopbackServer((request, response) => {
    const status = statuses[calls.length] ?? 200;
    calls.push(request.method ?? "");
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ status }));
  });
  return { url, calls };
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])("E05 a GET answered %i is tried once more", async (status) => {
  const { url, calls } = await answering(status);
  expect(await fetchJson(url, { timeoutMs: 1000 })).toEqual({ status: 200 });
  expect(calls).toHaveLength(2);
});

test("E05 a GET is not tried a third time", async () => {
  const { url, calls } = await answering(503, 503);
  await expect(fetchJson(url, { timeoutMs: 1000 })).rejects.toMatchObject({ status: 503, body: { status: 503 } });
  expect(calls).toHaveLength(2);
});

test.each([400, 401, 404, 422, 501, 599])("E05 %i is raised at once", async (status) => {
  const { url, calls } = await answering(status);
  await expect(fetchJson(url, { timeoutMs: 1000 })).rejects.toBeInstanceOf(HttpError);
  expect(calls).toHaveLength(1);
});

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)("E05 a failing %s is never tried again", async (method) => {
  const { url, calls } = await answering(503);
  await expect(fetchJson(url, { method, timeoutMs: 1000 })).rejects.toBeInstanceOf(HttpError);
  expect(calls).toEqual([method]);
});

test("E05 an answer that takes too long is an error", async () => {
  const url = await loopbackServer(() => undefined);
  await expect(fetchJson(url, { timeoutMs: 100 })).rejects.toThrow(/timeout/iu);
});
