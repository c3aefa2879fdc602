import { parseDocumentPath } from "@circuit/contract/urls/paths";
import type { CmsOptions } from "#app/cms/client.server.ts";
import { listParentCrumbs } from "#app/cms/pages.server.ts";
import { mapPath } from "#app/domain/map-path.ts";

/** Returns the map's page as breadcrumb of views and tour stops; empty when the settings name no such page. */
export async function mapCrumbs(
  mapPage: string | null,
  options: CmsOptions,
): Promise<{ title: string; path: string }[]> {
  const path = mapPath(mapPage);
  if (path === null) return [];
  const { kind, slug } = parseDocumentPath(path, options.locale);
  if (kind !== "page") return [];
  const parents = await listParentCrumbs(`${slug}/x`, options);
  const map = parents.find((parent) => parent.slug === slug);
  return map === undefined ? [] : [{ title: map.title, path }];
}
