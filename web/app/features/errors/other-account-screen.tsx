import { accountPaths } from "@circuit/contract/own-paths";
import { otherAccountMessages } from "#app/i18n/messages/other-account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SiteErrorScreen } from "./site-error-screen.tsx";

/** The screen for an order that another account than the visitor's opens in this browser. */
export function OtherAccountScreen() {
  const locale = useLocale();
  const { title, text, account } = otherAccountMessages[locale];

  return (
    <SiteErrorScreen
      code={403}
      title={title}
      text={text}
      action={
        <ButtonLink to={accountPaths.account[locale]} fill="dark">
          {account}
        </ButtonLink>
      }
    />
  );
}
