import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PageDataFiles } from "./page-data-files.ts";

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "circuit-data-")), "data");
});

afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const day = 24 * 3_600_000;

async function textOf(files: PageDataFiles, digest: string): Promise<string | null> {
  const compressed = await files.read(digest);
  return compressed === null ? null : brotliDecompressSync(compressed).toString();
}

test("another process reads what one kept, under the same digest for the same data", async () => {
  const digest = await new PageDataFiles(folder).keep("[1,2]");
  expect(await textOf(new PageDataFiles(folder), digest)).toBe("[1,2]");
  expect(await new PageDataFiles(folder).keep("[1,2]")).toBe(digest);
  expect(await new PageDataFiles(folder).keep("[1,3]")).not.toBe(digest);
});

test.each(["../../etc/passwd", "", "x", "A".repeat(22)])("there is no data called %j", async (name) => {
  await new PageDataFiles(folder).keep("[1,2]");
  expect(await new PageDataFiles(folder).read(name)).toBeNull();
});

test("data that visitors keep asking for stays in memory, however much other data comes by", async () => {
  const files = new PageDataFiles(folder);
  const popular = await files.keep("[1,2]");
  await rm(path.join(folder, `${popular}.br`));
  for (let count = 0; count < 5; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
    await files.keep(randomBytes(1_000_000).toString("base64"));
    // oxlint-disable-next-line no-await-in-loop
    expect(await textOf(files, popular)).toBe("[1,2]");
  }
});

test("damaged data is removed, not served", async () => {
  const digest = await new PageDataFiles(folder).keep("[1,2]");
  await writeFile(path.join(folder, `${digest}.br`), "torn");
  expect(await new PageDataFiles(folder).read(digest)).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test("data stays for two days after the last page that points to it", async () => {
  const files = new PageDataFiles(folder);
  const [old, current] = [await files.keep("[1]"), await files.keep("[2]")];
  const again = () => new PageDataFiles(folder);

  await files.removeUnused(new Set([old, current]), 0);
  await files.removeUnused(new Set([current]), 10 * day);
  await files.removeUnused(new Set([current]), 11 * day);
  expect(await textOf(again(), old)).toBe("[1]");
  await files.removeUnused(new Set([current]), 12 * day);
  expect(await again().read(old)).toBeNull();
  expect(await textOf(again(), current)).toBe("[2]");
});

test("data that a page points to again begins anew", async () => {
  const files = new PageDataFiles(folder);
  const digest = await files.keep("[1]");
  await files.removeUnused(new Set(), 0);
  await files.removeUnused(new Set([digest]), day);
  await files.removeUnused(new Set(), 3 * day);
  expect(await textOf(new PageDataFiles(folder), digest)).toBe("[1]");
});
