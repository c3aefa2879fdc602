import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import type { FaqData } from "./faq-data.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { faqAddress } from "./find-answers.ts";

interface FaqSearch {
  /** What the visitor has typed. */
  query: string;
  /** Called on typing: filters at once, and updates the URL. */
  type: (query: string) => void;
  input: RefObject<HTMLInputElement | null>;
}

/**
 * What the visitor looks for: the address says so at first and after every
 * navigation, then what is typed. The address follows without a new history entry and
 * without asking the server: every question is on the page already.
 */
export function useFaqSearch({ category, query: asked }: FaqData): FaqSearch {
  const { key, pathname } = useLocation();
  const [typed, setTyped] = useState({ key, query: asked });
  const input = useRef<HTMLInputElement>(null);
  const { keepMode } = useAppMode();
  const shownKey = useRef(key);

  const type = (query: string) => {
    setTyped({ key, query });
    const address = keepMode(faqAddress(category, query));
    window.history.replaceState(window.history.state, "", address === "?" ? pathname : `${pathname}${address}`);
  };

  const followAddress = useEffectEvent(() => {
    if (input.current === null) return;
    // Text that was typed before the scripts ran counts; after a navigation the address does.
    if (shownKey.current === key && input.current.value !== asked) type(input.current.value);
    if (shownKey.current !== key) input.current.value = asked;
    shownKey.current = key;
  });
  useEffect(() => followAddress(), [key]);

  return { query: typed.key === key ? typed.query : asked, type, input };
}
