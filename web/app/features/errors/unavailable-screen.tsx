import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { orderUnavailableMessages } from "#app/i18n/messages/order-unavailable.ts";
import { submittedValuesMessages } from "#app/i18n/messages/typed-form.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { buttonClass, ButtonLink } from "#app/ui/button-link.tsx";
import { ErrorScreen } from "./error-screen.tsx";

interface UnavailableScreenProps {
  code: 429 | 503;
  retryPath: string;
  /** Inputs of the form that the failed request submitted. */
  typed: readonly (readonly [name: string, text: string])[];
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

  if (typed.length > 0) return <ResubmitScreen code={code} retryPath={retryPath} typed={typed} />;
  // After paying, customers return to their order's page: without a word on the payment they might pay twice.
  const isOrder = code === 503 && isOrderPath(path, locale);
  return (
    <ErrorScreen
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

/**
 * Error screen for a form that the server could neither process nor show again: holds the typed values in hidden
 * inputs, and a button that submits them again.
 */
function ResubmitScreen({ code, retryPath, typed }: UnavailableScreenProps) {
  const { errors } = useMessages();
  const words = submittedValuesMessages[useLocale()];
  return (
    <ErrorScreen
      code={code}
      title={errors.unavailableTitle}
      text={words.text}
      action={
        <form method="post" action={retryPath} encType="multipart/form-data">
          {typed.map(([name, text], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a name may be there more than once
            <input key={index} type="hidden" name={name} value={text} />
          ))}
          <button type="submit" className={buttonClass({ fill: "dark" })}>
            {words.send}
          </button>
        </form>
      }
      detail={words.files}
    />
  );
}
