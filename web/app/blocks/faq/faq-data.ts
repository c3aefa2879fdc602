import type { RichText } from "@circuit/contract/content/rich-text";

/** A question with its answer. */
export interface FaqQuestion {
  id: string;
  question: string;
  answer: RichText;
}

/** A category with its questions, in the editor's order. */
export interface FaqGroup {
  name: string;
  slug: string;
  questions: FaqQuestion[];
}

/** Every question, and what the address asks for. */
export interface FaqData {
  groups: FaqGroup[];
  /** Slug of the chosen category; `null` for all of them. */
  category: string | null;
  /** The visitor's search; empty without one. */
  query: string;
}
