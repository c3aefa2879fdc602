import cluster from "node:cluster";
import path from "node:path";
import type { Change } from "@circuit/contract/changes";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { tagManager } from "#app/site-config.server.ts";
import { toApplication, type Application } from "../application.ts";
import { clientFolder, readStyleSheet, serverFolder, serverModule } from "../build-files.ts";
import { allowInlineScripts } from "../http/content-security-policy.ts";
import { CriticalCss, withCriticalCss } from "../critical-css/critical-css.ts";
import { filesNamedIn, MediaMirror } from "../files/media-mirror.ts";
import { staticFiles } from "../files/static-files.ts";
import { AcceptBacklog, backlogLength } from "../drain-accept-backlog.ts";
import { readChangesSince } from "../page-store/refresh/change-log.ts";
import { DiskPages } from "../page-store/storage/disk-pages.ts";
import { PageDataFiles } from "../page-store/storage/page-data-files.ts";
import { PageRevalidator, type PageNews } from "../page-store/refresh/page-revalidator.ts";
import { CacheWarmer } from "../page-store/refresh/cache-warmer.ts";
import { PageRenderer } from "../page-store/rendering/page-renderer.ts";
import { PageStore } from "../page-store/storage/page-store.ts";
import { preparePagesFolder } from "../page-store/storage/pages-folder.ts";
import { renderAddress } from "../page-store/rendering/render-address.ts";
import { matchesTags } from "#app/cache-tags/matches-tags.ts";
import { siteHandlers } from "../site-handlers.ts";
import { createSiteServer, drain } from "../site-server.ts";
import { watchCmsStartup, type CmsStartup } from "../cms-startup.ts";
import { listenFailure, toMessage, type Message } from "./messages.ts";

/** Pages that one process renders at a time: enough to keep the content system busy, not to flood it. */
const concurrency = 4;

/** Pause between two messages on how often pages are visited, in milliseconds. */
const visitsMs = 60_000;

/**
 * Longest time that a page stays fresh, in milliseconds. With purges only the passing
 * of time makes a page stale; without them this is how late a change may show.
 */
const longestFreshMs = env.SITE_CMS_SECRET === undefined ? 60_000 : 3_600_000;

/** Everything that one process works with. */
interface Parts {
  application: Application;
  files: MediaMirror;
  dataFiles: PageDataFiles;
  renderer: PageRenderer;
  /** Completes a page's HTML before it is stored or sent. */
  finish: (html: string) => string;
  revalidator: PageRevalidator;
  leader: CacheWarmer;
  opening: CmsStartup;
}

/** Runs one of the processes that serve visitors. */
export async function runWorker(): Promise<void> {
  // The primary process says when to stop: a terminal's Ctrl-C reaches all of us at once.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

  const built: unknown = await import(serverModule);
  const backlog = new AcceptBacklog();
  const undrained = toApplication(built, env.NODE_ENV);
  const application = { ...undrained, handle: backlog.drainBefore(undrained.handle) };
  allowInlineScripts(application.inlineScripts);
  const parts = prepare(application);
  await parts.revalidator.store.restore();
  await parts.opening.asked;
  const server = createServer(parts);
  backlog.watch(server);
  listen(parts, () => void drain(server).then(() => process.exit(0)));

  setInterval(() => shareVisits(parts.revalidator), visitsMs).unref();

  server.once("error", (error) => {
    log.error("Site can't listen", { port: env.WEB_PORT, reason: error.message });
    process.exit(listenFailure);
  });
  server.listen({ port: env.WEB_PORT, host: env.WEB_HOST, backlog: backlogLength }, () => {
    log.info("Site is up", { address: env.SITE_URL, port: env.WEB_PORT, pid: process.pid });
  });
}

