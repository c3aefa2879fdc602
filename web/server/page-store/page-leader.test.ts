import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Change } from "@circuit/contract/changes";
import { verifySignature } from "@circuit/contract/signature";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readChangesSince } from "./change-log.ts";
import { DiskPages } from "./disk-pages.ts";
import { PageDataFiles } from "./page-data-files.ts";
import { PageKeeper } from "./page-keeper.ts";
import { PageLeader } from "./page-leader.ts";
import { PageRenderer } from "./page-renderer.ts";
import { PageStore } from "./page-store.ts";

const secret = "een-geheim-van-de-tests";

/** The site's pages; each is made from the document of its name. */
const paths = ["/a", "/b", "/c"];

/** At once on a quiet machine. */
const soon = { timeout: 4000, interval: 5 };

let folder: string;
let contentSystem: Awaited<ReturnType<typeof startLog>>;
/** What each test leaves running. */
const atTheEnd: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "circuit-leader-"));
  contentSystem = await startLog();
});

afterEach(async () => {
  await Promise.all(atTheEnd.splice(0).map((stop) => stop()));
  contentSystem.stop();
  // A page may be on its way to the disk still.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A content system's log of changes. */
async function startLog() {
  const log = { changes: [changeOf("a", 5)], isAway: false };
  /** Cursors after which it was asked for changes. */
  const asked: string[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    const after = new URL(url, "http://log.invalid").searchParams.get("after") ?? "";
    asked.push(after);
    const signature = String(headers["x-signature"]);
    const isOurs = verifySignature(secret, `GET ${url}`, signature, Math.floor(Date.now() / 1000)) === "ok";
    response.statusCode = log.isAway ? 503 : isOurs ? 200 : 401;
    const changes = log.changes.filter(({ cursor }) => cursor > Number(after));
    const [oldest = 0, latest = 0] = [log.changes[0]?.cursor, log.changes.at(-1)?.cursor];
    response.end(JSON.stringify({ oldest, latest, changes }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The log has no port");

  return {
    log,
    asked,
    cmsUrl: `http://127.0.0.1:${address.port}`,
    /** Resolves once it was asked some times more: the answer to all but the last has been dealt with. */
    looks: async (count = 4) => {
      const before = asked.length;
      await expect.poll(() => asked.length, soon).toBeGreaterThanOrEqual(before + count);
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function changeOf(documentId: string, cursor: number): Change {
  return { cursor, type: "pages", documentId, locale: "nl", slugs: [], moments: [] };
}

/**
 * A site of one process, which leads and tells itself what it announces; it ends with the test.
 *
 * @param sweepMs - Pause between two looks at the log.
 */
function siteLookingEvery(sweepMs: number) {
  const announced: Change[] = [];
  const made: string[] = [];
  const applying: Promise<void>[] = [];
  const state = { untilMade: Promise.resolve(), isStopped: false };

  const keeper = new PageKeeper(
    new PageStore(new DiskPages(folder)),
    new PageRenderer({
      render: async (address) => {
        await state.untilMade;
        if (address === "/sitemap.xml") return new Response(paths.map((page) => `<loc>http://s${page}</loc>`).join(""));
        const headers = { "content-type": "text/html", "x-made-from": `d:${address.slice(1)}` };
        return new Response(address, { headers });
      },
      finish: (html) => html,
      dataFiles: null,
      concurrency: 4,
      longestFreshMs: 60_000,
    }),
    { stored: (address) => (paths.includes(address) ? made.push(address) : 0), removed: () => undefined },
  );
  const logOptions = { cmsUrl: contentSystem.cmsUrl, apiPrefix: "/api", secret, timeoutMs: 5000 };
  const leader = new PageLeader({
    keeper,
    dataFiles: new PageDataFiles(path.join(folder, "data")),
    application: { readMenusAsText: async () => "", readRedirectTargets: async () => ({}) },
    cursorFile: path.join(folder, "cursor"),
    readChangesSince: (cursor) =>
      state.isStopped ? new Promise(() => undefined) : readChangesSince(cursor, logOptions),
    announce: (changes) => {
      announced.push(...changes);
      applying.push(leader.apply(changes));
    },
    sweepMs,
  });

  const site = {
    state,
    leader,
    announced,
    /** Addresses of the pages that were made, in order. */
    made,
    /** Resolves once all its pages are there. */
    start: async () => {
      await keeper.store.restore();
      await leader.start();
      expect(keeper.store.entries().map(({ address }) => address)).toEqual(expect.arrayContaining(paths));
    },
    stop: async () => {
      state.isStopped = true;
      leader.stop();
      keeper.stop();
      await Promise.all(applying);
    },
  };
  atTheEnd.push(site.stop);
  return site;
}

/** A site whose pages are all there, and that knows where the log stands. */
async function startedSite(sweepMs = 10) {
  const site = siteLookingEvery(sweepMs);
  await site.start();
  expect(site.made.toSorted()).toEqual(paths);
  site.made.length = 0;
  return site;
}

test("a change whose purge was lost is found in the log, once, and its pages are made again", async () => {
  const { log, looks } = contentSystem;
  const { made, announced } = await startedSite();
  log.changes.push(changeOf("b", 6));
  await expect.poll(() => made, soon).toEqual(["/b"]);
  await looks();
  expect(announced).toEqual([changeOf("b", 6)]);
  expect(made).toEqual(["/b"]);
});

test("a change that came with a purge isn't taken for a lost one, however long its pages take", async () => {
  const { log, looks } = contentSystem;
  const { state, leader, made, announced } = await startedSite();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.untilMade = promise;
  log.changes.push(changeOf("b", 6));
  const applied = leader.apply([changeOf("b", 6)]);
  await looks();
  expect(announced, "being made").toEqual([]);

  resolve();
  await applied;
  await looks();
  expect(announced, "made").toEqual([]);
  expect(made).toEqual(["/b"]);
});

test("a purge that others should have come before has those looked for at once", async () => {
  const { log } = contentSystem;
  const { leader, made, announced } = await startedSite(600_000);
  log.changes.push(changeOf("b", 6), changeOf("c", 7));
  await leader.apply([changeOf("c", 7)]);
  await expect.poll(() => made, soon).toEqual(["/c", "/b"]);
  expect(announced).toEqual([changeOf("b", 6)]);
});

test.for([
  { what: "no longer goes back far enough", changes: [changeOf("a", 20), changeOf("a", 21)] },
  { what: "is another one", changes: [changeOf("a", 2)] },
])("where the log $what every page is made again, once", async ({ changes }) => {
  const { log, looks } = contentSystem;
  const { made, announced } = await startedSite();
  log.changes = changes;
  await expect.poll(() => made.toSorted(), soon).toEqual(paths);
  await looks();
  expect(made).toHaveLength(paths.length);
  expect(announced).toEqual([]);

  log.changes.push(changeOf("b", 22));
  await expect
    .poll(() => made.slice(paths.length), { ...soon, message: "from then on it is known what changes" })
    .toEqual(["/b"]);
});

test("a restart goes on from the last change that is known", async () => {
  const { log, asked } = contentSystem;
  const first = await startedSite();
  log.changes.push(changeOf("b", 6));
  await expect.poll(() => first.made, soon).toEqual(["/b"]);
  await first.stop();

  log.changes.push(changeOf("c", 7));
  asked.length = 0;
  const second = siteLookingEvery(10);
  await second.start();
  await expect.poll(() => second.made, soon).toEqual(["/c"]);
  expect(asked[0]).toBe("6");
  expect(second.announced).toEqual([changeOf("c", 7)]);
});

test("a log that is out of reach is asked again until it answers", async () => {
  const { log, looks } = contentSystem;
  const { made, announced } = await startedSite();
  log.isAway = true;
  log.changes.push(changeOf("b", 6));
  await looks();
  expect(announced).toEqual([]);

  log.isAway = false;
  await expect.poll(() => made, soon).toEqual(["/b"]);
  expect(announced).toEqual([changeOf("b", 6)]);
});

test("pages that were made before it was known where the log stands are made again", async () => {
  const { log, looks } = contentSystem;
  log.isAway = true;
  const { made } = await startedSite();
  await looks();
  expect(made).toEqual([]);
  log.isAway = false;
  await expect.poll(() => made.toSorted(), soon).toEqual(paths);
});
