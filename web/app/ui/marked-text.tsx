import { createContext, use } from "react";
import type { TextPart } from "#app/domain/text-search.ts";
import { IndexedItems } from "./in-order.tsx";

/** Function that splits a text at matches of the visitor's search; `null` without a search. */
export const SearchMarks = createContext<((text: string) => TextPart[]) | null>(null);

/** Text with matches of the surrounding search highlighted. */
export function MarkedText({ text }: { text: string }) {
  const parts = use(SearchMarks);
  if (parts === null) return text;

  return (
    <IndexedItems items={parts(text)}>{(part) => (part.isMatch ? <mark>{part.text}</mark> : part.text)}</IndexedItems>
  );
}
