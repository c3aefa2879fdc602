import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { BusyError } from "../busy-error.ts";
import { SmallBodies, UnfinishedBodyError } from "./small-bodies.ts";

const incoming = () => new IncomingMessage(new Socket());
const inText = async (body: Uint8Array) => Buffer.from(body).toString();
const soon = () => new Promise((resolve) => setImmediate(resolve));

test("a body is handled once all of it is in", async () => {
  const request = incoming();
  const used = new SmallBodies(100).use(request, "10.0.0.1", inText);
  request.push("email=");
  request.push("jan");
  request.push(null);
  expect(await used).toBe("email=jan");
});

test("a body whose rest doesn't come isn't handled", async () => {
  const request = incoming();
  const used = new SmallBodies(100).use(request, "10.0.0.1", inText);
  request.push("email=");
  request.destroy();
  await expect(used).rejects.toThrow(UnfinishedBodyError);
});

test("when too many bytes are held, the client with most of those that aren't complete gives up its oldest", async () => {
  const bodies = new SmallBodies(100);
  const [first, second, other, third] = [incoming(), incoming(), incoming(), incoming()];
  const refused = bodies.use(first, "10.0.0.1", inText);
  const stays = bodies.use(second, "10.0.0.1", inText);
  const small = bodies.use(other, "10.0.0.2", inText);
  first.push("x".repeat(40));
  second.push("x".repeat(40));
  other.push("y".repeat(10));
  await soon();
  const last = bodies.use(third, "10.0.0.3", inText);
  third.push("z".repeat(20));
  await expect(refused).rejects.toThrow(BusyError);
  for (const request of [second, other, third]) request.push(null);
  expect((await Promise.all([stays, small, last])).map((body) => body.length)).toEqual([40, 10, 20]);
});

test("what has been handled takes no room any more", async () => {
  const bodies = new SmallBodies(100);
  for (let number = 0; number < 5; number += 1) {
    const request = incoming();
    const used = bodies.use(request, "10.0.0.1", inText);
    request.push("x".repeat(90));
    request.push(null);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await used).length).toBe(90);
  }
});
