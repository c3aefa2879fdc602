import { readBuildMeta, watchBuilds } from "./builds.ts";
import { loadWhole } from "./load-whole.ts";
import { prefetchLinks } from "./prefetch-links.ts";
import { routeData } from "./route-data.ts";
import { guardRouteModules } from "./route-modules.ts";
import { storedData } from "./stored-data.ts";

/**
 * What a visit needs after its first page: data of pages made beforehand, fetched
 * ahead for links in view, and a look every hour whether the site was built anew.
 * On slow or data-saving connections nothing is fetched ahead.
 */
export async function startVisit(): Promise<void> {
  guardRouteModules();
  watchBuilds(() => {
    // The code of this page is old: the next one is loaded whole.
    routeData.stored = loadWhole;
  });

  const { connection } = navigator;
  if (connection?.effectiveType === "slow-2g") return;
  const meta = await readBuildMeta();
  if (meta === null) return;

  const canFetch = (path: string) => meta.prerendered.has(path) && !meta.redirected.has(path);
  routeData.stored ??= (url) => {
    const { pathname, search } = new URL(url);
    return search === "" && canFetch(pathname) ? storedData(pathname) : Promise.resolve(null);
  };

  const isSparing = connection?.saveData === true || /2g/u.test(connection?.effectiveType ?? "");
  if (!isSparing) prefetchLinks(canFetch, (path) => storedData(path, { priority: "low" }));
}
