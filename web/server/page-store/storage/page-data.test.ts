import { randomBytes } from "node:crypto";
import { readdir, rm, utimes } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { folderOfEach } from "../../../test/temporary-folder.ts";
import { log } from "#app/log.server.ts";
import { extractLoaderData, openPageData } from "./page-data.ts";
import { PageFiles } from "./page-files.ts";
import type { PageStore } from "./page-store.ts";

const folder = folderOfEach();

const long = JSON.stringify({ text: "heide $& ".repeat(200) });
const pageWith = (data: string) =>
  `<main>Nieuws</main><script id="page-data" type="application/json">${data}</script><script id="boot">go()</script>`;

const open = () => openPageData(folder());

async function textAt(store: PageStore, address: string | null): Promise<string | null> {
  const data = await store.find(address ?? "");
  return data === null ? null : store.text(data);
}

async function addressOf(data: string): Promise<string> {
  return (await extractLoaderData(pageWith(data), open())).data ?? "";
}

test("a page's data goes into a file that another process finds, and the page says where it is", async () => {
  const { html, data } = await extractLoaderData(pageWith(long), open());
  expect(html).toBe(
    `<main>Nieuws</main><script id="page-data" type="application/json" data-src="${data}"></script><script id="boot">go()</script>`,
  );
  expect(data).toMatch(/^\/_data\/[\w-]{22}\.txt$/u);
  expect(await textAt(open(), data)).toBe(long);
  expect(await addressOf(long), "the same for the same data").toBe(data);
  expect(await addressOf(`${long} `)).not.toBe(data);
});

test("a few bytes stay where they are", async () => {
  expect(await extractLoaderData(pageWith("[]"), open())).toEqual({ html: pageWith("[]"), data: null });
});

test("on a disk that takes nothing more the data stays in its page, each time", async () => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  const full = Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
  const write = vi.spyOn(PageFiles.prototype, "write").mockRejectedValue(full);
  const store = open();
  expect(await extractLoaderData(pageWith(long), store)).toEqual({ html: pageWith(long), data: null });
  expect(await extractLoaderData(pageWith(long), store)).toEqual({ html: pageWith(long), data: null });
  write.mockRestore();
});

test("of any number of searches none makes a file, and one that changes nothing names the page's own", async () => {
  const store = open();
  expect(await extractLoaderData(pageWith(long), store, true)).toEqual({ html: pageWith(long), data: null });
  expect(await readdir(folder())).toEqual([]);
  const page = await extractLoaderData(pageWith(long), store);
  expect(page.data).not.toBeNull();
  expect(await extractLoaderData(pageWith(long), store, true)).toEqual(page);
});

test("data that visitors keep asking for stays in memory, however much other data comes by", async () => {
  const store = open();
  const { data } = await extractLoaderData(pageWith(long), store);
  for (const name of await readdir(folder())) await rm(path.join(folder(), name));
  for (let count = 0; count < 3; count += 1) {
    await extractLoaderData(pageWith(randomBytes(1_000_000).toString("base64")), store);
    expect(await textAt(store, data)).toBe(long);
  }
});

test("data stays for a while after the last page that points to it", async () => {
  const [old, current] = [await addressOf(long), await addressOf(`${long} `)];
  const clean = (...used: string[]) => open().files.removeUnused(new Set(used), 3_600_000);
  await clean(old, current);
  await clean(current);
  expect(await textAt(open(), old)).toBe(long);
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const name of await readdir(folder())) await utimes(path.join(folder(), name), twoHoursAgo, twoHoursAgo);
  await clean(current);
  expect(await textAt(open(), old)).toBeNull();
  expect(await textAt(open(), current)).toBe(`${long} `);
});
