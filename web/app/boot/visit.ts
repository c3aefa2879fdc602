import { allowTranslation } from "./allow-translation.ts";
import { readBuildMeta, watchBuilds } from "./builds.ts";
import { scrollToLazyTarget } from "./scroll-to-lazy-target.ts";
import { hardNavigate } from "./hard-navigate.ts";
import { watchPlainForms } from "./plain-forms.ts";
import { prefetchLinks } from "./prefetch-links.ts";
import { routeData } from "./route-data.ts";
import { guardRouteModules } from "./route-modules.ts";
import { watchSession } from "./session-of-visit.ts";
import { fetchAhead, storedData } from "./stored-data.ts";

/** Pause before the rest of a visit is prepared, in milliseconds. */
const pauseMs = 1000;

/**
 * Prepares the rest of a visit after its first page: uses the data of stored pages,
 * prefetches it for links in view, and looks every hour for a new build. On slow or
 * data-saving connections nothing is prefetched. Lets the browser translate the page, keeps visitors without a connection
 * on the page when they send a plain form, and shows in the header who is signed in.
 */
export async function startVisit(): Promise<void> {
  allowTranslation();
  guardRouteModules();
  watchSession();
  watchPlainForms();
  scrollToLazyTarget();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  watchBuilds(() => {
    // The code of this page is old: the next one is loaded whole.
    routeData.stored = hardNavigate;
  });

  const { saveData, effectiveType = "" } = navigator.connection ?? {};
  if (effectiveType === "slow-2g") return;
  const meta = await readBuildMeta();
  if (meta === null) return;

  const canFetch = (path: string) => meta.prerendered.has(path) && !meta.redirected.has(path);
  routeData.stored ??= ({ pathname, search }) =>
    (search === "" || search === "?app=1") && canFetch(pathname) ? storedData(pathname) : Promise.resolve(null);

  const isSparing = saveData === true || effectiveType.endsWith("2g");
  if (!isSparing) prefetchLinks(canFetch, fetchAhead);
}