function prepare(application: Application): Parts {
  const { SITE_URL, CMS_URL, CMS_API_PREFIX, ICON_SERVICE_URL = null, SITE_CMS_SECRET: secret } = env;
  const configuration = [SITE_URL, CMS_URL, CMS_API_PREFIX, ICON_SERVICE_URL, tagManager];
  const folder = preparePagesFolder(path.resolve(env.PAGES_DIR), [serverModule, serverFolder], configuration);

  const css = new CriticalCss(readStyleSheet(application.styleSheet), readStyleSheet);
  const files = new MediaMirror({ folder: path.resolve(env.PAGES_DIR, "files"), origin: CMS_URL });
  const finish = (html: string) => {
    files.want(filesNamedIn(html));
    return withCriticalCss(html, css);
  };
  const dataFiles = new PageDataFiles(path.join(folder, "data"));
  const renderer = new PageRenderer({
    render: renderAddress({ handle: application.handle, pageRoutes: () => application.pageRoutes }, SITE_URL),
    isForEveryone: application.isForEveryone,
    isStoring: true,
    finish,
    dataFiles,
    concurrency,
    longestFreshMs,
  });
  const news: PageNews = {
    stored: (address) => sendToPrimary({ kind: "stored", address }),
    removed: (address) => sendToPrimary({ kind: "removed", address }),
  };
  const revalidator = new PageRevalidator(new PageStore(new DiskPages(folder)), renderer, news, {
    readAhead: application.readAhead,
    compressesWell: env.PAGE_WARM_UP,
  });

  const logOptions = { cmsUrl: CMS_URL, apiPrefix: CMS_API_PREFIX, timeoutMs: env.CMS_TIMEOUT_MS };
  const leader = new CacheWarmer({
    revalidator,
    dataFiles,
    files,
    application,
    cursorFile: path.join(folder, "cursor"),
    warmsUp: env.PAGE_WARM_UP,
    readChangesSince: secret === undefined ? null : (cursor) => readChangesSince(cursor, { ...logOptions, secret }),
    // To this machine only: the leading process of every machine finds the same changes.
    announce: (changes) => sendToPrimary({ kind: "changes", changes }),
    forgetEverything: () => {
      forgetEverything(application, renderer, revalidator);
      sendToPrimary({ kind: "everything" });
    },
  });
  const opening = watchCmsStartup(CMS_URL, env.CMS_START_SECONDS * 1000);
  return { application, files, dataFiles, renderer, finish, revalidator, leader, opening };
}

function createServer({ application, files, dataFiles, revalidator, opening, finish }: Parts) {
  const takePurge = (changes: Change[], id: string) => sendToPrimary({ kind: "purge", changes, id });
  const clientFiles = staticFiles(clientFolder);
  return createSiteServer(
    siteHandlers({ clientFiles, application, files, dataFiles, revalidator, opening, finish, takePurge }),
  );
}

/** Handles the messages of the other processes and the primary one. */
function listen(parts: Parts, finish: () => void): void {
  const { revalidator, leader } = parts;
  let isLeading = false;

  process.on("message", (value: unknown) => {
    const message = toMessage(value);
    if (message === null) return;
    switch (message.kind) {
      case "lead":
        isLeading = true;
        return watch(lead(parts));
      case "changes":
        takeChanges(message.changes, parts);
        return isLeading ? watch(leader.apply(message.changes)) : undefined;
      case "everything":
        return forgetEverything(parts.application, parts.renderer, revalidator);
      case "stored":
        return watch(takeStored(message.address, isLeading, revalidator));
      case "removed":
        return revalidator.store.drop(message.address);
      case "visits":
        return revalidator.visits.add(message.visits);
      case "purge":
        // For the primary process, which passes it on to all of us as `changes`.
        return undefined;
      case "drain":
        leader.stop();
        revalidator.stop();
        return finish();
      default:
        return message satisfies never;
    }
  });
}

/**
 * Starts the work of the leading process; first waits for the content
 * system, as requests while it starts would fail.
 */
async function lead({ application, leader, opening }: Parts): Promise<void> {
  await opening.over;
  watch(application.sendWaitingForms());
  await leader.start();
}

/**
 * Loads a page that another process stored; the leading process refreshes
 * it if a change has invalidated it meanwhile.
 */
async function takeStored(address: string, isLeading: boolean, revalidator: PageRevalidator): Promise<void> {
  await revalidator.store.reload(address);
  if (isLeading) revalidator.checkStored(address);
}

/** Invalidates the cached answers and stored variants that changes touch. */
function takeChanges(changes: Change[], { application, renderer, revalidator }: Parts): void {
  application.forgetAnswers(changes);
  renderer.noteChanges(changes);
  const isTouched = matchesTags(changes);
  revalidator.store.invalidateVariants(({ cacheTags }) => isTouched(cacheTags));
}

/** Invalidates all cached answers and stored variants; the leading process refreshes the other stored pages. */
function forgetEverything(application: Application, renderer: PageRenderer, revalidator: PageRevalidator): void {
  application.forgetAnswers("all");
  renderer.noteEverything();
  revalidator.store.invalidateVariants(() => true);
}

/** Any process may lead one day, so all of them know which pages are visited most. */
function shareVisits({ store, visits: recent }: PageRevalidator): void {
  const visits = recent.take(store.takeVisits());
  if (Object.keys(visits).length > 0) sendToPrimary({ kind: "visits", visits });
}

function sendToPrimary(message: Message): void {
  if (cluster.worker?.isConnected()) cluster.worker.send(message);
}

/** Logs the failure of work in the background; the process goes on. */
function watch(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error("Work on stored pages failed", { reason });
  });
}
