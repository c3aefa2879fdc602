import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { folderOfEach } from "../../../test/temporary-folder.ts";
import { log } from "#app/log.server.ts";
import { compress } from "../../http/compression.ts";
import type { PageEntry } from "./page-entry.ts";
import { PageFiles } from "./page-files.ts";
import { PageStore } from "./page-store.ts";
import { digestOf } from "../../http/digest.ts";

const folder = folderOfEach();

afterEach(() => vi.restoreAllMocks());

function page(address: string, text = address): [PageEntry, Buffer] {
  const body = Buffer.from(text);
  const html = { contentType: "text/html; charset=utf-8", cacheTags: ["d:1"], headers: { "x-own": "1" } };
  const entry = { address, etag: `"${digestOf(body)}"`, ...html, freshUntil: 0, data: null, isCompressed: false };
  return [entry, body];
}

const open = (limits?: ConstructorParameters<typeof PageStore>[1]) => new PageStore(folder(), limits);

async function textOf(store: PageStore, address: string): Promise<string | null> {
  const stored = store.get(address);
  return stored === undefined ? null : store.text(stored);
}

/** Whether a page's body is in memory. */
const isWarm = (store: PageStore, address: string) => (store.get(address)?.answers.size ?? 0) > 0;

const fileOf = (address: string) => path.join(folder(), encodeURIComponent(address));

test("a restart serves what was kept before it", async () => {
  await open().put(...page("/nieuws"));
  const next = open();
  await next.restore();
  expect(next.get("/nieuws")?.entry.headers).toEqual({ "x-own": "1" });
  expect(await textOf(next, "/nieuws")).toBe("/nieuws");
});

test("a damaged file is dropped and logged, not served", async () => {
  const error = vi.spyOn(log, "error").mockReturnValue(undefined);
  const store = open({ bodyBytes: 1 });
  await store.put(...page("/nieuws"));
  await store.put(...page("/circuit"));
  const whole = await readFile(fileOf("/nieuws"));
  await writeFile(fileOf("/nieuws"), whole.subarray(0, -1));
  expect(await textOf(store, "/nieuws")).toBeNull();
  expect(store.get("/nieuws")).toBeUndefined();
  expect(error).toHaveBeenCalledExactlyOnceWith("Stored page is damaged", { path: "/nieuws" });
  await writeFile(fileOf("/nieuws"), "torn");
  const next = open();
  await next.restore();
  expect(next.entries().map(({ address }) => address)).toEqual(["/circuit"]);
});

test("what another process made takes the place of what this one had", async () => {
  const [one, two] = [open(), open()];
  await one.put(...page("/nieuws", "old"));
  await two.restore();
  await one.put(...page("/nieuws", "new"));
  expect(await textOf(two, "/nieuws"), "before it is told").toBe("new");
  await one.remove("/nieuws");
  expect(await two.reload("/nieuws")).toBeNull();
  expect(two.get("/nieuws")).toBeUndefined();
});

test("memory holds only so much, of which a body in demand stays, however many others come", async () => {
  const store = open({ bodyBytes: 6 });
  for (const address of ["/a", "/b", "/c", "/d"]) {
    await store.put(...page(address));
    const inDemand = store.get("/a");
    expect(inDemand && store.answer(inDemand, []), `after ${address}`).not.toBeInstanceOf(Promise);
  }
  expect(isWarm(store, "/b")).toBe(false);
});

test("a body larger than all the room is served from memory until another one comes", async () => {
  const store = open({ bodyBytes: 1 });
  await store.put(...page("/a"));
  expect(isWarm(store, "/a")).toBe(true);
  await store.put(...page("/b"));
  expect(isWarm(store, "/a")).toBe(false);
  expect(await textOf(store, "/a")).toBe("/a");
});

test("who takes no brotli gets another body, from memory once somebody has asked for it", async () => {
  const store = open();
  const [entry, body] = page("/nieuws");
  await store.put({ ...entry, isCompressed: true }, await compress(body, "br", 5));
  const stored = store.get("/nieuws");
  if (stored === undefined) throw new Error("The page isn't stored");
  const gzip = await store.answer(stored, ["gzip"]);
  expect(String(gunzipSync(gzip?.body ?? ""))).toBe("/nieuws");
  expect(gzip?.headers.slice(0, 2)).toEqual(["content-encoding", "gzip"]);
  expect(await store.text(stored)).toBe("/nieuws");
  expect(store.answer(stored, []), "nothing is read or unpacked for it").not.toBeInstanceOf(Promise);
});

test("searches and filters never fill memory or disk: the one that nobody has asked for the longest goes first", async () => {
  const store = open({ unwritten: 2 });
  await store.put(...page("/a?q=1"));
  await store.put(...page("/a?q=2"));
  store.get("/a?q=1");
  await store.put(...page("/a?q=3"));
  expect(await textOf(store, "/a?q=1")).toBe("/a?q=1");
  expect(store.get("/a?q=2")).toBeUndefined();
  expect(await readdir(folder())).toEqual([]);
});

test("a smaller body of an old page never takes the place of a newer one, whoever made that", async () => {
  const [one, two] = [open(), open()];
  const old = page("/nieuws", "old");
  await one.put(...old);
  await two.restore();
  const newer = one.put(...page("/nieuws", "new"));
  await Promise.all([newer, one.putSmaller(...old), newer.then(() => two.putSmaller(...old))]);
  expect(await textOf(one, "/nieuws")).toBe("new");
  const next = open();
  await next.restore();
  expect(await textOf(next, "/nieuws")).toBe("new");
});

test("a page that goes while a smaller body of it is written is gone", async () => {
  const store = open();
  await store.put(...page("/nieuws"));
  await Promise.all([store.putSmaller(...page("/nieuws")), store.remove("/nieuws")]);
  expect(store.get("/nieuws")).toBeUndefined();
  expect(await readdir(folder())).toEqual([]);
});

test.each(["/../../etc/passwd", "/a/../b", "/%2e%2e/x", "/a\\b"])(
  "%s is a file of the folder itself",
  async (address) => {
    await open().put(...page(address));
    expect(await readdir(folder())).toEqual([encodeURIComponent(address)]);
  },
);

test("an address too long for a file stays in memory", async () => {
  const store = open();
  const address = `/${"a".repeat(300)}`;
  expect(await store.put(...page(address))).toBe(false);
  expect(await textOf(store, address)).toBe(address);
});

test("with a full disk pages are served from memory and an old file is no more, the log says so once, and all recovers by itself", async () => {
  const [error, info] = [vi.spyOn(log, "error"), vi.spyOn(log, "info")].map((line) => line.mockReturnValue(undefined));
  const store = open({ diskRetryMs: 10 });
  await store.put(...page("/nieuws", "old"));
  const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  const write = vi.spyOn(PageFiles.prototype, "write").mockRejectedValue(full);
  for (const address of ["/nieuws", "/circuit"]) {
    expect(await store.put(...page(address))).toBe(false);
    expect(await textOf(store, address)).toBe(address);
  }
  expect(await readdir(folder())).toEqual([]);
  await expect.poll(() => write.mock.calls.length, { message: "tried again without room" }).toBeGreaterThan(3);
  expect(error).toHaveBeenCalledTimes(1);

  write.mockRestore();
  const nextProcess = async () => {
    const next = open();
    await next.restore();
    return [await textOf(next, "/nieuws"), await textOf(next, "/circuit")];
  };
  await expect.poll(nextProcess).toEqual(["/nieuws", "/circuit"]);
  expect(info).toHaveBeenCalledTimes(1);
});
