import { expect, test, vi } from "vitest";
import { Breaker, BreakerOpenError } from "./breaker.ts";

const down = () => Promise.reject(new TypeError("fetch failed"));
const always = () => true;

/** Lets calls fail one after the other. */
async function fail(breaker: Breaker, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await expect(breaker.run(down, always)).rejects.toThrow(/failed|left alone/u);
}

test("after five failures in a row nobody waits for the content system any more", async () => {
  const breaker = new Breaker(() => 0);
  await fail(breaker, 5);
  const call = vi.fn(down);
  await expect(breaker.run(call, always)).rejects.toThrow(BreakerOpenError);
  expect(call).not.toHaveBeenCalled();
});

test("a failure between successes changes nothing", async () => {
  const breaker = new Breaker(() => 0);
  await fail(breaker, 4);
  await breaker.run(async () => "up", always);
  await fail(breaker, 4);
  await expect(breaker.run(async () => "up", always)).resolves.toBe("up");
});

test("a call that a visitor gave up neither opens the way nor closes it", async () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  await fail(breaker, 4);
  await expect(breaker.run(down, () => null)).rejects.toThrow("fetch failed");
  await fail(breaker, 1);
  const call = vi.fn(down);
  await expect(breaker.run(call, always)).rejects.toThrow(BreakerOpenError);
  now = 60_000;
  await expect(breaker.run(down, () => null)).rejects.toThrow("fetch failed");
  await fail(breaker, 1);
  await expect(breaker.run(call, always)).rejects.toThrow(BreakerOpenError);
  expect(call).not.toHaveBeenCalled();
});

test("after the rest one call tries, and its success opens the way", async () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  await fail(breaker, 5);
  now = 1001;
  const { promise, resolve } = Promise.withResolvers<string>();
  const trying = breaker.run(() => promise, always);
  await expect(breaker.run(async () => "too early", always)).rejects.toThrow(BreakerOpenError);
  resolve("up");
  await expect(trying).resolves.toBe("up");
  await expect(breaker.run(async () => "all", always)).resolves.toBe("all");
});

test("rests grow to ten seconds, and begin small again", async () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  await fail(breaker, 5);
  const rests: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const from = now;
    while ((await breaker.run(down, always).catch((error: unknown) => error)) instanceof BreakerOpenError) now += 100;
    rests.push(now - from);
  }
  expect(rests).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
  now += 10_000;
  await breaker.run(async () => "up", always);
  await fail(breaker, 5);
  now += 1000;
  await expect(breaker.run(async () => "up", always)).resolves.toBe("up");
});
