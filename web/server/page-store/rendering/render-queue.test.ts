import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { RenderQueue, type Urgency } from "./render-queue.ts";

/** A queue whose renderings end when a test says so. */
function heldQueue() {
  const started: string[] = [];
  const held: (() => void)[] = [];
  const queue = new RenderQueue(async (address) => {
    started.push(address);
    await new Promise<void>((resolve) => held.push(resolve));
  });
  const add = (address: string, urgency: Urgency) => void queue.render(address, urgency, null);
  const endFirst = async () => {
    held.shift()?.();
    for (let turns = 0; turns < 5; turns += 1) await turn();
  };
  return { queue, started, add, endFirst };
}

test("the most urgent goes first, then who came first", async () => {
  const { started, add, endFirst } = heldQueue();
  add("/first", "upkeep");
  add("/a", "upkeep");
  add("/b", "change");
  add("/c", "change");
  add("/d", "visitor");
  await turn();
  expect(started, "one place is for changes alone, and some for visitors").toEqual(["/first", "/b", "/d"]);
  for (let ended = 0; ended < 4; ended += 1) await endFirst();
  expect(started.slice(3)).toEqual(["/c", "/a"]);
});

test("a page that a visitor comes to wait for leaves the pages nobody waits for behind", async () => {
  const { queue, started, add } = heldQueue();
  for (const address of ["/first", "/a", "/b"]) add(address, "upkeep");
  await turn();
  expect([started, queue.isBehind()]).toEqual([["/first"], true]);
  add("/b", "visitor");
  await turn();
  expect(started).toEqual(["/first", "/b"]);
});

test("a page that an editor changed doesn't fall back behind addresses that nobody knows", async () => {
  const { started, add, endFirst } = heldQueue();
  for (const address of ["/first", "/second", "/new"]) add(address, "change");
  await turn();
  add("/new", "unknown");
  await turn();
  expect(started).toEqual(["/first", "/second"]);
  await endFirst();
  expect(started).toEqual(["/first", "/second", "/new"]);
});
