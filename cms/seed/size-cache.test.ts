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
      return Promise.resolve({ width: 1, height: 1, size: 1 });
    });
  }

  const files = await readdir(sizeCacheFolder, { recursive: true, withFileTypes: true });
  const present = files.filter((file) => file.isFile());
  const cached = present.map(({ parentPath, name }) => path.join(path.basename(parentPath), name));
  expect(cached.toSorted()).toEqual(wanted.toSorted());
});

test("cached sizes are what encoding makes, and sizes that are not cached are encoded", async () => {
  const picture = pictures.find(({ group }) => group === "social");
  if (picture === undefined) throw new Error("The seed has no such picture");
  const { name, filepath } = picture;
  const find = findCached(name);
  const found: string[] = [];
  const noted: FindEncoded = async (source, size, file) => {
    const cached = await find(source, size, file);
    if (cached !== null) found.push(size);
    return cached;
  };
  const [taken, encoded] = [await makeSizes(name, filepath, noted), await makeSizes(name, filepath)];

  expect(found.toSorted()).toEqual((await readdir(await cachedSizesOf(await readFile(filepath), name))).toSorted());
  const facts = ({ key, file }: (typeof taken)[number]) => [
    key,
    file.name,
    file.ext,
    file.mime,
    file.width,
    file.height,
  ];
  expect(taken.map(facts)).toEqual(encoded.map(facts));
  // Other processors may calculate a little differently, so what is seen is compared.
  const files = taken.map(({ file }, index) => [file.filepath, encoded[index]?.file.filepath ?? ""] as const);
  const differences = await Promise.all(files.map(([one, other]) => difference(one, other)));
  expect(Math.max(...differences)).toBeLessThan(0.5);
});

test("what is new is not in the cache", async () => {
  expect(await findCached("new.jpg")(Buffer.from("new"), "avif320.avif", path.join(home, "none"))).toBeNull();
});

/** Mean difference of two pictures of one size, in levels of 255. */
async function difference(one: string, other: string): Promise<number> {
  const [left, right] = [await sharp(one).raw().toBuffer(), await sharp(other).raw().toBuffer()];
  if (left.length !== right.length) return Infinity;
  return left.reduce((sum, level, index) => sum + Math.abs(level - (right[index] ?? 0)), 0) / left.length;
}
