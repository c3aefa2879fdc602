import { type AddressedKind, documentPath, homePath } from "@circuit/contract/urls/paths";
import type { CmsOptions } from "#app/cms/client.server.ts";
import { listParentCrumbs } from "#app/cms/pages.server.ts";
import { parentCrumbs } from "./parent-pages.ts";

/**
 * Returns the breadcrumbs of a detail page, outermost first: pages of editors whose paths are the start of its path.
 */
export async function listDetailCrumbs(
  kind: AddressedKind,
  slug: string,
  options: CmsOptions,
): Promise<{ title: string; path: string }[]> {
  const { locale } = options;
  const address = documentPath(kind, slug, locale).slice(homePath(locale).length).replace(/^\//u, "");
  return parentCrumbs(await listParentCrumbs(address, options), locale);
}
