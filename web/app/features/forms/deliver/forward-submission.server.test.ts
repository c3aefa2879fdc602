import { readFile, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { recordPart } from "@circuit/contract/forms/submission";
import { verifySignature } from "@circuit/contract/site-link/signature";
import { expect, test, vi } from "vitest";
import { folderOfFile } from "../../../../test/temporary-folder.ts";
import { loopbackServer } from "../../../../test/loopback-server.ts";

const secret = "only-while-testing-1";
const content = { address: "" };
const folder = await folderOfFile();
const large = 30_000_000;
let photos = 0;

vi.mock("#app/env.server.ts", () => ({
  env: {
    SITE_CMS_SECRET: secret,
    get CMS_URL() {
      return content.address;
    },
  },
}));

const { forwardSubmission } = await import("./forward-submission.server.ts");

/** A photo of so many bytes, in a file of its own. */
async function photoOf(bytes: number): Promise<string> {
  const file = path.join(folder, `file${(photos += 1)}`);
  await writeFile(file, Buffer.alloc(1_000_000, "foto"));
  await truncate(file, bytes);
  return file;
}

const record = '{"naam":"Jo\\r\\n--x"}';
const forward = (photo: string, name = "poster.jpg", signal = AbortSignal.timeout(20_000)) =>
  forwardSubmission({ record, files: [{ part: "file0", name, path: photo }] }, signal);

test.each(["poster.jpg", 'een "foto"\r\nX: y.jpg', "grüße 🏍.jpg"])(
  "F16 the content system gets the record and the files as they are: %s",
  async (name) => {
    const photo = await photoOf(1_000_000);
    const received = Promise.withResolvers<FormData>();
    content.address = await loopbackServer(async (request, response) => {
      const { "content-type": type = "", "content-length": length, "x-signature": signature } = request.headers;
      const body = new Uint8Array(await buffer(request));
      expect(Number(length)).toBe(body.byteLength);
      expect(verifySignature(secret, "submission", record, String(signature), Date.now() / 1000)).toBe("ok");
      received.resolve(await new Response(body, { headers: { "content-type": type } }).formData());
      response.writeHead(201).end(JSON.stringify({ id: "a", state: "stored" }));
    });
    expect(await forward(photo, name)).toEqual({ id: "a" });
    const form = await received.promise;
    expect(form.get(recordPart)).toBe(record);
    const file = form.get("file0");
    if (!(file instanceof File)) throw new Error("It isn't there");
    expect(Buffer.from(await file.arrayBuffer()).equals(await readFile(photo))).toBe(true);
    expect(file.name).toBe(name);
  },
);

test("F16 a content system that answers before it has read a photo ends no process: the form can be kept", async () => {
  content.address = await loopbackServer((_, response) => {
    response.writeHead(503, { connection: "close" }).end("Later");
  });
  const photo = await photoOf(large);
  for (let time = 0; time < 5; time += 1) await expect(forward(photo)).rejects.toBeInstanceOf(Error);
  // What nobody waits for shows by then.
  await pause(50);
});

test("F16 of a photo that the content system takes in slowly no more is in memory than is on its way", async () => {
  content.address = await loopbackServer(() => undefined);
  const photo = await photoOf(large);
  const before = process.memoryUsage().arrayBuffers;
  const given = new AbortController();
  const forwarded = forward(photo, "poster.jpg", given.signal).catch((error: unknown) => error);
  let most = 0;
  for (let time = 0; time < 8; time += 1) {
    await pause(25);
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  given.abort();
  expect(await forwarded).toBeInstanceOf(Error);
  expect(most).toBeLessThan(10_000_000);
});
