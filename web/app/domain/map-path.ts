import type { PageQuery } from "./page-query.ts";
import { queryString } from "./query-string.ts";

/** Ids in the map's page: of the panel about the chosen grandstand, and of the form for a walking route. */
export const mapAnchors = { stand: "stand", walk: "walk" } as const;

/**
 * Returns the URL of the circuit map with some choices made on it; a chosen grandstand adds the fragment of its panel.
 *
 * @param page - URL of the map's page in the settings; its query and fragment are left out. `null` returns `null`.
 */
export function mapPath(page: string | null, chosen: Partial<PageQuery> = {}): string | null {
  const [path = ""] = (page ?? "").split(/[?#]/u, 1);
  const search = queryString(chosen);
  const anchor = chosen.stand ? `#${mapAnchors.stand}` : "";
  return path === "" ? null : `${path}${search === "?" ? "" : search}${anchor}`;
}
