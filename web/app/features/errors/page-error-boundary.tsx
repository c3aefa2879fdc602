import { Suspense, useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { isUnreachable } from "#app/domain/unreachable-error.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { lazyHydrate } from "#app/ui/lazy-component.tsx";
import { UnreachableScreen } from "./unreachable-screen.tsx";

const screenCode = lazyWithRetry(async () => (await import("./page-error-screen.tsx")).PageErrorScreen);
const PageErrorScreen = lazyHydrate(screenCode);

/** The error screen of a page that fails; most visits never load its code. */
export function PageErrorBoundary() {
  // A crawler keeps the page that it was sent, whatever failed.
  if (isUnreachable(useRouteError()) && crawlerHtmlSnapshot === null) return <UnreachableScreen />;
  return (
    <Suspense fallback={<Meanwhile />}>
      <PageErrorScreen crawlerHtmlSnapshot={crawlerHtmlSnapshot} />
    </Suspense>
  );
}

/** Nothing while the screen's code is on its way; when it can't be had, the screen that needs none. */
function Meanwhile() {
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    void screenCode.take().then((code) => setMissing(code === null));
  }, []);
  return isMissing ? <UnreachableScreen /> : null;
}

const crawlers = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp/iu;

/** The server's HTML, saved before our scripts change it, when a crawler reads the page; `null` for visitors. */
const crawlerHtmlSnapshot =
  typeof document !== "undefined" && crawlers.test(navigator.userAgent)
    ? (document.querySelector("main")?.innerHTML ?? null)
    : null;
