import cluster from "node:cluster";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Change } from "@circuit/contract/changes";
import { forgetAnswers } from "#app/cms/last-good.server.ts";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { toApplication, type Application } from "../application.ts";
import { builds } from "../builds.ts";
import { CriticalCss, withCriticalCss } from "../critical-css.ts";
import { readChangesSince } from "../page-store/change-log.ts";
import { DiskPages } from "../page-store/disk-pages.ts";
import { pagePathOf } from "../page-store/page-key.ts";
import { PageKeeper } from "../page-store/page-keeper.ts";
import { PageLeader } from "../page-store/page-leader.ts";
import { PageRenderer } from "../page-store/page-renderer.ts";
import { PageStore } from "../page-store/page-store.ts";
import { purgeEndpoint } from "../page-store/purge-endpoint.ts";
import { renderAddress } from "../page-store/render-address.ts";
import { storedPages, unstoredPages } from "../page-store/stored-pages.ts";
import { isTouched } from "../page-store/touched.ts";
import { pages } from "../pages.ts";
import { publications } from "../publications.ts";
import { createSiteServer, drain } from "../site-server.ts";
import { staticFiles } from "../static-files.ts";
import { uploads } from "../uploads.ts";
import { listenFailure, toMessage, type Message } from "./messages.ts";

const buildFolder = fileURLToPath(new URL("../../build/", import.meta.url));

/** Pages made at a time by one process: enough to keep the content system busy, not to flood it. */
const concurrency = 4;

/** Serves visitors; one of several processes like it. */
export async function runWorker(): Promise<void> {
  // The primary process says when to stop: a terminal's Ctrl-C reaches all of us at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

  const serverModule = path.join(buildFolder, "server/index.js");
  const built: unknown = await import(serverModule);
  const application = toApplication(built, env.NODE_ENV);
  const folder = pagesFolder(serverModule);
  const css = new CriticalCss(readStyleSheet());
  const renderer = new PageRenderer({
    render: renderAddress(application, env.SITE_URL),
    finish: (html) => withCriticalCss(html, css),
    concurrency,
  });
  const store = new PageStore(new DiskPages(folder));
  const keeper = new PageKeeper(store, renderer, {
    stored: (address) => tell({ kind: "stored", address }),
    removed: (address) => tell({ kind: "removed", address }),
  });
  const leader = pageLeader(keeper, application, folder);
  await store.restore();

  const server = createSiteServer([
    staticFiles(path.join(buildFolder, "client")),
    storedPages(keeper),
    builds(application.buildId, async () => ({
      prerendered: pagePathsOf(store),
      redirects: await redirectTargets(application),
    })),
    uploads(env.CMS_URL),
    purgeEndpoint(env.PURGE_SECRET ?? null, (changes) => tell({ kind: "changes", changes })),
    publications(env.CMS_URL),
    unstoredPages(keeper),
    pages(application.handle, env.SITE_URL),
  ]);

  let isLeading = false;
  process.on("message", (value: unknown) => {
    const message = toMessage(value);
    if (message === null) return;
    switch (message.kind) {
      case "lead":
        isLeading = true;
        return watch(leader.start());
      case "changes":
        takeChanges(message.changes, application, renderer, store);
        return isLeading ? watch(leader.apply(message.changes)) : undefined;
      case "stored":
        return watch(store.reload(message.address));
      case "removed":
        return store.drop(message.address);
      case "drain":
        leader.stop();
        keeper.stop();
        return void drain(server).then(() => process.exit(0));
      default:
        return message satisfies never;
    }
  });

  server.once("error", (error) => {
    log.error("Site can't listen", { port: env.WEB_PORT, reason: error.message });
    process.exit(listenFailure);
  });
  server.listen(env.WEB_PORT, env.WEB_HOST, () => {
    log.info("Site is up", { address: env.SITE_URL, port: env.WEB_PORT, pid: process.pid });
  });
}

/** None while the content system is away: who follows one then is told by the page itself. */
async function redirectTargets({ readRedirectTargets }: Application): Promise<Record<string, string>> {
  try {
    return await readRedirectTargets();
  } catch (error) {
    log.warn("Redirects are missing", { reason: String(error) });
    return {};
  }
}

/** Paths of the stored pages, without data, pictures and the app mode. */
function pagePathsOf(store: PageStore): string[] {
  const pageEntries = store.entries().filter(({ contentType }) => contentType.startsWith("text/html"));
  return [...new Set(pageEntries.map(({ address }) => pagePathOf(address)))];
}

/** Everything that was kept from before the changes is asked for again. */
function takeChanges(changes: Change[], application: Application, renderer: PageRenderer, store: PageStore): void {
  application.forgetAnswers();
  forgetAnswers();
  renderer.noteChanges(changes);
  store.dropVariants(({ madeFrom }) => isTouched(madeFrom, changes));
}

function pageLeader(keeper: PageKeeper, application: Application, folder: string): PageLeader {
  const { PURGE_SECRET: secret, CMS_URL: cmsUrl, CMS_API_PREFIX: apiPrefix, CMS_TIMEOUT_MS: timeoutMs } = env;
  return new PageLeader({
    keeper,
    application,
    cursorFile: path.join(folder, "cursor"),
    readChangesSince:
      secret === undefined ? null : (cursor) => readChangesSince(cursor, { cmsUrl, apiPrefix, secret, timeoutMs }),
    announce: (changes) => tell({ kind: "changes", changes }),
  });
}

function tell(message: Message): void {
  if (cluster.worker?.isConnected()) cluster.worker.send(message);
}

/** What goes wrong in the background is logged, and stops nothing. */
function watch(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    log.error("Work on stored pages failed", {
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  });
}

/** The site's one style sheet; the server's own copy has another name, and the same rules. */
function readStyleSheet(): string {
  const assets = path.join(buildFolder, "client/assets");
  const sheets = readdirSync(assets).filter((name) => name.endsWith(".css"));
  return readFileSync(path.join(assets, sheets[0] ?? "style.css"), "utf8");
}

/** Folder of the pages that this build makes with this configuration; those of older ones are cleared away. */
function pagesFolder(serverModule: string): string {
  const parent = path.resolve(env.PAGES_DIR);
  const configuration = JSON.stringify([env.SITE_URL, env.CMS_URL, env.CMS_API_PREFIX, env.ICON_SERVICE_URL ?? null]);
  const id = createHash("sha256").update(readFileSync(serverModule)).update(configuration).digest("hex").slice(0, 16);
  const folder = path.join(parent, id);
  mkdirSync(folder, { recursive: true });

  const old = readdirSync(parent)
    .filter((name) => /^[0-9a-f]{16}$/u.test(name) && name !== id)
    .toSorted((a, b) => statSync(path.join(parent, b)).mtimeMs - statSync(path.join(parent, a)).mtimeMs);
  for (const name of old.slice(1)) rmSync(path.join(parent, name), { recursive: true, force: true });
  return folder;
}
