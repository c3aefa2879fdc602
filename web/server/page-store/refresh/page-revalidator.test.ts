import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { folderOfEach } from "../../../test/temporary-folder.ts";
import { asRendered, revalidatorIn, textOf } from "../../../test/page-revalidator.ts";
import type { PageRevalidator } from "./page-revalidator.ts";
import { PageRenderer, type Rendered } from "../rendering/page-renderer.ts";
import type { Urgency } from "../rendering/render-queue.ts";

const folder = folderOfEach();

afterEach(() => void vi.useRealTimers());

/** The pause before a page is tried again, in no time. */
const firstPause = () => vi.advanceTimersByTime(1000);

/** Counts the pages it was handed and hasn't answered yet. */
class CountingRenderer extends PageRenderer {
  handed = 0;
  most = 0;
  readonly made: string[] = [];

  constructor() {
    const headers = (address: string) => ({ "content-type": "text/html", "x-cache-tags": `d:${address.slice(1)}` });
    const render = async (address: string) => new Response(address, { headers: headers(address) });
    super({ render, ...asRendered });
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

/** Which came first is told by the millisecond. A timer may end in the one that it began in. */
async function nextMillisecond(): Promise<void> {
  const before = Date.now();
  while (Date.now() <= before) await turn();
}

const change = { cursor: 1, type: "events", locale: "nl" as const, slugs: [], moments: [] };

test("of many pages that are to be made only some wait at a time, and all are made", async () => {
  const renderer = new CountingRenderer();
  const revalidator = revalidatorIn(folder(), renderer);
  const addresses = Array.from({ length: 60 }, (_, index) => `/${index}`);
  await revalidator.refreshEach(addresses);
  expect(renderer.made.toSorted()).toEqual(addresses.toSorted());
  expect(renderer.most).toBeLessThan(10);
  expect(revalidator.store.entries()).toHaveLength(60);
});

test("a publish makes the pages again that were made from the document, and no others", async () => {
  const renderer = new CountingRenderer();
  const revalidator = revalidatorIn(folder(), renderer);
  await revalidator.refreshEach(["/a", "/b", "/c"]);
  renderer.made.length = 0;
  expect(await revalidator.apply([{ ...change, documentId: "b" }])).toBe(1);
  expect(renderer.made).toEqual(["/b"]);
});

test("R14 what was made again since a change isn't made once more for it", async () => {
  const made: string[] = [];
  const held = Promise.withResolvers<void>();
  const render = async (address: string) => {
    made.push(address);
    if (made.length > 8 && ["/0", "/1"].includes(address)) await held.promise;
    return answer(address);
  };
  const revalidator = revalidatorIn(folder(), new PageRenderer({ render, ...asRendered }));
  const addresses = Array.from({ length: 8 }, (_, index) => `/${index}`);
  await revalidator.refreshEach(addresses);
  await nextMillisecond();
  const published = revalidator.apply([{ ...change, documentId: "1" }]);
  await nextMillisecond();
  // As another change does while the first pages are being made.
  await revalidator.refresh("/7", "visitor");
  held.resolve();
  await published;
  expect(made.slice(8).toSorted()).toEqual(addresses);
});

test("after a change the document's own page comes first, then home, then what lies deeper down", async () => {
  const begun: string[] = [];
  const render = async (address: string) => {
    begun.push(address);
    return answer(address);
  };
  const revalidator = revalidatorIn(folder(), new PageRenderer({ render, ...asRendered }));
  await revalidator.refreshEach(["/nieuws/a", "/circuit/b", "/en/news", "/contact", "/nieuws/eigen", "/en", "/"]);
  begun.length = 0;
  await revalidator.apply([{ ...change, documentId: "1", slugs: ["eigen"] }]);
  const groups = [begun.slice(0, 1), begun.slice(1, 3), begun.slice(3, 5), begun.slice(5)];
  expect(groups.map((group) => group.toSorted())).toEqual([
    ["/nieuws/eigen"],
    ["/", "/en"],
    ["/contact", "/en/news"],
    ["/circuit/b", "/nieuws/a"],
  ]);
});

/** A revalidator of one page, whose next answers a test decides. */
function revalidatorOfAnswers(): {
  revalidator: PageRevalidator;
  renderer: PageRenderer;
  answers: { next: () => Response };
} {
  const answers = { next: () => answer("whole") };
  const render = async () => answers.next();
  const renderer = new PageRenderer({ render, ...asRendered });
  return { revalidator: revalidatorIn(folder(), renderer), renderer, answers };
}

function answer(html: string, headers: Record<string, string> = {}): Response {
  return new Response(html, { headers: { "content-type": "text/html", "x-cache-tags": "d:1", ...headers } });
}

const incomplete = () => answer("without its menu", { "x-incomplete": "1" });

test("a page that lacks something for a moment doesn't take the place of a whole one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { revalidator, answers } = revalidatorOfAnswers();
  await revalidator.make("/nieuws");
  answers.next = incomplete;
  await revalidator.refresh("/nieuws");
  expect(await textOf(revalidator, "/nieuws")).toBe("whole");
  answers.next = () => answer("new and whole");
  firstPause();
  await expect.poll(() => textOf(revalidator, "/nieuws")).toBe("new and whole");
});

test("what a page lacks for long doesn't keep its news from visitors", async () => {
  const { revalidator, answers } = revalidatorOfAnswers();
  await revalidator.make("/nieuws");
  answers.next = incomplete;
  await revalidator.refresh("/nieuws", "upkeep", 8000);
  expect(await textOf(revalidator, "/nieuws")).toBe("without its menu");
  const kept = revalidator.store.get("/nieuws");
  await revalidator.refresh("/nieuws", "upkeep", 16_000);
  expect(revalidator.store.get("/nieuws"), "nothing new, nothing to keep").toBe(kept);
});

test("a page that was never whole is kept, not made for every visitor, and becomes whole by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { revalidator, answers } = revalidatorOfAnswers();
  answers.next = incomplete;
  await revalidator.make("/nieuws", "visitor");
  const freshMs = (revalidator.store.get("/nieuws")?.entry.freshUntil ?? 0) - Date.now();
  expect(freshMs).toBeGreaterThan(5000);
  expect(freshMs).toBeLessThanOrEqual(10_000);
  answers.next = () => answer("whole");
  firstPause();
  await expect.poll(() => textOf(revalidator, "/nieuws")).toBe("whole");
});

