import { allowTranslation } from "./allow-translation.ts";
import { readBuildMeta, watchBuilds } from "./builds.ts";
import { scrollToLazyTarget } from "./scroll-to-lazy-target.ts";
import { hardNavigate } from "./hard-navigate.ts";
import { watchPlainForms } from "./plain-forms.ts";
import { prefetchLinks } from "./prefetch-links.ts";
import { routeData } from "./route-data.ts";
import { guardRouteModules } from "./route-modules.ts";
import { watchSession } from "./watch-session.ts";
import { prefetchData, storedData } from "./stored-data.ts";

/** Pause between hydration and the first prefetch, in milliseconds. */
const pauseMs = 1000;

/**
 * Starts what runs for the rest of the visit, after the first page is hydrated: among others prefetching, except on
 * slow or data-saving connections, and an hourly check for a new build.
 */
export async function startVisit(): Promise<void> {
  allowTranslation();
  guardRouteModules();
  watchSession();
  watchPlainForms();
  scrollToLazyTarget();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  watchBuilds(() => {
    // The code of this page is outdated: load the next page whole.
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
  if (!isSparing) prefetchLinks(canFetch, prefetchData);
}
