import { afterEach, expect, test, vi } from "vitest";
import { fetchOwnJson } from "./builds.ts";

/** Has the browser answered these statuses one after another, and then 200. */
function answering(...statuses: number[]) {
  const asked = vi.fn(() => {
    const status = statuses[asked.mock.calls.length - 1] ?? 200;
    return Promise.resolve(Response.json({ status }, { status }));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test.each([408, 409, 425, 429, 500, 502, 503, 504])("E05 the browser asks once more after a %i", async (status) => {
  const asked = answering(status);
  expect(await fetchOwnJson("/builds/latest.json")).toEqual({ status: 200 });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("E05 the browser doesn't ask a third time, nor after another status, nor for what is only fetched ahead", async () => {
  const busy = answering(503, 503);
  expect(await fetchOwnJson("/builds/latest.json")).toBeNull();
  expect(busy).toHaveBeenCalledTimes(2);
  const absent = answering(404);
  expect(await fetchOwnJson("/builds/latest.json")).toBeNull();
  expect(absent).toHaveBeenCalledTimes(1);
  const ahead = answering(503);
  expect(await fetchOwnJson("/_payload.json", {}, false)).toBeNull();
  expect(ahead).toHaveBeenCalledTimes(1);
});
