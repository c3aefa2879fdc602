import { accountPaths } from "@circuit/contract/urls/own-paths";
import { accountLinkMessages } from "#app/i18n/messages/account-link.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import choices from "./menu-choices.module.css";
import styles from "./site-header.module.css";

/**
 * Links to the account and to the sign-in page. The cached page is the same for everyone, so it has both: CSS shows one
 * by the attribute that the head script sets, and `boot/account-initial.ts` replaces the icon by the customer's
 * initial. Browsers load no code for the links.
 *
 * @param className - Class in the header; without it the links are in the menu.
 */
export function AccountLink({ className }: { className?: string | undefined }) {
  return import.meta.env.SSR ? (
    <div className={className}>
      <Links isInMenu={className === undefined} />
    </div>
  ) : (
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}

/** The `target` makes the browser load the page, as the router has no route data for it. */
function Links({ isInMenu }: { isInMenu: boolean }) {
  const locale = useLocale();
  const { signIn, account } = accountLinkMessages[locale];
  const look = isInMenu ? choices.box : styles.headerButton;

  return (
    <>
      <a className={`${look} ${styles.signedOut}`} href={accountPaths.signIn[locale]} target="_self" rel="nofollow">
        <Icon name="user" />
        <span>{signIn}</span>
      </a>
      <a className={`${look} ${styles.signedIn}`} href={accountPaths.account[locale]} target="_self" rel="nofollow">
        <span data-initial="" aria-hidden="true">
          <Icon name="user" />
        </span>
        <span>{account}</span>
      </a>
    </>
  );
}
