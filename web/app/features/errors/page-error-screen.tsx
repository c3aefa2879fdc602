import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { BrokenScreen } from "./broken-screen.tsx";
import { CrawlerPage } from "./crawler-page.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { OtherAccountScreen } from "./other-account-screen.tsx";
import { UnavailableScreen } from "./unavailable-screen.tsx";

/**
 * What a page shows instead of itself when it fails: absent is a 404, another account's a 403, a broken
 * content system a 503, too many requests a 429, and anything else a screen that says so. Never a stack trace.
 *
 * @param sentPage - The page as it was sent to a crawler, which keeps it; `null` for visitors.
 */
export function PageErrorScreen({ sentPage }: { sentPage: string | null }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  const status = isRouteErrorResponse(error) ? error.status : 500;

  if (isRouteErrorResponse(error) && status === 404) {
    return <NotFoundScreen message={messageOf(error.data) ?? `Page not found: ${path}`} />;
  }
  if (isRouteErrorResponse(error) && status === 403) return <OtherAccountScreen />;
  if (status === 503 || status === 429) return <UnavailableScreen code={status} retryPath={path} />;
  if (!isRouteErrorResponse(error) && sentPage !== null) return <CrawlerPage error={error} html={sentPage} />;
  return <BrokenScreen status={status} retryPath={path} />;
}

/** The message a loader gave its error; `null` when it gave none. */
function messageOf(data: unknown): string | null {
  const hasMessage = typeof data === "object" && data !== null && "message" in data;
  return hasMessage && typeof data.message === "string" ? data.message : null;
}
