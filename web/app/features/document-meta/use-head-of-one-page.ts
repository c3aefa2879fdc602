import { useEffect } from "react";
import { useLocation } from "react-router";

/** Path and query of the document that the server rendered; `null` before the first effect. */
let written: string | null = null;

/**
 * Removes the server's link preview, language links and structured data from the head once the visitor moves on to
 * another page, as a browser's share button would use them for that page. Machines load each page from the server.
 */
export function useStaleHeadRemoval(): void {
  const { pathname, search } = useLocation();

  useEffect(() => {
    const address = pathname + search;
    written ??= address;
    if (written === address) return;
    const stale = 'link[hreflang],meta[property^="og:"],script[type="application/ld+json"]';
    for (const element of document.head.querySelectorAll(stale)) element.remove();
  }, [pathname, search]);
}
