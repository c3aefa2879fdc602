import type { Change } from "@circuit/contract/changes";
import { homePath, localeOfPath } from "@circuit/contract/paths";
import type { RecentVisits } from "./recent-visits.ts";
import type { PageEntry } from "../storage/page-entry.ts";

/**
 * The order of a bulk refresh: the pages of the changed documents themselves, as that is where the editor looks, then
 * home, then the most visited pages. Where nobody was lately, the pages right below home come before those deeper down.
 *
 * @param visits - How often each address was asked for lately.
 */
export function inOrder(
  entries: PageEntry[],
  changes: readonly Change[],
  visits: Pick<RecentVisits, "of">,
): PageEntry[] {
  const slugs = changes.flatMap((change) => change.slugs);
  const ranked = entries.map((entry) => {
    const { address } = entry;
    const depth = depthOf(address.split("?", 1)[0] ?? "");
    const rank = slugs.some((slug) => address.includes(`/${slug}`)) ? 0 : Math.min(depth, 2);
    return { entry, rank, depth, visits: rank < 2 ? 0 : visits.of(address) };
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || b.visits - a.visits || a.depth - b.depth)
    .map(({ entry }) => entry);
}

/** Depth of a path: 1 for home, which is `/` or `/en`, and 2 for the pages right below it. */
function depthOf(path: string): number {
  const home = homePath(localeOfPath(path));
  return path === home ? 1 : path.slice(home === "/" ? 0 : home.length).split("/").length;
}
