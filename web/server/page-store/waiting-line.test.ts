import { expect, test } from "vitest";
import { WaitingLine, type Urgency } from "./waiting-line.ts";

function lineOf(...waiting: readonly [address: string, urgency: Urgency][]) {
  const line = new WaitingLine();
  const started: string[] = [];
  for (const [address, urgency] of waiting) line.add(address, urgency, () => started.push(address));
  return { line, started };
}

test("the most urgent goes first, then who came first", () => {
  const { line, started } = lineOf(["/a", "upkeep"], ["/b", "change"], ["/c", "change"], ["/d", "visitor"]);
  for (let turn = 0; turn < 3; turn += 1) line.takeFirst(["change", "upkeep"])?.(false);
  expect(started).toEqual(["/b", "/c", "/a"]);
  expect(line.takeFirst(["change", "upkeep"])).toBeNull();
  line.takeFirst(["visitor"])?.(true);
  expect(started.at(-1)).toBe("/d");
});

test("a page that a visitor comes to wait for leaves the pages nobody waits for behind", () => {
  const { line, started } = lineOf(["/a", "upkeep"], ["/b", "upkeep"]);
  expect(line.hasten("/b", "visitor")).toBe(true);
  expect(line.hasten("/b", "change")).toBe(false);
  line.takeFirst(["visitor"])?.(true);
  expect(started).toEqual(["/b"]);
  expect([line.has("/a"), line.has("/b")]).toEqual([true, false]);
});
