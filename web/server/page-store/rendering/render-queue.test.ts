import { expect, test } from "vitest";
import { RenderQueue, type Urgency } from "./render-queue.ts";

function queueOf(...waiting: readonly [address: string, urgency: Urgency][]) {
  const queue = new RenderQueue();
  const started: string[] = [];
  for (const [address, urgency] of waiting) {
    queue.add(address, urgency, () => started.push(address));
  }
  return { queue, started };
}

test("the most urgent goes first, then who came first", () => {
  const { queue, started } = queueOf(["/a", "upkeep"], ["/b", "change"], ["/c", "change"], ["/d", "visitor"]);
  for (let turn = 0; turn < 3; turn += 1) queue.startFirst(["change", "upkeep"]);
  expect(started).toEqual(["/b", "/c", "/a"]);
  expect(queue.startFirst(["change", "upkeep"])).toBe(false);
  queue.startFirst(["visitor"]);
  expect(started.at(-1)).toBe("/d");
});

test("a page that a visitor comes to wait for leaves the pages nobody waits for behind", () => {
  const { queue, started } = queueOf(["/a", "upkeep"], ["/b", "upkeep"]);
  expect(queue.hasten("/b", "visitor")).toBe(true);
  expect(queue.hasten("/b", "change")).toBe(false);
  queue.startFirst(["visitor"]);
  expect(started).toEqual(["/b"]);
  expect([queue.holds(["upkeep"]), queue.startFirst(["visitor"])]).toEqual([true, false]);
});

test("who leaves gives the place back, and one who came later for the same page keeps theirs", () => {
  const queue = new RenderQueue();
  const [first, second] = [() => undefined, () => undefined];
  queue.add("/a", "unknown", first);
  expect(queue.remove("/a", first)).toBe(true);
  queue.add("/a", "unknown", second);
  expect(queue.remove("/a", first)).toBe(false);
  expect(queue.holds(["unknown"])).toBe(true);
});

test("a page that an editor changed doesn't fall back behind addresses that nobody knows", () => {
  const { queue, started } = queueOf(["/x", "unknown"], ["/new", "change"]);
  expect(queue.hasten("/new", "unknown")).toBe(false);
  queue.startFirst(["change"]);
  expect(started).toEqual(["/new"]);
});
