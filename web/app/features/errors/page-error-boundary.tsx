import { Suspense, useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { isUnreachable } from "#app/domain/unreachable-error.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { lazyHydrate } from "#app/ui/lazy-component.tsx";
import { UnreachableScreen } from "./unreachable-screen.tsx";

const screenCode = lazyWithRetry(async () => (await import("./page-error-screen.tsx")).PageErrorScreen);
const PageErrorScreen = lazyHydrate(screenCode);

/** Error boundary of a page; its screen's code loads only when a page fails. */
export function PageErrorBoundary() {
  // A crawler keeps the HTML that the server sent, whatever failed.
  if (isUnreachable(useRouteError()) && crawlerHtmlSnapshot === null) return <UnreachableScreen />;
  return (
    <Suspense fallback={<Meanwhile />}>
      <PageErrorScreen crawlerHtmlSnapshot={crawlerHtmlSnapshot} />
    </Suspense>
  );
}

/** Fallback while the screen's code loads: nothing, or the screen that needs no code when loading fails. */
function Meanwhile() {
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    void screenCode.tryLoad().then((code) => setMissing(code === null));
  }, []);
  return isMissing ? <UnreachableScreen /> : null;
}

const crawlers = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp/iu;

/** HTML of the server, saved before React changes it, when a crawler reads the page; `null` for visitors. */
const crawlerHtmlSnapshot =
  typeof document !== "undefined" && crawlers.test(navigator.userAgent)
    ? (document.querySelector("main")?.innerHTML ?? null)
    : null;
