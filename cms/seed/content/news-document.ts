import type { SeedDocument, SeedFields } from "../document.ts";
import { entries, picture } from "../references.ts";

/** Fields of an article that both languages share. */
interface NewsFrame {
  /** ISO 8601 moment. */
  publishedOn: string;
  cover: string;
  author: string;
  /** Seed keys of the events it is about; none when absent. */
  events?: readonly string[];
}

/** Texts of an article in one language. */
export interface NewsTexts {
  title: string;
  slug: string;
  /** One sentence or two, for the card; the blocks open with a first paragraph of their own. */
  summary: string;
  coverCaption: string;
  blocks: readonly SeedFields[];
  seo: { title: string; description: string };
}

/**
 * One news article in both languages, or in Dutch only.
 *
 * @param key - Seed key, for `entry("news-article", key)`.
 * @param texts - `en: null` is an article that was never translated.
 */
export function newsDocument(
  key: string,
  frame: NewsFrame,
  texts: { nl: NewsTexts; en: NewsTexts | null },
): SeedDocument {
  const { cover, events = [], ...shared } = frame;

  const fields = (words: NewsTexts) => ({
    ...shared,
    ...words,
    cover: picture(cover),
    events: entries("event", ...events),
  });

  return { key, nl: fields(texts.nl), en: texts.en && fields(texts.en) };
}
