import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { orderUnavailableMessages } from "#app/i18n/messages/order-unavailable.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { ResubmitScreen, type TypedInput } from "./typed-screen.tsx";
import { SiteErrorScreen } from "./site-error-screen.tsx";

interface UnavailableScreenProps {
  code: 429 | 503;
  retryPath: string;
  /** Inputs of the form that the failed request submitted. */
  typed: readonly TypedInput[];
}

/**
 * Error screen for a page that is temporarily unavailable, with a retry. A submitted form can be submitted again with
 * the same values.
 */
export function UnavailableScreen({ code, retryPath, typed }: UnavailableScreenProps) {
  const { errors } = useMessages();
  const locale = useLocale();
  // The same page without a query is often still in the page store.
  const [path = retryPath] = retryPath.split("?", 1);

  if (typed.length > 0) return <ResubmitScreen code={code} path={retryPath} typed={typed} />;
  // After paying, customers return to their order's page: without a word on the payment they might pay twice.
  const isOrder = code === 503 && isOrderPath(path, locale);
  return (
    <SiteErrorScreen
      code={code}
      title={errors.unavailableTitle}
      text={isOrder ? `${errors.unavailableText} ${orderUnavailableMessages[locale]}` : errors.unavailableText}
      action={
        <>
          <ButtonLink to={retryPath} fill="dark">
            {errors.retry}
          </ButtonLink>
          {path === retryPath ? null : (
            <ButtonLink to={path} fill="line">
              {errors.withoutChoice}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** Whether a path is an order's page, not one of its tickets or files. */
function isOrderPath(path: string, locale: Locale): boolean {
  const folder = `${checkoutPaths.order[locale]}/`;
  return path.startsWith(folder) && !path.slice(folder.length).includes("/");
}
