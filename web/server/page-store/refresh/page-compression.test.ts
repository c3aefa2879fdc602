import { expect, onTestFinished, test, vi } from "vitest";
import { folderOfEach } from "../../../test/temporary-folder.ts";
import { asRendered, revalidatorIn, textOf } from "../../../test/page-revalidator.ts";
import { PageRenderer } from "../rendering/page-renderer.ts";
import type { PageRevalidator } from "./page-revalidator.ts";

const folder = folderOfEach();

const longPage = `<p>${"Rondje om de baan, ronde na ronde. ".repeat(200)}</p>`;

/** A revalidator of pages that are long enough to be compressed. */
function revalidatorOfLongPages(): PageRevalidator {
  const render = async () => new Response(longPage, { headers: { "content-type": "text/html" } });
  return revalidatorIn(folder(), new PageRenderer({ render, ...asRendered }));
}

/** What is sent to a client that takes brotli. */
async function bytesOf(revalidator: PageRevalidator, address: string): Promise<string | undefined> {
  const page = revalidator.store.get(address);
  if (page === undefined) throw new Error("The page isn't stored");
  return (await revalidator.store.answer(page, ["br"]))?.body.toString("base64");
}

test("a page gets a better brotli body, once it has stayed as it is for ten seconds", async () => {
  const revalidator = revalidatorOfLongPages();
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await revalidator.make("/nieuws");
  const first = await bytesOf(revalidator, "/nieuws");
  await vi.advanceTimersByTimeAsync(9000);
  expect(await bytesOf(revalidator, "/nieuws")).toBe(first);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await expect.poll(() => bytesOf(revalidator, "/nieuws"), { timeout: 5000 }).not.toBe(first);
  expect(await textOf(revalidator, "/nieuws")).toBe(longPage);
});

test("a filter or search stays as it was first compressed", async () => {
  const revalidator = revalidatorOfLongPages();
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await revalidator.make("/nieuws?page=2");
  const first = await bytesOf(revalidator, "/nieuws?page=2");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(await bytesOf(revalidator, "/nieuws?page=2")).toBe(first);
  expect(await textOf(revalidator, "/nieuws?page=2")).toBe(longPage);
});
