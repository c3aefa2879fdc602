import cluster from "node:cluster";
import path from "node:path";
import type { Change } from "@circuit/contract/changes";
import { forgetAnswers } from "#app/cms/last-good.server.ts";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { tagManager } from "#app/site-config.server.ts";
import { toApplication, type Application } from "../application.ts";
import { clientFolder, readStyleSheet, serverFolder, serverModule } from "../build-files.ts";
import { builds } from "../builds.ts";
import { CriticalCss, withCriticalCss } from "../critical-css.ts";
import { filesNamedIn, KeptFiles } from "../files/kept-files.ts";
import { publications } from "../files/publications.ts";
import { staticFiles } from "../files/static-files.ts";
import { uploads } from "../files/uploads.ts";
import { readChangesSince } from "../page-store/change-log.ts";
import { DiskPages } from "../page-store/disk-pages.ts";
import { pageDataAnswer } from "../page-store/page-data-answer.ts";
import { PageDataFiles } from "../page-store/page-data-files.ts";
import { PageKeeper } from "../page-store/page-keeper.ts";
import { pagePathOf } from "../page-store/page-key.ts";
import { PageLeader } from "../page-store/page-leader.ts";
import { PageRenderer } from "../page-store/page-renderer.ts";
import { PageStore } from "../page-store/page-store.ts";
import { preparePagesFolder } from "../page-store/pages-folder.ts";
import { purgeEndpoint } from "../page-store/purge-endpoint.ts";
import { renderAddress } from "../page-store/render-address.ts";
import { storedPages, unstoredPages } from "../page-store/stored-pages.ts";
import { touchedBy } from "../page-store/touched.ts";
import { pages } from "../pages.ts";
import { createSiteServer, drain } from "../site-server.ts";
import { listenFailure, toMessage, type Message } from "./messages.ts";

/** Pages made at a time by one process: enough to keep the content system busy, not to flood it. */
const concurrency = 4;

/**
 * How old a page may be without anything that says so. Where the content system
 * tells of changes, only what time does to a page is left; where it can't, this
 * is how late a change may show.
 */
const longestFreshMs = env.PURGE_SECRET === undefined ? 60_000 : 3_600_000;

const hourMs = 3_600_000;

/** Everything that one process works with. */
interface Parts {
  application: Application;
  files: KeptFiles;
  dataFiles: PageDataFiles;
  renderer: PageRenderer;
  keeper: PageKeeper;
  leader: PageLeader;
}

/** Serves visitors; one of several processes like it. */
export async function runWorker(): Promise<void> {
  // The primary process says when to stop: a terminal's Ctrl-C reaches all of us at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

  const built: unknown = await import(serverModule);
  const parts = prepare(toApplication(built, env.NODE_ENV));
  await parts.keeper.store.restore();
  const server = createServer(parts);
  listen(parts, () => void drain(server).then(() => process.exit(0)));

  server.once("error", (error) => {
    log.error("Site can't listen", { port: env.WEB_PORT, reason: error.message });
    process.exit(listenFailure);
  });
  server.listen(env.WEB_PORT, env.WEB_HOST, () => {
    log.info("Site is up", { address: env.SITE_URL, port: env.WEB_PORT, pid: process.pid });
  });
}

function prepare(application: Application): Parts {
  const { SITE_URL, CMS_URL, CMS_API_PREFIX, ICON_SERVICE_URL = null, PURGE_SECRET: secret } = env;
  const configuration = [SITE_URL, CMS_URL, CMS_API_PREFIX, ICON_SERVICE_URL, tagManager];
  const folder = preparePagesFolder(path.resolve(env.PAGES_DIR), [serverModule, serverFolder], configuration);

  const css = new CriticalCss(readStyleSheet());
  const files = new KeptFiles({ folder: path.resolve(env.PAGES_DIR, "files"), origin: CMS_URL });
  const finish = (html: string) => {
    files.want(filesNamedIn(html));
    return withCriticalCss(html, css);
  };
  const dataFiles = new PageDataFiles(path.join(folder, "data"));
  const renderer = new PageRenderer({
    render: renderAddress(application, SITE_URL),
    finish,
    dataFiles,
    concurrency,
    longestFreshMs,
  });
  const keeper = new PageKeeper(new PageStore(new DiskPages(folder)), renderer, {
    stored: (address) => tell({ kind: "stored", address }),
    removed: (address) => tell({ kind: "removed", address }),
  });

  const logOptions = { cmsUrl: CMS_URL, apiPrefix: CMS_API_PREFIX, timeoutMs: env.CMS_TIMEOUT_MS };
  const leader = new PageLeader({
    keeper,
    dataFiles,
    application,
    cursorFile: path.join(folder, "cursor"),
    readChangesSince: secret === undefined ? null : (cursor) => readChangesSince(cursor, { ...logOptions, secret }),
    // Of this machine alone: every machine has one in the lead that finds the same.
    announce: (changes) => tell({ kind: "changes", changes }),
    forgetEverything: () => {
      forgetEverything(application, renderer, keeper);
      tell({ kind: "everything" });
    },
  });
  return { application, files, dataFiles, renderer, keeper, leader };
}

