import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DiskPages } from "./disk-pages.ts";
import { digestOf, type PageEntry } from "./page-entry.ts";
import { PageStore } from "./page-store.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "circuit-pages-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function page(address: string, text = address): [PageEntry, { identity: Buffer; br: Buffer }] {
  const identity = Buffer.from(text);
  const br = Buffer.from(`br:${text}`);
  const entry: PageEntry = {
    address,
    etag: `"${digestOf(identity)}"`,
    contentType: "text/html; charset=utf-8",
    cacheTags: ["d:1"],
    freshUntil: 0,
    data: null,
    headers: { "x-own": "1" },
    digests: { identity: digestOf(identity), br: digestOf(br) },
  };
  return [entry, { identity, br }];
}

const open = (limits?: ConstructorParameters<typeof PageStore>[1]) => new PageStore(new DiskPages(folder), limits);

async function bodyOf(store: PageStore, address: string): Promise<string | null> {
  const stored = store.get(address);
  const body = stored === undefined ? null : await store.body(stored, "br");
  return body?.toString() ?? null;
}

test("a restart serves what was kept before it", async () => {
  await open().put(...page("/nieuws"));
  const next = open();
  expect(await next.restore()).toBe(1);
  expect(next.get("/nieuws")?.entry.headers).toEqual({ "x-own": "1" });
  expect(await bodyOf(next, "/nieuws")).toBe("br:/nieuws");
});

test("a damaged file is dropped, not served", async () => {
  await open().put(...page("/nieuws"));
  await writeFile(path.join(folder, "pages/nieuws/index.html.br"), "torn");
  const next = open();
  await next.restore();
  expect(await bodyOf(next, "/nieuws")).toBeNull();
  expect(next.get("/nieuws")).toBeUndefined();
});

test("an entry that can't be read counts as none", async () => {
  await open().put(...page("/nieuws"));
  await writeFile(path.join(folder, "entries/pages/nieuws/index.html.json"), "{");
  expect(await open().restore()).toBe(0);
});

test("what another process made takes the place of what this one had", async () => {
  const [one, two] = [open(), open()];
  await one.put(...page("/nieuws", "old"));
  await two.restore();
  await one.put(...page("/nieuws", "new"));
  expect(await bodyOf(two, "/nieuws")).toBe("br:new");
  await two.reload("/nieuws");
  expect(await bodyOf(two, "/nieuws")).toBe("br:new");
});

test("a body that another process is just replacing is served, and not taken for damaged", async () => {
  const [one, two] = [open(), open()];
  const [entry, bodies] = page("/nieuws");
  await one.put(entry, bodies);
  await two.restore();

  const br = Buffer.from("compressed with more care");
  await writeFile(path.join(folder, "pages/nieuws/index.html.br"), br);
  const reading = bodyOf(two, "/nieuws");
  await one.addBodies({ ...entry, digests: { ...entry.digests, br: digestOf(br) } }, { ...bodies, br });
  expect(await reading).toBe(String(br));
  expect(await bodyOf(two, "/nieuws")).toBe(String(br));
});

test("memory holds only so much; the disk holds the rest", async () => {
  const store = open({ bodyBytes: 12, variants: 2 });
  for (const address of ["/a", "/b", "/c", "/d"]) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await store.put(...page(address));
  }
  const warm = ["/a", "/b", "/c", "/d"].filter((address) => store.get(address)?.bodies.br !== undefined);
  expect(warm).toEqual(["/a", "/b", "/c", "/d"].slice(-warm.length));
  expect(warm.length).toBeLessThan(4);
  expect(await bodyOf(store, "/a")).toBe("br:/a");
});

test("a body in demand stays in memory, however many others come", async () => {
  const store = open({ bodyBytes: 12, variants: 2 });
  for (const address of ["/a", "/b", "/c", "/d"]) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await store.put(...page(address));
    const inDemand = store.get("/a");
    expect(inDemand && Buffer.isBuffer(store.body(inDemand, "br")), `after ${address}`).toBe(true);
  }
  expect(store.get("/b")?.bodies.br).toBeUndefined();
});

test("a body larger than all the room is served from memory until another one comes", async () => {
  const store = open({ bodyBytes: 4, variants: 2 });
  await store.put(...page("/a"));
  expect(store.get("/a")?.bodies.br).toBeDefined();
  await store.put(...page("/b"));
  expect(store.get("/a")?.bodies.br).toBeUndefined();
  expect(await bodyOf(store, "/a")).toBe("br:/a");
});

test("of a page on disk only what nearly everybody asks for stays in memory; the rest is served all the same", async () => {
  const store = open();
  const [entry, bodies] = page("/nieuws");
  const gzip = Buffer.from("gzip:/nieuws");
  await store.put({ ...entry, digests: { ...entry.digests, gzip: digestOf(gzip) } }, { ...bodies, gzip });

  const stored = store.get("/nieuws");
  if (stored === undefined) throw new Error("The page isn't kept");
  expect(Object.keys(stored.bodies)).toEqual(["br"]);
  expect(String(await store.body(stored, "identity"))).toBe("/nieuws");
  expect(Object.keys(stored.bodies)).toEqual(["br"]);
  expect(String(await store.body(stored, "gzip"))).toBe("gzip:/nieuws");
});

