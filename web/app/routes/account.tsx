import { localeOfPath } from "@circuit/contract/urls/paths";
import { privateHeaders } from "#app/http/private-page.server.ts";
import { accountSheet } from "#app/features/account/style-sheet.ts";
import { titleMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { Account } from "#app/pages/account/account.tsx";
import type { Route } from "./+types/account";

export { loadAccount as loader } from "#app/pages/account/load-account.server.ts";
export { submitAccount as action } from "#app/pages/account/submit-account.server.ts";

/** Loads the page by a full page load, so that no code of other pages, such as analytics, sees it. */
export { hardNavigate as clientLoader } from "#app/boot/hard-navigate.ts";

export const links: Route.LinksFunction = () => [...accountSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, errorPrefix, unavailable } = accountMessages[localeOfPath(location.pathname)];
  const { account, problem } = loaderData;
  const wrongTitle = `${errorPrefix} ${title}`;
  if (account === null)
    return titleMeta(problem?.kind === "signedOut" ? wrongTitle : unavailable.title, matches[0].loaderData);
  const hasErrors = Object.values(account.forms).some((form) => Object.keys(form?.errors ?? {}).length > 0);
  return titleMeta(problem !== null || hasErrors ? wrongTitle : title, matches[0].loaderData);
}

export const headers: Route.HeadersFunction = () => privateHeaders();

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  return <Account data={loaderData} />;
}

export { PageErrorBoundary as ErrorBoundary };
