import { createReadStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FindEncoded, makePictureSizes } from "../src/uploads/picture-sizes.ts";
import { findCached, isCached, sizeCacheFolder, cachedSizesOf } from "./size-cache.ts";
import { listFiles } from "./upload-media.ts";

const pictures = (await listFiles()).filter(({ mimetype }) => mimetype === "image/jpeg");

/** In the place of a size that needn't be encoded here. */
const leftOut = { width: 0, height: 0, size: 0 };

let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "size-cache-"));
});

afterAll(() => rm(home, { recursive: true }));

async function makeSizes(name: string, source: string, find?: FindEncoded) {
  const tmpWorkingDirectory = await mkdtemp(path.join(home, "made-"));
  const getStream = () => createReadStream(source);
  return makePictureSizes({ name, hash: "hash", tmpWorkingDirectory, getStream }, find);
}

test("every picture lies upright and has all its cached sizes, and no others are there: else run npm run seed:pictures", async () => {
  const wanted: string[] = [];
  for (const { name, filepath } of pictures) {
    const folder = path.basename(await cachedSizesOf(await readFile(filepath), name));
    expect(await sharp(filepath).metadata()).not.toHaveProperty("orientation");
    await makeSizes(name, filepath, (_, size) => {
      if (isCached(size)) wanted.push(path.join(folder, size));
      return Promise.resolve(leftOut);
    });
  }

  const files = await readdir(sizeCacheFolder, { recursive: true, withFileTypes: true });
  const present = files.filter((file) => file.isFile());
  const cached = present.map(({ parentPath, name }) => path.join(path.basename(parentPath), name));
  expect(cached.toSorted()).toEqual(wanted.toSorted());
});

test("cached sizes are what encoding makes", async () => {
  const picture = pictures.find(({ group }) => group === "social");
  if (picture === undefined) throw new Error("The seed has no such picture");
  const { name, filepath } = picture;
  const find = findCached(name);
  // Large ones take seconds to encode, with the same settings.
  const isTried = (size: string) => isCached(size) && /\D[1-4]\d\d\./u.test(size);
  const [taken, encoded] = [
    await makeSizes(name, filepath, async (source, size, file) =>
      isTried(size) ? ((await find(source, size, file)) ?? leftOut) : leftOut,
    ),
    await makeSizes(name, filepath, (_, size) => Promise.resolve(isTried(size) ? null : leftOut)),
  ];

  const facts = ({ key, file }: (typeof taken)[number]) => {
    const { name: called, ext, mime, width, height } = file;
    return [key, called, ext, mime, width, height];
  };
  expect(taken.map(facts)).toEqual(encoded.map(facts));
  const files = taken.map(({ file }, index) => [file, encoded[index]?.file] as const);
  const cached = files.filter(([file]) => file.width !== leftOut.width);
  expect(cached.length).toBeGreaterThan(1);
  // Other processors may calculate a little differently, so what is seen is compared.
  const differences = await Promise.all(cached.map(([one, other]) => difference(one.filepath, other?.filepath ?? "")));
  expect(Math.max(...differences)).toBeLessThan(0.5);
});

test("what is new has nothing cached", async () => {
  expect(await findCached("new.jpg")(Buffer.from("new"), "avif320.avif", path.join(home, "none"))).toBeNull();
});

/** Mean difference of two pictures of one size, in levels of 255. */
async function difference(one: string, other: string): Promise<number> {
  const [left, right] = [await sharp(one).raw().toBuffer(), await sharp(other).raw().toBuffer()];
  if (left.length !== right.length) return Infinity;
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += Math.abs((left[index] ?? 0) - (right[index] ?? 0));
  return sum / left.length;
}
