import type { PageQuery } from "./page-query.ts";
import { pageSearch } from "./page-search.ts";

/** Fragments of the map's page: where the chosen stand is told of, and where a way to walk is asked for. */
export const mapAnchors = { stand: "stand", walk: "walk" } as const;

/**
 * The way to the circuit's map, with what is chosen on it.
 *
 * @param page - The page that has the map, as the settings know it: its query and anchor are left out.
 * @returns `null` while no page has it. A chosen stand is opened where it is told of.
 */
export function mapPath(page: string | null, chosen: Partial<PageQuery> = {}): string | null {
  const [path = ""] = (page ?? "").split(/[?#]/u, 1);
  const search = pageSearch(chosen);
  const anchor = chosen.stand ? `#${mapAnchors.stand}` : "";
  return path === "" ? null : `${path}${search === "?" ? "" : search}${anchor}`;
}
