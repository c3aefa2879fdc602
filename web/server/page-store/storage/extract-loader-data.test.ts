import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PageDataFiles } from "./page-data-files.ts";
import { extractLoaderData } from "./extract-loader-data.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "circuit-taken-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const long = JSON.stringify({ text: "heide $& ".repeat(200) });
const pageWith = (data: string) =>
  `<main>Nieuws</main><script id="page-data" type="application/json">${data}</script><script id="boot">go()</script>`;

test("a page's data goes into a file, and the page says where it is", async () => {
  const files = new PageDataFiles(path.join(folder, "data"));
  const { html, data } = await extractLoaderData(pageWith(long), files);
  expect(html).toBe(
    `<main>Nieuws</main><script id="page-data" type="application/json" data-src="/_data/${data}.txt"></script><script id="boot">go()</script>`,
  );
  expect(brotliDecompressSync((await files.read(data ?? "")) ?? "").toString()).toBe(long);
});

test("a few bytes stay where they are", async () => {
  const files = new PageDataFiles(path.join(folder, "data"));
  expect(await extractLoaderData(pageWith("[]"), files)).toEqual({ html: pageWith("[]"), data: null });
});

test("on a disk that takes nothing more the data stays in its page", async () => {
  await writeFile(path.join(folder, "data"), "no folder");
  const files = new PageDataFiles(path.join(folder, "data"));
  expect(await extractLoaderData(pageWith(long), files)).toEqual({ html: pageWith(long), data: null });
});

test("of any number of searches none makes a file, and one that changes nothing names the page's own", async () => {
  const files = new PageDataFiles(path.join(folder, "data"));
  expect(await extractLoaderData(pageWith(long), files, true)).toEqual({ html: pageWith(long), data: null });
  expect(await readdir(folder)).toEqual([]);
  const page = await extractLoaderData(pageWith(long), files);
  expect(page.data).not.toBeNull();
  expect(await extractLoaderData(pageWith(long), files, true)).toEqual(page);
});