test("a page that couldn't be made again isn't done with until it is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { revalidator, answers } = revalidatorOfAnswers();
  await revalidator.make("/nieuws");
  expect(revalidator.isSettled).toBe(true);
  answers.next = () => new Response(null, { status: 503 });
  await revalidator.refresh("/nieuws");
  expect(revalidator.isSettled).toBe(false);
  expect(await textOf(revalidator, "/nieuws")).toBe("whole");
  answers.next = () => answer("new");
  firstPause();
  await expect.poll(() => revalidator.isSettled).toBe(true);
  expect(await textOf(revalidator, "/nieuws")).toBe("new");
});

test("a search that a change has touched is made again for who asks, and is answered as it was while that can't be", async () => {
  const { revalidator, answers } = revalidatorOfAnswers();
  await revalidator.make("/nieuws?page=2");
  revalidator.store.invalidateUnwritten((tags) => tags.includes("d:1"));
  const old = revalidator.store.get("/nieuws?page=2");
  if (old === undefined) throw new Error("The search is forgotten");
  expect(old.isOutdated).toBe(true);

  answers.next = () => new Response(null, { status: 503 });
  expect(await revalidator.renew(old)).toBe(old);
  answers.next = () => {
    throw new Error("down");
  };
  expect(await revalidator.renew(old)).toBe(old);

  answers.next = () => answer("new");
  await revalidator.renew(old);
  expect(await textOf(revalidator, "/nieuws?page=2")).toBe("new");
  expect(revalidator.store.get("/nieuws?page=2")?.isOutdated).toBe(false);
});

test("a change that comes while a page is being written to disk has it made again", async () => {
  const { revalidator, renderer, answers } = revalidatorOfAnswers();
  const put = revalidator.store.put.bind(revalidator.store);
  revalidator.store.put = async (entry, body) => {
    revalidator.store.put = put;
    answers.next = () => answer("after the change");
    renderer.noteChange((tags) => tags.includes("d:1"));
    return put(entry, body);
  };
  await revalidator.make("/nieuws");
  await expect.poll(() => textOf(revalidator, "/nieuws")).toBe("after the change");
});

const longPage = `<p>${"Rondje om de baan, ronde na ronde. ".repeat(200)}</p>`;

/** Makes a page that is long enough to be compressed, while time stands still. */
async function longPageAt(address: string) {
  const render = async () => new Response(longPage, { headers: { "content-type": "text/html" } });
  const revalidator = revalidatorIn(folder(), new PageRenderer({ render, ...asRendered }));
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  await revalidator.make(address);
  /** What a client gets that takes brotli. */
  const bytes = async () => {
    const page = revalidator.store.get(address);
    if (page === undefined) throw new Error("The page isn't stored");
    return (await revalidator.store.answer(page, ["br"]))?.body.toString("base64");
  };
  return { revalidator, bytes };
}

test("a page gets a better brotli body, once it has stayed as it is for ten seconds", async () => {
  const { revalidator, bytes } = await longPageAt("/nieuws");
  const first = await bytes();
  await vi.advanceTimersByTimeAsync(9000);
  expect(await bytes()).toBe(first);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await expect.poll(bytes, { timeout: 5000 }).not.toBe(first);
  expect(await textOf(revalidator, "/nieuws")).toBe(longPage);
});

test("a filter or search stays as it was first compressed", async () => {
  const { revalidator, bytes } = await longPageAt("/nieuws?page=2");
  const first = await bytes();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(await bytes()).toBe(first);
  expect(await textOf(revalidator, "/nieuws?page=2")).toBe(longPage);
});
