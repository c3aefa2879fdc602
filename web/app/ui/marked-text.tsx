import { createContext, use } from "react";
import type { TextPart } from "#app/domain/text-search.ts";
import { InOrder } from "./in-order.tsx";

/** Cuts a text at what a visitor looks for; `null` where nobody looks for anything, as on all pages but one. */
export const SearchMarks = createContext<((text: string) => TextPart[]) | null>(null);

/** A text in which the words of the search around it are marked. */
export function MarkedText({ text }: { text: string }) {
  const parts = use(SearchMarks);
  if (parts === null) return text;

  return <InOrder items={parts(text)}>{(part) => (part.isMatch ? <mark>{part.text}</mark> : part.text)}</InOrder>;
}
