import type { Change } from "@circuit/contract/site-link/changes";
import { homePath, localeOfPath } from "@circuit/contract/urls/paths";

/**
 * Sorts the paths of a bulk refresh: first the pages of the changed documents, which the editor looks at, then the home
 * page, then the others by depth.
 */
export function sortForRefresh(addresses: readonly string[], changes: readonly Change[]): string[] {
  const slugs = changes.flatMap((change) => change.slugs);
  const rankOf = (address: string) =>
    slugs.some((slug) => address.includes(`/${slug}`)) ? 0 : depthOf(address.split("?", 1)[0] ?? "");
  const ranked = addresses.map((address) => ({ address, rank: rankOf(address) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ address }) => address);
}

/** Returns the depth of a path: 1 for the home page (`/` or `/en`), 2 for the pages right below it. */
function depthOf(path: string): number {
  const home = homePath(localeOfPath(path));
  return path === home ? 1 : path.slice(home === "/" ? 0 : home.length).split("/").length;
}
