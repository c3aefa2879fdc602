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
import { sendCmsStarting } from "./error-answers.ts";
import type { CmsStartup } from "./cms-startup.ts";
import type { PageRevalidator } from "./page-store/refresh/page-revalidator.ts";
import { pagePathOf } from "./page-store/storage/page-key.ts";
import type { PageStore } from "./page-store/storage/page-store.ts";
import { purgeEndpoint } from "./page-store/refresh/purge-endpoint.ts";
import { missingPageData, pageDataAnswer, storedPages, unstoredPages } from "./page-store/serving/stored-pages.ts";
import { applicationPages } from "./pages.ts";
import { streams } from "./streams/streams.ts";
import { waitingRoom } from "./waiting-room.ts";

interface SiteParts {
  /** Serves the client build, or in development the sources. */
  clientFiles: Handler;
  /** Returns the current application: in development it changes with its sources. */
  application: () => Application;
  handle: Application["handle"];
  files: MediaMirror;
  /** Store of the pages' data for hydration. */
  data: PageStore;
  revalidator: PageRevalidator;
  opening: CmsStartup;
  /** Completes a page's HTML before it is sent. */
  finish: (html: string) => string;
  /** Called with the changes and the nonce of a purge request. */
  takePurge: (changes: Change[], id: string) => void;
}

/** Makes the site's handlers, of which the first that answers wins, for production and development. */
export function siteHandlers(parts: SiteParts): Handler[] {
  const { clientFiles, application, handle, files, data, revalidator, opening, finish, takePurge } = parts;
  const trustedProxies = env.TRUSTED_PROXIES;
  return [
    // First for speed, as most requests are for stored pages.
    storedPages(revalidator, { canRefresh: opening.isOver, trustedProxies }),
    clientFiles,
    missingPageData,
    waitingRoom(() => application().waitingRooms),
    availability(() => application().readAvailability()),
    streams((now) => application().readLiveStreams(now)),
    pageDataAnswer(data, (address) => revalidator.replaceData(address)),
    purgeEndpoint(env.SITE_CMS_SECRET ?? null, takePurge),
    uploads(files, env.CMS_URL),
    openingPage(opening),
    builds(application().buildId, async () => ({
      prerendered: pagePathsOf(revalidator.store),
      redirects: await redirectTargets(application()),
    })),
    publications((path, locale) => application().findPublishedDocument(path, locale), files, env.CMS_URL),
    unstoredPages(revalidator, { trustedProxies }),
    applicationPages(handle, {
      isForEveryone: (path) => application().isForEveryone(path),
      takesForms: (path) => application().takesForms(path),
      finish,
      siteUrl: env.SITE_URL,
      names: env.SITE_NAMES,
      trustedProxies,
    }),
  ];
}

/** Answers 503 for pages that aren't stored while the CMS is starting. */
function openingPage(opening: CmsStartup): Handler {
  return (request, response) => {
    if (opening.isOver() || !isRead(request)) return false;
    sendCmsStarting(request, response);
    return true;
  };
}

/** Reads the targets of redirects; none when that fails, as browsers then still get the redirects themselves. */
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

/** Returns the paths of all stored pages, without other files. */
function pagePathsOf(store: PageStore): string[] {
  const pageEntries = store.entries().filter(({ contentType }) => contentType.startsWith("text/html"));
  return [...new Set(pageEntries.map(({ address }) => pagePathOf(address)))];
}
