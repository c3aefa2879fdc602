import { isLocale, type Locale } from "@circuit/contract/locales";
import { documentPath, type AddressedKind } from "@circuit/contract/urls/paths";
import type { ViewBlock } from "#app/blocks/view-block.ts";
import type { PageInfo } from "#app/features/site-layout/page-info.ts";

interface AddressedDocument {
  slug: string;
  localizations: { locale: string; slug: string }[];
  colourMode?: PageInfo["colourMode"];
  tagManagerViewName?: string | null;
}

/**
 * What the layout must know of a page: its address in each language, and how it
 * wants to look. The header's ink follows the hero, when the page opens with one.
 */
export function pageInfo(
  document: AddressedDocument,
  kind: AddressedKind,
  locale: Locale,
  blocks: readonly ViewBlock[] = [],
): PageInfo {
  const alternates: PageInfo["alternates"] = { [locale]: documentPath(kind, document.slug, locale) };
  for (const twin of document.localizations) {
    if (isLocale(twin.locale)) alternates[twin.locale] = documentPath(kind, twin.slug, twin.locale);
  }

  const [first] = blocks;
  return {
    alternates,
    colourMode: document.colourMode ?? "system",
    headerTone: first === undefined ? null : headerTone(first),
    viewName: document.tagManagerViewName ?? null,
  };
}

/** The ink over a page's picture, for a dark banner without one; `null` for a page that begins below the header. */
function headerTone(first: ViewBlock): "dark" | "light" | null {
  if (first.__component === "blocks.next-event" && first.data.raceDay !== null) return null;
  if (first.__component !== "blocks.hero" && first.__component !== "blocks.next-event") return null;
  return first.image === null ? "light" : first.tone;
}
