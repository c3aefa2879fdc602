import { localeOfPath } from "@circuit/contract/urls/paths";
import { privateHeaders } from "#app/http/private-page.server.ts";
import { accountSheet } from "#app/features/account/style-sheet.ts";
import { titleMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { providerMessages } from "#app/i18n/messages/account-providers.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { LinkProvider } from "#app/pages/account/link-provider.tsx";
import type { Route } from "./+types/account-provider";

export {
  loadProviderCallback as loader,
  submitProviderLink as action,
} from "#app/pages/account/provider-callback.server.ts";

/** Loads the page by a full page load, so that no code of other pages, such as analytics, sees its URL. */
export { hardNavigate as clientLoader } from "#app/boot/hard-navigate.ts";

export const links: Route.LinksFunction = () => [...accountSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const locale = localeOfPath(location.pathname);
  const { title } = providerMessages[locale].link;
  const isWrong = loaderData.problem !== null || Object.keys(loaderData.form.errors).length > 0;
  return titleMeta(isWrong ? `${accountMessages[locale].errorPrefix} ${title}` : title, matches[0].loaderData);
}

export const headers: Route.HeadersFunction = () => privateHeaders();

export default function AccountProvider({ loaderData }: Route.ComponentProps) {
  return <LinkProvider data={loaderData} />;
}

export { PageErrorBoundary as ErrorBoundary };
