import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { uploadProblem } from "../src/uploads/upload-problem.ts";
import { inboxForFile } from "./inbox.ts";
import { writeTemporary } from "./publish.ts";

/** Many large pictures, from editors and visitors, may take no more memory than one. */
const inbox = inboxForFile();

interface Sharp {
  (options: object): { jpeg(): { toBuffer(): Promise<Buffer> } };
  counters(): { process: number };
  cache(): { memory: { max: number } };
  concurrency(): number;
}

const sharp: Sharp = createRequire(import.meta.url)("sharp");

/** Uploads as an editor does. */
function upload(name: string, content: Buffer): Promise<unknown> {
  const file = { originalFilename: name, mimetype: "image/jpeg", size: content.length };
  const files = { ...file, filepath: writeTemporary(name, content) };
  return inbox.cms.strapi.plugin("upload").service("upload").upload({ data: {}, files });
}

/** A photo of one colour: a small file, but large when decoded. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00b259" }, limitInputPixels: false })
    .jpeg()
    .toBuffer();

/** Uploads some pictures and sends as many with a form; returns how many were being processed at each moment. */
async function atWork(content: Buffer, each: number): Promise<number[]> {
  const busy: number[] = [];
  // Counts pictures that are being processed; those of which only the header is read count as queued.
  const watch = setInterval(() => busy.push(sharp.counters().process), 1);
  const uploads = Array.from({ length: each }, (_, index) => upload(`foto-${index}.jpg`, content));
  const submissions = Array.from({ length: each }, () =>
    inbox.stored({ files: [{ field: "photo", name: "poster.jpg", content }] }),
  );
  await Promise.all([...uploads, ...submissions]);
  clearInterval(watch);
  return busy;
}

test("are worked on one at a time when they are large, whoever sends them", async () => {
  const busy = await atWork(await photo(6600, 5000), 2);

  expect(busy).toContain(1);
  expect(Math.max(...busy)).toBe(1);
  expect(sharp.cache().memory.max).toBe(0);
});

test("are worked on two at a time when they are small", async () => {
  const busy = await atWork(await photo(1800, 1200), 4);

  expect(Math.max(...busy)).toBe(2);
  expect(sharp.concurrency()).toBe(1);
});

test("of more pixels than today's cameras make are refused, with how many there may be", async () => {
  const large = writeTemporary("groot.jpg", await photo(9600, 6700));
  const camera = writeTemporary("camera.jpg", await photo(9504, 6336));

  expect((await uploadProblem("groot.jpg", large))?.nl).toContain("64 miljoen");
  expect(await uploadProblem("camera.jpg", camera)).toBeNull();
});