function createServer({ application, files, dataFiles, keeper }: Parts) {
  return createSiteServer([
    staticFiles(clientFolder),
    storedPages(keeper),
    pageDataAnswer(dataFiles, (digest) => keeper.replaceData(digest)),
    builds(application.buildId, async () => ({
      prerendered: pagePathsOf(keeper.store),
      redirects: await redirectTargets(application),
    })),
    uploads(files, env.CMS_URL),
    purgeEndpoint(env.PURGE_SECRET ?? null, (changes) => tell({ kind: "purge", changes })),
    publications(files, env.CMS_URL),
    unstoredPages(keeper),
    pages(application.handle, env.SITE_URL, env.TRUSTED_PROXIES),
  ]);
}

/** Does what the other processes and the primary one say. */
function listen(parts: Parts, finish: () => void): void {
  const { keeper, leader } = parts;
  let isLeading = false;

  process.on("message", (value: unknown) => {
    const message = toMessage(value);
    if (message === null) return;
    switch (message.kind) {
      case "lead":
        isLeading = true;
        watch(parts.application.sendWaitingForms());
        setInterval(() => watch(removeGoneFiles(parts.files)), hourMs).unref();
        return watch(leader.start());
      case "changes":
        takeChanges(message.changes, parts);
        return isLeading ? watch(leader.apply(message.changes)) : undefined;
      case "everything":
        return forgetEverything(parts.application, parts.renderer, keeper);
      case "stored":
        return watch(takeStored(message.address, isLeading, keeper));
      case "removed":
        return keeper.store.drop(message.address);
      case "purge":
        // The primary process hears it, and tells all of us as changes.
        return undefined;
      case "drain":
        leader.stop();
        keeper.stop();
        return finish();
      default:
        return message satisfies never;
    }
  });
}

/** Another process made a page; one that was made before a change we know of is made again. */
async function takeStored(address: string, isLeading: boolean, keeper: PageKeeper): Promise<void> {
  await keeper.store.reload(address);
  if (isLeading) keeper.checkStored(address);
}

/** What was kept from before the changes is asked for again. */
function takeChanges(changes: Change[], { application, renderer, keeper }: Parts): void {
  const types = changes.map(({ type }) => type);
  application.forgetAnswers(types);
  forgetAnswers(types);
  renderer.noteChanges(changes);
  const isTouched = touchedBy(changes);
  keeper.store.outdateVariants(({ madeFrom }) => isTouched(madeFrom));
}

/** Whatever was kept from before is asked for again; the stored pages are made again by the one in the lead. */
function forgetEverything(application: Application, renderer: PageRenderer, keeper: PageKeeper): void {
  application.forgetAnswers("all");
  forgetAnswers("all");
  renderer.noteEverything();
  keeper.store.outdateVariants(() => true);
}

/** What an editor removed from the media library goes here too. */
async function removeGoneFiles(files: KeptFiles): Promise<void> {
  const removed = await files.removeGone();
  if (removed > 0) log.info("Files that left the media library are removed", { files: removed });
}

function tell(message: Message): void {
  if (cluster.worker?.isConnected()) cluster.worker.send(message);
}

/** What goes wrong in the background is logged, and stops nothing. */
function watch(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error("Work on stored pages failed", { reason });
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
