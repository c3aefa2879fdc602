import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { orderUnavailableMessages } from "#app/i18n/messages/order-unavailable.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { TypedScreen, type TypedInput } from "./typed-screen.tsx";
import { SiteErrorScreen } from "./site-error-screen.tsx";

interface UnavailableScreenProps {
  /** Status of the answer. */
  code?: 429 | 503;
  /** The page's own address. */
  retryPath: string;
  /** Inputs of a form that was sent to the page. */
  typed?: readonly TypedInput[];
}

/**
 * The screen for a page whose content can't be had just now: nothing is gone,
 * and trying again may help.
 *
 * A form that was sent to it can be sent again as it was.
 */
export function UnavailableScreen({ code = 503, retryPath, typed }: UnavailableScreenProps) {
  const { errors } = useMessages();
  const locale = useLocale();
  // Of a page with a filter or a form filled in, the page itself is often still there.
  const [path = retryPath] = retryPath.split("?", 1);

  if (typed !== undefined && typed.length > 0) return <TypedScreen code={code} path={retryPath} typed={typed} />;
  // Banks lead back there: who reads no word of the payment pays once more.
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

/** Whether a path is that of an order's own page: neither of a ticket nor of a file of it. */
function isOrderPath(path: string, locale: Locale): boolean {
  const folder = `${checkoutPaths.order[locale]}/`;
  return path.startsWith(folder) && !path.slice(folder.length).includes("/");
}
