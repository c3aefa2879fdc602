import { type AddressedKind, documentPath, homePath } from "@circuit/contract/urls/paths";
import type { CmsOptions } from "#app/cms/client.server.ts";
import { listParentCrumbs } from "#app/cms/pages.server.ts";
import { parentCrumbs } from "./parent-pages.ts";

/**
 * The pages above a detail page, outermost first: those the editor made at the
 * segments of its address.
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
