import { createContext, use } from "react";
import type { TextPart } from "#app/domain/text-search.ts";
import { InOrder } from "./in-order.tsx";

/** Splits a text at matches of a visitor's search; `null` without a search, as on all pages but one. */
export const SearchMarks = createContext<((text: string) => TextPart[]) | null>(null);

/** A text in which the words of the search around it are marked. */
export function MarkedText({ text }: { text: string }) {
  const parts = use(SearchMarks);
  if (parts === null) return text;

  return <InOrder items={parts(text)}>{(part) => (part.isMatch ? <mark>{part.text}</mark> : part.text)}</InOrder>;
}
