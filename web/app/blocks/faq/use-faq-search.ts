import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import type { FaqData } from "./faq-data.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { faqUrlQuery } from "./find-answers.ts";

interface FaqSearch {
  query: string;
  /** Sets the search text and writes it to the URL. */
  type: (query: string) => void;
  input: RefObject<HTMLInputElement | null>;
}

/**
 * Keeps the search text: the URL's at first and after each navigation, then what the visitor types. Typing replaces the
 * URL without a history entry or request, as all questions are on the page.
 */
export function useFaqSearch({ category, query: asked }: FaqData): FaqSearch {
  const { key, pathname } = useLocation();
  const [typed, setTyped] = useState({ key, query: asked });
  const input = useRef<HTMLInputElement>(null);
  const { keepMode } = useAppMode();
  const shownKey = useRef(key);

  const type = (query: string) => {
    setTyped({ key, query });
    const address = keepMode(faqUrlQuery(category, query));
    window.history.replaceState(window.history.state, "", address === "?" ? pathname : `${pathname}${address}`);
  };

  const followAddress = useEffectEvent(() => {
    if (input.current === null) return;
    // On hydration text typed before the scripts ran wins; after a navigation the URL's text does.
    if (shownKey.current === key && input.current.value !== asked) type(input.current.value);
    if (shownKey.current !== key) input.current.value = asked;
    shownKey.current = key;
  });
  useEffect(() => followAddress(), [key]);

  return { query: typed.key === key ? typed.query : asked, type, input };
}
