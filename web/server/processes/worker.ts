import cluster from "node:cluster";
import path from "node:path";
import type { Change } from "@circuit/contract/site-link/changes";
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
import { openPageData } from "../page-store/storage/page-data.ts";
import { PageRevalidator } from "../page-store/refresh/page-revalidator.ts";
import { CacheWarmer } from "../page-store/refresh/cache-warmer.ts";
import { PageRenderer, type IsInvalidated } from "../page-store/rendering/page-renderer.ts";
import { PageStore } from "../page-store/storage/page-store.ts";
import { preparePagesFolder } from "../page-store/storage/pages-folder.ts";
import { renderAddress } from "../page-store/rendering/render-address.ts";
import { tagMatcherOf } from "#app/cache-tags/tag-matcher.ts";
import { siteHandlers } from "../site-handlers.ts";
import { createSiteServer, drain } from "../site-server.ts";
import { watchCmsStartup } from "../cms-startup.ts";
import { listenFailureExitCode, parseMessage, type Message } from "./messages.ts";

/**
 * Longest time that a page stays fresh, in milliseconds. Without a secret there are no purges, so that this is how late
 * a change may show.
 */
const maxFreshMs = env.SITE_CMS_SECRET === undefined ? 60_000 : 3_600_000;

/** The parts of one process. */
type Parts = ReturnType<typeof prepare>;

/** Runs one of the processes that serve visitors; the primary process starts and stops them. */
export async function runWorker(): Promise<void> {
  // Ignores a terminal's Ctrl-C, which reaches all processes: the primary process sends `drain`.
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

  server.once("error", (error) => {
    log.error("Site can't listen", { port: env.WEB_PORT, reason: error.message });
    process.exit(listenFailureExitCode);
  });
  server.listen({ port: env.WEB_PORT, host: env.WEB_HOST, backlog: backlogLength }, () => {
    log.info("Site is up", { address: env.SITE_URL, port: env.WEB_PORT, pid: process.pid });
  });
}

function prepare(application: Application) {
  const { SITE_URL, CMS_URL, CMS_API_PREFIX, ICON_SERVICE_URL = null, SITE_CMS_SECRET: secret } = env;
  const configuration = [SITE_URL, CMS_URL, CMS_API_PREFIX, ICON_SERVICE_URL, tagManager];
  const folder = preparePagesFolder(
    path.resolve(env.PAGES_DIR),
    [path.dirname(serverModule), serverFolder],
    configuration,
  );

  const css = new CriticalCss(readStyleSheet(application.styleSheet), readStyleSheet);
  const files = new MediaMirror({ folder: path.resolve(env.PAGES_DIR, "files"), origin: CMS_URL });
  const finish = (html: string) => {
    files.want(filesNamedIn(html));
    return withCriticalCss(html, css);
  };
  const data = openPageData(path.join(folder, "data"));
  const renderer = new PageRenderer({
    render: renderAddress({ handle: application.handle, pageRoutes: () => application.pageRoutes }, SITE_URL),
    isForEveryone: application.isForEveryone,
    finish,
    data,
    maxFreshMs,
  });
  const tell = (address: string) => sendToPrimary({ kind: "page", address });
  const revalidator = new PageRevalidator(
    new PageStore(path.join(folder, "pages")),
    renderer,
    tell,
    application.readAhead,
  );

  const logOptions = { cmsUrl: CMS_URL, apiPrefix: CMS_API_PREFIX, timeoutMs: env.CMS_TIMEOUT_MS };
  const leader = new CacheWarmer({
    revalidator,
    data,
    files,
    application,
    stateFile: path.join(folder, "state.json"),
    warmsUp: env.PAGE_WARM_UP,
    readChangesSince: secret === undefined ? null : (cursor) => readChangesSince(cursor, { ...logOptions, secret }),
    // For this machine only, as the leading process of every machine finds the same changes.
    announce: (changes) => sendToPrimary({ kind: "changes", changes }),
    forgetEverything: () => {
      invalidate("all", application, revalidator);
      sendToPrimary({ kind: "everything" });
    },
  });
  const opening = watchCmsStartup(CMS_URL, env.CMS_START_SECONDS * 1000);
  return { application, files, data, finish, revalidator, leader, opening };
}

function createServer(parts: Parts) {
  const { handle } = parts.application;
  const takePurge = (changes: Change[], id: string) => sendToPrimary({ kind: "purge", changes, id });
  const clientFiles = staticFiles(clientFolder);
  return createSiteServer(
    siteHandlers({ ...parts, application: () => parts.application, handle, clientFiles, takePurge }),
  );
}

/** Handles the messages of the other processes and the primary one. */
function listen(parts: Parts, finish: () => void): void {
  const { application, revalidator, leader } = parts;
  let isLeading = false;

  process.on("message", (value: unknown) => {
    const message = parseMessage(value);
    if (message === null) return;
    switch (message.kind) {
      case "lead":
        isLeading = true;
        return watch(lead(parts));
      case "changes":
        invalidate(message.changes, application, revalidator);
        return isLeading ? watch(leader.apply(message.changes)) : undefined;
      case "everything":
        return invalidate("all", application, revalidator);
      case "page":
        return watch(revalidator.reload(message.address, isLeading));
      case "purge":
        // Only the primary process handles it; it sends `changes` to all workers.
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

/** Starts the work of the leading process, after the CMS has started. */
async function lead({ application, leader, opening }: Parts): Promise<void> {
  await opening.over;
  watch(application.sendWaitingForms());
  await leader.start();
}

/** Invalidates cached answers and pages in memory only; the leading process refreshes pages on disk. */
function invalidate(changes: Change[] | "all", application: Application, revalidator: PageRevalidator): void {
  application.invalidateAnswers(changes);
  const isTouched: IsInvalidated = changes === "all" ? () => true : tagMatcherOf(changes);
  revalidator.renderer.noteChange(isTouched);
  revalidator.store.invalidateUnwritten(isTouched);
}

function sendToPrimary(message: Message): void {
  if (cluster.worker?.isConnected()) cluster.worker.send(message);
}

/** Logs the failure of background work. */
function watch(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log.error("Work on stored pages failed", { reason });
  });
}
