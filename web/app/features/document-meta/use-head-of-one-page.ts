import { useEffect } from "react";
import { useLocation } from "react-router";

/** Address that the server wrote the document for; `null` until the page has begun. */
let written: string | null = null;

/**
 * Takes what only machines read out of the document once the visitor has gone on to another page: it is about the
 * page before. A browser that shares the page would give its title and picture to the new one. Nothing takes its
 * place, as whoever reads it asks the server for the page.
 */
export function useHeadOfOnePage(): void {
  const { pathname, search } = useLocation();

  useEffect(() => {
    const address = pathname + search;
    written ??= address;
    if (written === address) return;
    const stale = 'link[hreflang],meta[property^="og:"],script[type="application/ld+json"]';
    for (const element of document.head.querySelectorAll(stale)) element.remove();
  }, [pathname, search]);
}
