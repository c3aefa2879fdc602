import { expect, test } from "vitest";
import { BusyError, ConcurrencyLimit } from "./concurrency-limit.ts";

function heldWork() {
  const open: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void open.push(resolve));
  return { open, work };
}

test("only so much is done at a time, some wait in order, and the rest is refused", async () => {
  const limit = new ConcurrencyLimit({ atOnce: 2, waiting: 3 });
  const { open, work } = heldWork();
  const { signal } = new AbortController();
  const asked = Array.from({ length: 100 }, () => limit.run(work, signal));
  const refused = await Promise.allSettled(asked.slice(5));
  expect(refused.every((each) => each.status === "rejected" && each.reason instanceof BusyError)).toBe(true);
  expect(open).toHaveLength(2);
  for (let done = 0; done < 5; done += 1) {
    open[done]?.();
    await asked[done];
  }
  expect(open).toHaveLength(5);
});

test("who leaves the queue makes room for another, and never begins", async () => {
  const limit = new ConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const { open, work } = heldWork();
  const [stays, leaves] = [new AbortController(), new AbortController()];
  const first = limit.run(work, stays.signal);
  const second = limit.run(work, leaves.signal);
  leaves.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  const third = limit.run(work, stays.signal);
  open[0]?.();
  await first;
  await expect.poll(() => open).toHaveLength(2);
  open[1]?.();
  await third;
});
