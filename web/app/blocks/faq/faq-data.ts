import type { RichText } from "@circuit/contract/content/rich-text";

export interface FaqQuestion {
  id: string;
  question: string;
  answer: RichText;
}

export interface FaqGroup {
  name: string;
  slug: string;
  questions: FaqQuestion[];
}

/** All questions, and the category and search text in the URL. */
export interface FaqData {
  groups: FaqGroup[];
  /** Slug of the chosen category; `null` for all categories. */
  category: string | null;
  /** Search text; empty for none. */
  query: string;
}
