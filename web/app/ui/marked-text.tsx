import { createContext, use } from "react";
import { splitMatches } from "#app/domain/text-search.ts";
import { InOrder } from "./in-order.tsx";

/** The words a visitor looks for, as `searchWords` gives them; none marks nothing. */
export const SearchWords = createContext<readonly string[]>([]);

/** A text in which the words of the search around it are marked. */
export function MarkedText({ text }: { text: string }) {
  const words = use(SearchWords);
  if (words.length === 0) return text;

  return (
    <InOrder items={splitMatches(text, words)}>
      {(part) => (part.isMatch ? <mark>{part.text}</mark> : part.text)}
    </InOrder>
  );
}
