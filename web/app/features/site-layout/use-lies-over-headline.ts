import { useEffect, useState, type RefObject } from "react";
import { useLocation } from "react-router";

/** What the page says first, and what it asks visitors to do beside that. */
const mainWords = "main h1, main :has(> h1) > .actions";

/**
 * Tells whether an element that is fixed to the screen lies over the page's headline or main action, so that it can
 * step aside until they have been scrolled away.
 *
 * @param over - The element. While it holds the focus it stays: its visitor is using it.
 * @returns Also `true` until it is known.
 */
export function useLiesOverHeadline(over: RefObject<HTMLElement | null>): boolean {
  const { pathname } = useLocation();
  const [isOver, setIsOver] = useState(true);

  useEffect(() => {
    const element = over.current;
    if (element === null) return undefined;
    const below = new Set<Element>();
    let watch: IntersectionObserver | null = null;

    function place(panel: HTMLElement): void {
      watch?.disconnect();
      below.clear();
      const { top, right, bottom, left } = panel.getBoundingClientRect();
      const margins = [-top, right - window.innerWidth, bottom - window.innerHeight, -left];
      const rootMargin = margins.map((margin) => `${Math.round(margin)}px`).join(" ");
      watch = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) below[isIntersecting ? "add" : "delete"](target);
          setIsOver(below.size > 0 && !panel.contains(document.activeElement));
        },
        { rootMargin },
      );
      const found = document.querySelectorAll(mainWords);
      if (found.length === 0) setIsOver(false);
      for (const words of found) watch.observe(words);
    }

    const resized = new ResizeObserver(() => place(element));
    resized.observe(element);
    resized.observe(document.documentElement);
    return () => {
      resized.disconnect();
      watch?.disconnect();
    };
  }, [over, pathname]);

  return isOver;
}
