import { expect, test } from "vitest";
import { RenderQueue, type Urgency } from "./render-queue.ts";

function lineOf(...waiting: readonly [address: string, urgency: Urgency][]) {
  const line = new RenderQueue();
  const started: string[] = [];
  for (const [address, urgency] of waiting) {
    line.add(address, urgency, "10.0.0.1", { go: () => started.push(address), refuse: () => undefined });
  }
  return { line, started };
}

test("the most urgent goes first, then who came first", () => {
  const { line, started } = lineOf(["/a", "upkeep"], ["/b", "change"], ["/c", "change"], ["/d", "visitor"]);
  for (let turn = 0; turn < 3; turn += 1) line.startFirst(["change", "upkeep"]);
  expect(started).toEqual(["/b", "/c", "/a"]);
  expect(line.startFirst(["change", "upkeep"])).toBe(false);
  line.startFirst(["visitor"]);
  expect(started.at(-1)).toBe("/d");
});

test("a page that a visitor comes to wait for leaves the pages nobody waits for behind", () => {
  const { line, started } = lineOf(["/a", "upkeep"], ["/b", "upkeep"]);
  expect(line.hasten("/b", "visitor")).toBe(true);
  expect(line.hasten("/b", "change")).toBe(false);
  line.startFirst(["visitor"]);
  expect(started).toEqual(["/b"]);
  expect([line.has("/a"), line.has("/b")]).toEqual([true, false]);
});

test("who leaves gives the place back, and one who came later for the same page keeps theirs", () => {
  const line = new RenderQueue();
  const [first, second] = [() => undefined, () => undefined];
  line.add("/a", "unknown", "10.0.0.1", { go: first, refuse: first });
  expect(line.remove("/a", first)).toBe(true);
  line.add("/a", "unknown", "10.0.0.1", { go: second, refuse: second });
  expect(line.remove("/a", first)).toBe(false);
  expect(line.has("/a")).toBe(true);
});

test("a page that an editor changed doesn't fall back behind addresses that nobody knows", () => {
  const { line, started } = lineOf(["/x", "unknown"], ["/new", "change"]);
  expect(line.hasten("/new", "unknown")).toBe(false);
  line.startFirst(["change"]);
  expect(started).toEqual(["/new"]);
});
