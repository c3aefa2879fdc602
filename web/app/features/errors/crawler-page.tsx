import { useEffect } from "react";

const crawlers = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp/iu;

/** What the server sent a crawler, kept before any script of ours changes it; `null` for visitors. */
const sentPage =
  typeof document !== "undefined" && crawlers.test(navigator.userAgent)
    ? (document.querySelector("main")?.innerHTML ?? null)
    : null;

/** Whether this is a crawler that was sent a whole page. */
export function hasCrawlerPage(): boolean {
  return sentPage !== null;
}

/**
 * Stands in for an error screen when a script fails in a crawler: the error is
 * reported, and the page stays as the server sent it (specification, section 8).
 */
export function CrawlerPage({ error }: { error: unknown }) {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the crawler's console is where its owner reads errors
    console.error(error);
  }, [error]);

  return <div dangerouslySetInnerHTML={{ __html: sentPage ?? "" }} />;
}
