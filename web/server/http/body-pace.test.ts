import { Readable, type Transform } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BodyPace } from "./body-pace.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Sends parts of a thousand bytes through the pace, and counts what came through. */
function send(through: Transform, parts: number): { readonly bytes: number } {
  const counted = { bytes: 0 };
  Readable.from(Array.from({ length: parts }, () => Buffer.alloc(1000))).pipe(through);
  through.on("data", (part: Buffer) => (counted.bytes += part.byteLength));
  return counted;
}

async function steps(count: number): Promise<void> {
  if (count === 0) return;
  vi.advanceTimersByTime(20);
  await settled();
  await steps(count - 1);
}

test("bodies come in no faster than their pace, and whole", async () => {
  const sent = send(new BodyPace({ bytesPerStep: 3000, stepMs: 20 }).through("a"), 20);
  await settled();
  expect(sent.bytes).toBe(3000);
  await steps(2);
  expect(sent.bytes).toBe(9000);
  await steps(10);
  expect(sent.bytes).toBe(20_000);
});

test("a client with a hundred bodies holds up another no more than one would", async () => {
  const pace = new BodyPace({ bytesPerStep: 4000, stepMs: 20 });
  const many = Array.from({ length: 100 }, () => send(pace.through("many"), 20));
  await settled();
  const one = send(pace.through("one"), 20);
  await steps(11);
  expect(one.bytes).toBe(20_000);
  expect(many.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(28_000);
});

test("a pause gives no right to a burst", async () => {
  const pace = new BodyPace({ bytesPerStep: 3000, stepMs: 20 });
  send(pace.through("a"), 1);
  await settled();
  await steps(50);
  const sent = send(pace.through("a"), 20);
  await settled();
  expect(sent.bytes).toBe(3000);
});