test("who takes no compression is served from memory too, once somebody has asked for it so", async () => {
  const store = open();
  await store.put(...page("/nieuws"));
  const stored = store.get("/nieuws");
  if (stored === undefined) throw new Error("The page isn't stored");
  expect(String(await store.body(stored, "identity"))).toBe("/nieuws");
  const again = store.body(stored, "identity");
  expect(Buffer.isBuffer(again), "nothing is read or unpacked for it").toBe(true);

  await store.put(...page("/nieuws", "new"));
  const renewed = store.get("/nieuws");
  if (renewed === undefined) throw new Error("The page isn't stored");
  expect(String(await store.body(renewed, "identity"))).toBe("new");
});

test("a body that is let go of takes the headers made for it along", async () => {
  const store = open({ bodyBytes: 8, variants: 2 });
  await store.put(...page("/a"));
  const heads = store.get("/a")?.heads;
  expect(store.get("/a")?.heads).toBe(heads);
  await store.put(...page("/b"));
  expect(store.get("/a")?.bodies).toEqual({});
  expect(store.get("/a")?.heads).not.toBe(heads);
  expect(store.get("/a")?.heads).toEqual(heads);
});

test("searches and filters never fill memory or disk", async () => {
  const store = open({ bodyBytes: 1000, variants: 2 });
  for (const address of ["/a?q=1", "/a?q=2", "/a?q=3"]) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await store.put(...page(address));
  }
  expect(store.get("/a?q=1")).toBeUndefined();
  expect(store.get("/a?q=3")).toBeDefined();
  expect(await readdir(folder)).toEqual([]);
});

test("of searches the one that nobody has asked for the longest goes first", async () => {
  const store = open({ bodyBytes: 1000, variants: 2 });
  await store.put(...page("/a?q=1"));
  await store.put(...page("/a?q=2"));
  store.get("/a?q=1");
  await store.put(...page("/a?q=3"));
  expect(store.get("/a?q=1")).toBeDefined();
  expect(store.get("/a?q=2")).toBeUndefined();
});

test("better bodies of an old page never take the place of a newer one, whoever made that", async () => {
  const [one, two] = [open(), open()];
  const [entry, bodies] = page("/nieuws", "old");
  await one.put(entry, bodies);
  await two.restore();

  const newer = one.put(...page("/nieuws", "new"));
  await Promise.all([newer, one.addBodies(entry, bodies), newer.then(() => two.addBodies(entry, bodies))]);
  expect(await bodyOf(one, "/nieuws")).toBe("br:new");
  const next = open();
  await next.restore();
  expect(await bodyOf(next, "/nieuws")).toBe("br:new");
});

test("a page that goes while better bodies of it are written is gone", async () => {
  const store = open();
  const [entry, bodies] = page("/nieuws");
  await store.put(entry, bodies);
  await Promise.all([store.addBodies(entry, bodies), store.remove("/nieuws")]);
  expect(store.get("/nieuws")).toBeUndefined();
  expect(await open().restore()).toBe(0);
});

test.each(["/../../etc/passwd", "/a/../b", "/%2e%2e/x", "/a\\b"])("%s is never a file", async (address) => {
  await open().put(...page(address));
  expect(await readdir(folder)).toEqual([]);
});

/** A disk that can be full. */
class SmallDisk extends DiskPages {
  isFull = true;
  writes = 0;

  override async write(...written: Parameters<DiskPages["write"]>): Promise<void> {
    this.writes += 1;
    if (this.isFull) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    await super.write(...written);
  }
}

test("with a full disk a page is served from memory, also to who takes no compression, and the log says so once", async () => {
  const disk = new SmallDisk(folder);
  const store = new PageStore(disk, { diskRetryMs: 10 });
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const info = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  for (const address of ["/nieuws", "/circuit"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await store.put(...page(address))).toBe(false);
    const stored = store.get(address);
    if (stored === undefined) throw new Error("The page isn't kept");
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const bodies = await Promise.all([store.body(stored, "identity"), store.body(stored, "br")]);
    expect(bodies.map(String)).toEqual([address, `br:${address}`]);
  }
  // Tried again, and again without room.
  await expect.poll(() => disk.writes).toBeGreaterThan(3);
  expect(log.mock.calls.filter(([line]) => String(line).includes("The disk takes no more"))).toHaveLength(1);
  expect(log).toHaveBeenCalledTimes(1);

  disk.isFull = false;
  const nextProcess = async () => {
    const next = open();
    await next.restore();
    return [await bodyOf(next, "/nieuws"), await bodyOf(next, "/circuit")];
  };
  await expect.poll(nextProcess).toEqual(["br:/nieuws", "br:/circuit"]);
  expect(info.mock.calls.filter(([line]) => String(line).includes("The disk takes pages"))).toHaveLength(1);
  vi.restoreAllMocks();
});

test("a page that neither disk nor memory has room for is dropped without a search of the disk, and made again", async () => {
  const store = new PageStore(new SmallDisk(folder), { bodyBytes: 30 });
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await store.put(...page("/nieuws", "a".repeat(20)));
  await store.put(...page("/circuit", "b".repeat(20)));
  expect(await bodyOf(store, "/nieuws")).toBeNull();
  expect(store.get("/nieuws")).toBeUndefined();
  expect(await bodyOf(store, "/circuit")).not.toBeNull();
  vi.restoreAllMocks();
});
