import { createReadStream, existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type FindEncoded, makePictureSizes } from "../src/uploads/picture-sizes.ts";
import { isCached, sizeCacheFolder, cachedSizesOf } from "./size-cache.ts";
import { listFiles } from "./upload-media.ts";

/** Encodes the cached sizes of new and changed pictures, and deletes those of old ones. */
async function fillSizeCache(): Promise<void> {
  await mkdir(sizeCacheFolder, { recursive: true });
  const needed = new Set<string>();
  for (const { name, filepath } of (await listFiles()).filter(({ mimetype }) => mimetype === "image/jpeg")) {
    needed.add(path.basename(await cacheSizesOf(name, filepath)));
  }
  const stale = (await readdir(sizeCacheFolder)).filter((folder) => !needed.has(folder));
  await Promise.all(stale.map((folder) => rm(path.join(sizeCacheFolder, folder), { recursive: true })));
}

/** Makes `makePictureSizes` skip sizes that aren't cached, by claiming that they are encoded already. */
const skipUncached: FindEncoded = (_, size) =>
  Promise.resolve(isCached(size) ? null : { width: 0, height: 0, size: 0 });

async function cacheSizesOf(name: string, filepath: string): Promise<string> {
  const folder = await cachedSizesOf(await readFile(filepath), name);
  if (existsSync(folder)) return folder;

  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { recursive: true });
  const tmpWorkingDirectory = await mkdtemp(path.join(tmpdir(), "circuit-sizes-"));
  const getStream = () => createReadStream(filepath);
  const made = await makePictureSizes({ name, hash: "made", tmpWorkingDirectory, filepath, getStream }, skipUncached);
  const cached = made.map(({ key, file }) => ({ size: `${key}${file.ext}`, file: file.filepath }));
  await Promise.all(
    cached.filter(({ size }) => isCached(size)).map(({ size, file }) => copyFile(file, path.join(unfinished, size))),
  );
  await rm(tmpWorkingDirectory, { recursive: true });
  await rename(unfinished, folder);
  process.stdout.write(`${path.basename(folder)}\n`);
  return folder;
}

await fillSizeCache();
