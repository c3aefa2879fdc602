import type { Change } from "@circuit/contract/changes";
import { homePath, localeOfPath } from "@circuit/contract/paths";
import type { PageEntry } from "../storage/page-entry.ts";

/**
 * The order of a bulk refresh: the pages of the changed documents themselves, as that is where the editor looks, then
 * home and the pages right below it, which more visitors see than those deeper down.
 */
export function inOrder(entries: PageEntry[], changes: readonly Change[]): PageEntry[] {
  const slugs = changes.flatMap((change) => change.slugs);
  const rankOf = ({ address }: PageEntry) =>
    slugs.some((slug) => address.includes(`/${slug}`)) ? 0 : depthOf(address.split("?", 1)[0] ?? "");
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

/** Depth of a path: 1 for home, which is `/` or `/en`, and 2 for the pages right below it. */
function depthOf(path: string): number {
  const home = homePath(localeOfPath(path));
  return path === home ? 1 : path.slice(home === "/" ? 0 : home.length).split("/").length;
}
