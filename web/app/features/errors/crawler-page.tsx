import { useEffect } from "react";

/**
 * Stands in for an error screen when a script fails in a crawler: the error is
 * reported, and the page stays as the server sent it (specification, section 8).
 *
 * @param html - What the server sent.
 */
export function CrawlerPage({ error, html }: { error: unknown; html: string }) {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the crawler's console is where its owner reads errors
    console.error(error);
  }, [error]);

  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
