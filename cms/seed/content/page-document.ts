import type { SeedDocument, SeedFields } from "../document.ts";

/** Texts of a page in one language. */
export interface PageTexts {
  /** Path without the language prefix; may span several segments. */
  slug: string;
  /** Short title, for breadcrumbs and search engines. */
  title: string;
  /** Large title on the page; the short one when absent. */
  heading?: string;
  intro?: string;
  /** Title of at most 70 characters and description of at most 155. */
  seo: { title?: string; description: string; noIndex?: boolean };
  blocks: readonly SeedFields[];
}

/**
 * One content page. Its key names its views in the statistics too.
 *
 * @param en - `null` for a page that exists in Dutch only.
 * @param colourMode - Mode the page forces on its visitors; their own by default.
 */
export function page(
  key: string,
  nl: PageTexts,
  en: PageTexts | null,
  colourMode: "system" | "light" | "dark" = "system",
): SeedDocument {
  const fields = ({ title, slug, heading = title, intro, seo, blocks }: PageTexts): SeedFields => ({
    title,
    slug,
    heading,
    intro: intro ?? null,
    blocks,
    colourMode,
    tagManagerViewName: key,
    seo: { title: seo.title ?? null, description: seo.description, noIndex: seo.noIndex ?? false },
  });

  return { key, nl: fields(nl), en: en && fields(en) };
}
