import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { asRendered, revalidatorIn } from "../../../test/page-revalidator.ts";
import { PageRenderer } from "../rendering/page-renderer.ts";
import type { StoredPage } from "../storage/stored-page.ts";
import type { RevalidatorOptions, PageRevalidator } from "./page-revalidator.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "circuit-page-compression-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const longPage = `<p>${"Rondje om de baan, ronde na ronde. ".repeat(200)}</p>`;

/** A revalidator of pages that are long enough to be compressed. */
function revalidatorOfLongPages(options?: RevalidatorOptions): PageRevalidator {
  const render = async () => new Response(longPage, { headers: { "content-type": "text/html" } });
  return revalidatorIn(folder, new PageRenderer({ render, ...asRendered }), undefined, options);
}

function storedIn(revalidator: PageRevalidator, address: string): StoredPage {
  const page = revalidator.store.get(address);
  if (page === undefined) throw new Error("The page isn't stored");
  return page;
}

test("a page gets a better brotli body and gzip, once it has stayed as it is for ten seconds", async () => {
  const revalidator = revalidatorOfLongPages();
  const digests = () => revalidator.store.get("/nieuws")?.entry.digests;
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());

  await revalidator.make("/nieuws");
  const first = digests()?.br;
  await vi.advanceTimersByTimeAsync(9000);
  expect(digests()?.gzip).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await expect.poll(() => digests()?.gzip, { timeout: 5000 }).toBeDefined();
  const body = await revalidator.store.body(storedIn(revalidator, "/nieuws"), "br");
  expect(body && brotliDecompressSync(body).toString("utf8")).toBe(longPage);
  expect(digests()?.br).not.toBe(first);
  revalidator.stop();
});

test("a page of a site that nobody visits stays as it was first compressed", async () => {
  const revalidator = revalidatorOfLongPages({ compressesWell: false });
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());

  await revalidator.make("/nieuws");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(storedIn(revalidator, "/nieuws").entry.digests.gzip).toBeUndefined();
  revalidator.stop();
});

test("a filter or search is compressed once, and kept as that alone", async () => {
  const revalidator = revalidatorOfLongPages();
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());

  await revalidator.make("/nieuws?page=2");
  const { entry } = storedIn(revalidator, "/nieuws?page=2");
  await vi.advanceTimersByTimeAsync(60_000);
  const page = storedIn(revalidator, "/nieuws?page=2");
  expect(page.entry).toEqual(entry);
  expect(Object.keys(page.bodies)).toEqual(["br"]);
  expect(String(await revalidator.store.body(page, "identity"))).toBe(longPage);
  revalidator.stop();
});
