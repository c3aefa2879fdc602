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

/** Returns what the layout needs to know of a page: its path in each language, and how it looks. */
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

/** Returns the text colour of the header over a banner; `null` for a page that starts below the header. */
function headerTone(first: ViewBlock): "dark" | "light" | null {
  if (first.__component === "blocks.next-event" && first.data.raceDay !== null) return null;
  if (first.__component !== "blocks.hero" && first.__component !== "blocks.next-event") return null;
  return first.image === null ? "light" : first.tone;
}
