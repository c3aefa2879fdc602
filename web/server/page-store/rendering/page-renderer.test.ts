import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { asRendered } from "../../../test/page-revalidator.ts";
import { BusyError } from "../../concurrency-limit.ts";
import { PageRenderer } from "./page-renderer.ts";

/** A renderer whose answers wait until a test lets them go. It notes the addresses that were begun and aborted. */
function heldRenderer(answer = () => new Response("", { status: 404 })) {
  const begun: string[] = [];
  const aborted: string[] = [];
  const open = new Map<string, () => void>();
  const render = (address: string, signal: AbortSignal) =>
    new Promise<Response>((resolve, reject) => {
      begun.push(address);
      open.set(address, () => resolve(answer()));
      signal.addEventListener("abort", () => {
        aborted.push(address);
        reject(signal.reason);
      });
    });
  const letGo = async (address: string) => {
    await soon();
    open.get(address)?.();
    await soon();
  };
  return { renderer: new PageRenderer({ render, ...asRendered }), begun, aborted, letGo };
}

/** Resolves when every rendering has begun that can: turns of the event loop, as a timer may come before them. */
async function soon(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await turn();
}

function visitor(client = "10.0.0.1") {
  const controller = new AbortController();
  return { signal: controller.signal, client, leave: (reason: Error) => controller.abort(reason) };
}

const paths = (count: number) => Array.from({ length: count }, (_, number) => `/onbekend-${number}`);

test("of ten thousand who ask for unknown pages some wait, and the others are told at once that it is busy", async () => {
  const { renderer, begun } = heldRenderer();
  const refused: unknown[] = [];
  for (const path of paths(10_000))
    renderer.render(path, "unknown", visitor()).catch((error: unknown) => refused.push(error));
  await soon();
  expect(begun.length).toBeLessThanOrEqual(3);
  expect(refused.length).toBeGreaterThan(9800);
  expect(refused.every((error) => error instanceof BusyError)).toBe(true);
});

test("a page that the site knows is made before all unknown ones that wait, and has a place at once", async () => {
  const { renderer, begun } = heldRenderer();
  const asked = [
    ...paths(50).map((path) => [path, "unknown"] as const),
    ...paths(50).map((path) => [`${path}?q=1`, "search"] as const),
  ];
  for (const [path, urgency] of asked) renderer.render(path, urgency, visitor()).catch(() => undefined);
  await soon();
  expect(begun).toHaveLength(3);
  renderer.render("/nieuws", "visitor", visitor()).catch(() => undefined);
  await soon();
  expect(begun.at(-1)).toBe("/nieuws");
});

test("neither searches nor unknown addresses leave the other without a place", async () => {
  const { renderer, begun } = heldRenderer();
  for (const path of paths(20)) renderer.render(`${path}?q=1`, "search", visitor()).catch(() => undefined);
  for (const path of paths(20)) renderer.render(path, "unknown", visitor()).catch(() => undefined);
  await soon();
  expect(begun.filter((path) => path.includes("?"))).toHaveLength(2);
  expect(begun.filter((path) => !path.includes("?"))).toHaveLength(1);
});

test("what nobody waits for any more is called off, and leaves the queue", async () => {
  const { renderer, begun, aborted, letGo } = heldRenderer();
  const [first, second] = [visitor(), visitor()];
  const gone = paths(3).map((path) => renderer.render(path, "unknown", first));
  const stays = renderer.render("/onbekend-0", "unknown", second);
  await soon();
  expect(begun).toEqual(["/onbekend-0", "/onbekend-1"]);
  first.leave(new Error("gone"));
  await expect(Promise.allSettled(gone)).resolves.toMatchObject(gone.map(() => ({ status: "rejected" })));
  expect(aborted).toEqual(["/onbekend-1"]);

  await letGo("/onbekend-0");
  await expect(stays).resolves.toMatchObject({ kept: false });
  expect(begun, "who left wasn't made").toEqual(["/onbekend-0", "/onbekend-1"]);

  const again = renderer.render("/onbekend-1", "unknown", visitor());
  await soon();
  expect(begun.at(-1), "who comes after it begins anew").toBe("/onbekend-1");
  await letGo("/onbekend-1");
  await expect(again).resolves.toMatchObject({ kept: false });
});

test("what an editor's change waits for is made, though the visitor who asked for it first is gone", async () => {
  const { renderer, aborted, letGo } = heldRenderer();
  const first = visitor();
  const gone = renderer.render("/nieuws", "visitor", first);
  const change = renderer.render("/nieuws", "change");
  await soon();
  first.leave(new Error("gone"));
  await expect(gone).rejects.toThrow("gone");
  await letGo("/nieuws");
  await expect(change).resolves.toMatchObject({ kept: false });
  expect(aborted).toEqual([]);
});

test("what isn't there is remembered for a moment, until anything changes", async () => {
  const { renderer, begun, letGo } = heldRenderer();
  const ask = async () => {
    const asked = renderer.render("/wp-login", "unknown", visitor());
    await letGo("/wp-login");
    return asked;
  };
  await ask();
  await ask();
  expect(begun).toHaveLength(1);
  renderer.noteChange(() => false);
  await ask();
  expect(begun).toHaveLength(2);
});

test("an absence that a change overtook isn't remembered", async () => {
  const { renderer, begun, letGo } = heldRenderer();
  const asked = renderer.render("/nieuw", "unknown", visitor());
  await soon();
  renderer.noteChange(() => true);
  await letGo("/nieuw");
  await asked;
  renderer.render("/nieuw", "unknown", visitor()).catch(() => undefined);
  await soon();
  expect(begun).toHaveLength(2);
});

test.for([
  ["broken", () => new Response("", { status: 503 })],
  ["not certain", () => new Response("", { status: 404, headers: { "x-incomplete": "1" } })],
] as const)("what is %s is asked for each time", async ([, answer]) => {
  const { renderer, begun, letGo } = heldRenderer(answer);
  for (let time = 0; time < 2; time += 1) {
    const asked = renderer.render("/nieuws", "unknown", visitor());
    await letGo("/nieuws");
    await asked;
  }
  expect(begun).toHaveLength(2);
});

test("one address that asks for hundreds of searches waits behind itself: whoever comes is next, and has a place", async () => {
  const { renderer, begun, letGo } = heldRenderer();
  const refused: string[] = [];
  for (let number = 0; number < 300; number += 1) {
    const path = `/nieuws?q=${number}`;
    renderer.render(path, "search", visitor("10.0.0.9")).catch(() => refused.push(path));
  }
  await soon();
  expect(refused).toHaveLength(198);
  const others = ["10.0.0.1", "10.0.0.2", "10.0.0.3"].map((client) =>
    renderer.render(`/nieuws?q=${client}`, "search", visitor(client)),
  );
  await letGo("/nieuws?q=0");
  await letGo("/nieuws?q=1");
  for (const round of [2, 3, 4]) await letGo(begun[round] ?? "");
  expect(begun.slice(2, 7)).toEqual(expect.arrayContaining(["/nieuws?q=10.0.0.1", "/nieuws?q=10.0.0.2"]));
  expect(refused).toHaveLength(198);
  for (const path of begun) await letGo(path);
  await expect(Promise.all(others)).resolves.toHaveLength(3);
});
