import type { Locale } from "@circuit/contract/locales";
import { homePath } from "@circuit/contract/urls/paths";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { isUnreachable } from "#app/domain/unreachable-error.ts";
import { fatalMessages } from "#app/i18n/messages/fatal.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import styles from "./error-screen.module.css";
import { UnreachableScreen } from "./unreachable-screen.tsx";

/**
 * Error screen for when the page's layout itself fails. It needs no data from the CMS, and its links load a whole new
 * page.
 */
export function FatalScreen({ locale }: { locale: Locale }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const words = fatalMessages[locale];
  if (isUnreachable(error)) {
    return (
      <main className={styles.whole}>
        <UnreachableScreen />
      </main>
    );
  }

  return (
    <main className={styles.whole}>
      <ErrorScreen
        code={isRouteErrorResponse(error) ? error.status : 500}
        title={words.title}
        text={words.text}
        action={
          <>
            <a className={buttonClass({ fill: "dark" })} href={`${pathname}${search}`}>
              {words.retry}
            </a>
            <a className={buttonClass({ fill: "line" })} href={homePath(locale)}>
              {words.home}
            </a>
          </>
        }
      />
    </main>
  );
}
