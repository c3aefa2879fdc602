import type { Change } from "@circuit/contract/site-link/changes";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import type { Application } from "./application.ts";
import { availability } from "./availability.ts";
import { builds } from "./builds.ts";
import type { MediaMirror } from "./files/media-mirror.ts";
import { publications } from "./files/publications.ts";
import { uploads } from "./files/uploads.ts";
import { isRead, type Handler } from "./http/http-answer.ts";
import { sendOpening } from "./error-answers.ts";
import type { CmsStartup } from "./cms-startup.ts";
import type { PageRevalidator } from "./page-store/refresh/page-revalidator.ts";
import { pagePathOf } from "./page-store/storage/page-key.ts";
import type { PageStore } from "./page-store/storage/page-store.ts";
import { purgeEndpoint } from "./page-store/refresh/purge-endpoint.ts";
import { dataOfNoPage, pageDataAnswer, storedPages, unstoredPages } from "./page-store/serving/stored-pages.ts";
import { pages } from "./pages.ts";
import { streams } from "./streams/streams.ts";
import { waitingRoom } from "./waiting-room.ts";

/** What the handlers ask of the application. */
export type HandlerApplication = Pick<
  Application,
  | "buildId"
  | "isForEveryone"
  | "takesForms"
  | "handle"
  | "findPublishedDocument"
  | "readAvailability"
  | "readOnAir"
  | "readRedirectTargets"
  | "waitingRooms"
>;

/** What the handlers are made of. */
interface SiteParts {
  /** Answers with the files that browsers load: as built, or from their sources. */
  clientFiles: Handler;
  application: HandlerApplication;
  files: MediaMirror;
  /** The data of stored pages. */
  data: PageStore;
  revalidator: PageRevalidator;
  opening: CmsStartup;
  /** Completes a page's HTML before it is sent. */
  finish: (html: string) => string;
  /** Called with the changes of a purge, and its id, which counts once. */
  takePurge: (changes: Change[], id: string) => void;
}

/** The site's handlers, in order: the first that answers wins. The same in development. */
export function siteHandlers(parts: SiteParts): Handler[] {
  const { clientFiles, application, files, data, revalidator, opening, finish, takePurge } = parts;
  const trustedProxies = env.TRUSTED_PROXIES;
  return [
    // First, as a crowd asks for these: nothing is stored under the addresses of the others.
    storedPages(revalidator, { canRefresh: opening.isOver, trustedProxies }),
    clientFiles,
    dataOfNoPage,
    waitingRoom(() => application.waitingRooms),
    availability(application.readAvailability),
    streams(application.readOnAir),
    pageDataAnswer(data, (address) => revalidator.replaceData(address)),
    purgeEndpoint(env.SITE_CMS_SECRET ?? null, takePurge),
    uploads(files, env.CMS_URL),
    openingPage(opening),
    builds(application.buildId, async () => ({
      prerendered: pagePathsOf(revalidator.store),
      redirects: await redirectTargets(application),
    })),
    publications(application.findPublishedDocument, files, env.CMS_URL),
    unstoredPages(revalidator, { trustedProxies }),
    pages(application.handle, {
      isForEveryone: application.isForEveryone,
      takesForms: application.takesForms,
      finish,
      siteUrl: env.SITE_URL,
      names: env.SITE_NAMES,
      trustedProxies,
    }),
  ];
}

/**
 * While the content system is still starting, a visitor who asks for a
 * page that isn't stored is told to try again.
 */
function openingPage(opening: CmsStartup): Handler {
  return (request, response) => {
    if (opening.isOver() || !isRead(request)) return false;
    sendOpening(request, response);
    return true;
  };
}

/** Targets of redirects; none when they can't be read: a browser then learns of one from the answer itself. */
async function redirectTargets({
  readRedirectTargets,
}: Pick<Application, "readRedirectTargets">): Promise<Record<string, string>> {
  try {
    return await readRedirectTargets();
  } catch (error) {
    log.info("Redirects are missing", { reason: String(error) });
    return {};
  }
}

/** Paths of the stored pages, without data, pictures and the app mode. */
function pagePathsOf(store: PageStore): string[] {
  const pageEntries = store.entries().filter(({ contentType }) => contentType.startsWith("text/html"));
  return [...new Set(pageEntries.map(({ address }) => pagePathOf(address)))];
}
