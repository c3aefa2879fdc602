import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiskPages } from "./disk-pages.ts";
import { PageKeeper } from "./page-keeper.ts";
import { PageRenderer, type Rendered } from "./page-renderer.ts";
import { PageStore } from "./page-store.ts";
import type { Urgency } from "./waiting-line.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "circuit-keeper-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Counts the pages it was handed and hasn't answered yet. */
class CountingRenderer extends PageRenderer {
  handed = 0;
  most = 0;
  readonly made: string[] = [];

  constructor() {
    const headers = (address: string) => ({ "content-type": "text/html", "x-made-from": `d:${address.slice(1)}` });
    const render = async (address: string) => new Response(address, { headers: headers(address) });
    super({ render, finish: (html) => html, dataFiles: null, concurrency: 4, longestFreshMs: 60_000 });
  }

  override async render(address: string, urgency: Urgency): Promise<Rendered> {
    this.handed += 1;
    this.most = Math.max(this.most, this.handed);
    const rendered = await super.render(address, urgency);
    this.handed -= 1;
    this.made.push(address);
    return rendered;
  }
}

function keeperOf(renderer: PageRenderer): PageKeeper {
  const nobody = { stored: () => undefined, removed: () => undefined };
  return new PageKeeper(new PageStore(new DiskPages(folder)), renderer, nobody);
}

const change = { cursor: 1, type: "events", locale: "nl" as const, slugs: [], moments: [] };

test("of many pages that are to be made only some wait at a time, and all are made", async () => {
  const renderer = new CountingRenderer();
  const keeper = keeperOf(renderer);
  const addresses = Array.from({ length: 60 }, (_, index) => `/${index}`);
  await keeper.refreshEach(addresses);
  expect(renderer.made.toSorted()).toEqual(addresses.toSorted());
  expect(renderer.most).toBeLessThan(10);
  expect(keeper.store.entries()).toHaveLength(60);
  keeper.stop();
});

test("a publish makes the pages again that were made from the document, and no others", async () => {
  const renderer = new CountingRenderer();
  const keeper = keeperOf(renderer);
  await keeper.refreshEach(["/a", "/b", "/c"]);
  renderer.made.length = 0;
  expect(await keeper.apply([{ ...change, documentId: "b" }])).toBe(1);
  expect(renderer.made).toEqual(["/b"]);
  keeper.stop();
});

test.for([
  { address: "/nieuws?page=2", keeps: "keeps its first brotli body" },
  { address: "/nieuws", keeps: "gets a better brotli body" },
])("$address $keeps, and gets gzip", async ({ address }) => {
  const html = `<p>${"Rondje om de baan, ronde na ronde. ".repeat(200)}</p>`;
  const render = async () => new Response(html, { headers: { "content-type": "text/html" } });
  const keeper = keeperOf(
    new PageRenderer({ render, finish: () => html, dataFiles: null, concurrency: 4, longestFreshMs: 60_000 }),
  );
  const digests = () => keeper.store.get(address)?.entry.digests;

  await keeper.make(address);
  const first = digests()?.br;
  await expect.poll(() => digests()?.gzip, { timeout: 5000 }).toBeDefined();
  const page = keeper.store.get(address);
  if (page === undefined) throw new Error("The page isn't kept");
  const body = await keeper.store.body(page, "br");
  expect(body && brotliDecompressSync(body).toString("utf8")).toBe(html);
  expect(page.entry.digests.br === first).toBe(address.includes("?"));
  keeper.stop();
});
