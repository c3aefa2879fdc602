import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { UnavailableScreen } from "./unavailable-screen.tsx";
import { useMessages, useLocale } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { accountPaths } from "@circuit/contract/urls/own-paths";
import { otherAccountMessages } from "#app/i18n/messages/other-account.ts";

/**
 * Error screen of a page: 404 not found, 403 order of another account, 503 CMS unavailable, 429 too many requests, or a
 * general error. Never shows a stack trace.
 *
 * @param crawlerHtmlSnapshot - HTML that the server sent to a crawler, which keeps it; `null` for visitors.
 */
export function PageErrorScreen({ crawlerHtmlSnapshot }: { crawlerHtmlSnapshot: string | null }) {
  const error = useRouteError();
  const { errors } = useMessages();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  const status = isRouteErrorResponse(error) ? error.status : 500;

  if (isRouteErrorResponse(error) && status === 404) {
    return <NotFoundScreen message={messageOf(error.data) ?? `Page not found: ${path}`} />;
  }
  if (status === 403) {
    const { title, text, account } = otherAccountMessages[locale];
    const toAccount = (
      <ButtonLink to={accountPaths.account[locale]} fill="dark">
        {account}
      </ButtonLink>
    );
    return <ErrorScreen code={status} title={title} text={text} action={toAccount} />;
  }
  if (status === 503 || status === 429) {
    const typed = isRouteErrorResponse(error) ? typedIn(error.data) : [];
    return <UnavailableScreen code={status} retryPath={path} typed={typed} />;
  }
  if (!isRouteErrorResponse(error) && crawlerHtmlSnapshot !== null)
    return <CrawlerPage error={error} html={crawlerHtmlSnapshot} />;
  const retry = (
    <ButtonLink to={path} fill="dark">
      {errors.retry}
    </ButtonLink>
  );
  return <ErrorScreen code={status} title={errors.brokenTitle} text={errors.brokenText} action={retry} />;
}

/** Returns the inputs of the form that the failed request submitted; empty without a form. */
function typedIn(data: unknown): [name: string, text: string][] {
  if (typeof data !== "object" || data === null || !("typed" in data) || !Array.isArray(data.typed)) return [];
  return data.typed.flatMap((pair: unknown): [string, string][] => {
    const isPair = Array.isArray(pair) && typeof pair[0] === "string" && typeof pair[1] === "string";
    return isPair ? [[String(pair[0]), String(pair[1])]] : [];
  });
}

/** Returns the message that a loader gave its error; `null` for none. */
function messageOf(data: unknown): string | null {
  const hasMessage = typeof data === "object" && data !== null && "message" in data;
  return hasMessage && typeof data.message === "string" ? data.message : null;
}

/**
 * Keeps the server's HTML when a script fails in a crawler, and logs the error.
 *
 * @param html - HTML that the server sent.
 */
function CrawlerPage({ error, html }: { error: unknown; html: string }) {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the crawler's console is where its owner reads errors
    console.error(error);
  }, [error]);

  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
