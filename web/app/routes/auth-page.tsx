import { localeOfPath } from "@circuit/contract/urls/paths";
import { privateHeaders } from "#app/http/private-page.server.ts";
import { accountSheet } from "#app/features/account/style-sheet.ts";
import { titleMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { authMessages } from "#app/i18n/messages/auth-pages.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { AuthPage } from "#app/pages/account/auth-page.tsx";
import type { Route } from "./+types/auth-page";

export { loadAuthPage as loader, submitAuthPage as action } from "#app/pages/account/auth-page.server.ts";

/** Loads the page by a full page load, so that no code of other pages, such as analytics, sees its URL. */
export { hardNavigate as clientLoader } from "#app/boot/hard-navigate.ts";

export const links: Route.LinksFunction = () => [...accountSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { errorPrefix } = accountMessages[locale];
  const { view, form } = loaderData;
  const isWrong = view.problem !== null || Object.keys(form?.errors ?? {}).length > 0;
  const { title } = authMessages[locale].pages[view.page];
  return titleMeta(isWrong ? `${errorPrefix} ${title}` : title, matches[0].loaderData);
}

export const headers: Route.HeadersFunction = () => privateHeaders();

export default function AuthPageRoute({ loaderData }: Route.ComponentProps) {
  return <AuthPage data={loaderData} />;
}

export { PageErrorBoundary as ErrorBoundary };
