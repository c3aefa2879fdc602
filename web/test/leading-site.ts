import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Change } from "@circuit/contract/site-link/changes";
import { verifySignature } from "@circuit/contract/site-link/signature";
import { afterEach, beforeEach, expect } from "vitest";
import { readChangesSince } from "../server/page-store/refresh/change-log.ts";
import { openPageData } from "../server/page-store/storage/page-data.ts";
import { CacheWarmer } from "../server/page-store/refresh/cache-warmer.ts";
import { PageRenderer } from "../server/page-store/rendering/page-renderer.ts";
import { asRendered, revalidatorIn } from "./page-revalidator.ts";
import { loopbackServer } from "./loopback-server.ts";

const secret = "een-geheim-van-de-tests";

/** The site's pages; each is made from the document of its name. */
export const paths = ["/a", "/b", "/c"];

/** Looks often; how long it waits is the configuration's. */
export const soon = { interval: 5 };

/** Where a test's site and its content system's log are. */
export interface Setting {
  folder: string;
  contentSystem: Awaited<ReturnType<typeof startLog>>;
  /** What the test leaves running. */
  atTheEnd: (() => Promise<void>)[];
}

/** Gives each test of a file a folder and a log of changes of its own, and clears up after it. */
export function settingOfEach(): () => Setting {
  let setting: Setting | null = null;
  const current = () => {
    if (setting === null) throw new Error("No test is running");
    return setting;
  };

  beforeEach(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "circuit-leader-"));
    setting = { folder, contentSystem: await startLog(), atTheEnd: [] };
  });
  afterEach(async () => {
    const { folder, atTheEnd } = current();
    await Promise.all(atTheEnd.map((stop) => stop()));
    // A page may be on its way to the disk still.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return current;
}

/** A content system's log of changes. */
async function startLog() {
  const log = { changes: [changeOf("a", 5)], isAway: false };
  /** Cursors after which it was asked for changes. */
  const asked: string[] = [];
  const cmsUrl = await loopbackServer(({ url = "", headers }, response) => {
    const after = new URL(url, "http://log.invalid").searchParams.get("after") ?? "";
    asked.push(after);
    const signature = String(headers["x-signature"]);
    const isOurs = verifySignature(secret, "changes", `GET ${url}`, signature, Math.floor(Date.now() / 1000)) === "ok";
    response.statusCode = log.isAway ? 503 : isOurs ? 200 : 401;
    const changes = log.changes.filter(({ cursor }) => cursor > Number(after)).slice(0, 500);
    const [oldest = 0, latest = 0] = [log.changes[0]?.cursor, log.changes.at(-1)?.cursor];
    response.end(JSON.stringify({ oldest, latest, changes }));
  });

  return {
    log,
    asked,
    cmsUrl,
    /** Resolves after some more requests; the site has then dealt with the answers to all but the last. */
    looks: async (count = 4) => {
      const before = asked.length;
      await expect.poll(() => asked.length, soon).toBeGreaterThanOrEqual(before + count);
    },
  };
}

/** What a site would know after a restart; `null` when nothing is written yet. */
export async function stateIn({ folder }: Setting): Promise<unknown> {
  const text = await readFile(path.join(folder, "state.json"), "utf8").catch(() => "null");
  return JSON.parse(text);
}

/** A change of the page made from a document. */
export function changeOf(documentId: string, cursor: number): Change {
  return { cursor, type: "pages", documentId, locale: "nl", slugs: [], moments: [] };
}

function pageAt(address: string): Response {
  if (address === "/sitemap.xml") return new Response(paths.map((page) => `<loc>http://s${page}</loc>`).join(""));
  return new Response(address, { headers: { "content-type": "text/html", "x-cache-tags": `d:${address.slice(1)}` } });
}

/**
 * A site of one process, which leads and tells itself what it announces; it ends with the test.
 *
 * @param sweepMs - Pause between two looks at the log.
 * @param lookMs - Pause between two looks for pages that aren't stored.
 */
export function siteLookingEvery(
  sweepMs: number,
  { folder, contentSystem, atTheEnd }: Setting,
  lookMs = 600_000,
  warmsUp = true,
) {
  const announced: Change[] = [];
  /** Addresses of the pages that were made, in order. */
  const made: string[] = [];
  const applying: Promise<void>[] = [];
  /** Answers of the log that are still on their way. */
  const reading = new Set<Promise<unknown>>();
  /** What a test decides, and may look at; `gone` are pages that answer that they are gone. */
  const state = {
    untilMade: Promise.resolve(),
    isStopped: false,
    forgotten: 0,
    menusRead: 0,
    untilMenus: Promise.resolve(),
    menus: "Home",
    gone: new Set<string>(),
  };
  const render = async (address: string) => {
    await state.untilMade;
    return state.gone.has(address) ? new Response(null, { status: 404 }) : pageAt(address);
  };
  const readMenusAsText = async () => {
    state.menusRead += 1;
    await state.untilMenus;
    return state.menus;
  };
  const read = async (cursor: number | null) => {
    // A process that stopped hears of no answer.
    if (state.isStopped) return new Promise<never>(() => undefined);
    const { cmsUrl } = contentSystem;
    const answer = readChangesSince(cursor, { cmsUrl, apiPrefix: "/api", secret, timeoutMs: 5000 });
    reading.add(answer);
    return answer.finally(() => reading.delete(answer));
  };
  const renderer = new PageRenderer({ render, ...asRendered });
  const revalidator = revalidatorIn(folder, renderer, (address) => {
    if (paths.includes(address)) made.push(address);
  });
  const leader = new CacheWarmer({
    revalidator,
    data: openPageData(path.join(folder, "data")),
    files: { removeGone: async () => 0 },
    application: { readMenusAsText, readRedirectTargets: async () => ({}) },
    stateFile: path.join(folder, "state.json"),
    readChangesSince: read,
    announce: (changes) => {
      announced.push(...changes);
      applying.push(leader.apply(changes));
    },
    forgetEverything: () => (state.forgotten += 1),
    warmsUp,
    sweepMs,
    lookMs,
  });
  const halt = () => {
    state.isStopped = true;
    leader.stop();
    revalidator.stop();
  };
  const site = {
    state,
    leader,
    revalidator,
    announced,
    made,
    /** Resolves once all its pages are there. */
    start: async () => {
      await revalidator.store.restore();
      await leader.start();
      expect(revalidator.store.entries().map(({ address }) => address)).toEqual(expect.arrayContaining(paths));
    },
    /** Ends without waiting for what is under way, as a process that dies. */
    leave: () => {
      halt();
      applying.length = 0;
    },
    stop: async () => {
      halt();
      // An answer that is still on its way would hold what a test adds to the log next.
      await Promise.allSettled(reading);
      await Promise.all(applying);
    },
  };
  atTheEnd.push(site.stop);
  return site;
}

/** A site whose pages are all there, and that knows where the log stands. */
export async function startedSite(setting: Setting, sweepMs = 10, lookMs?: number) {
  const site = siteLookingEvery(sweepMs, setting, lookMs);
  await site.start();
  expect(site.made.toSorted()).toEqual(paths);
  site.made.length = 0;
  return site;
}
