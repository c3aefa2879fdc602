import { afterEach, expect, test, vi } from "vitest";
import { UnreachableError } from "#app/domain/unreachable-error.ts";
import { lazyWithRetry } from "./lazy-with-retry.ts";

/** Code that can't be fetched the first times. */
function failing(times: number) {
  let asked = 0;
  const load = vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError("Failed to fetch dynamically imported module");
    return "code";
  });
  return { load, code: lazyWithRetry(load) };
}

const network = new EventTarget();
vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
afterEach(() => vi.clearAllMocks());

test("what a visitor uses without a network does nothing, and works at the next try", async () => {
  const { code } = failing(1);
  expect(await code.tryLoad()).toBeNull();
  expect(await code.tryLoad()).toBe("code");
});

test("what has come is not fetched again, nor twice at a time", async () => {
  const { code, load } = failing(0);
  expect(await Promise.all([code.tryLoad(), code.tryLoad()])).toEqual(["code", "code"]);
  expect(await code.loadOrThrow()).toBe("code");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a page keeps its place for what can't be fetched, until the network is back", async () => {
  const { code, load } = failing(2);
  const waiting = code.loadWhenOnline();
  await vi.waitFor(() => {
    network.dispatchEvent(new Event("online"));
    expect(load).toHaveBeenCalledTimes(3);
  });
  expect(await waiting).toBe("code");
});

test("what a page can't be drawn without fails as something that can't be fetched", async () => {
  await expect(failing(1).code.loadOrThrow()).rejects.toThrow(UnreachableError);
});
