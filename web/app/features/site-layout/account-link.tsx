import { accountPaths } from "@circuit/contract/urls/own-paths";
import { accountLinkMessages } from "#app/i18n/messages/account-link.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import choices from "./menu-choices.module.css";
import styles from "./site-header.module.css";

/**
 * Leads to the account, or to signing in. The page holds both links, as it is the same for everyone: styles show one by
 * what the script in the head found, and the visitor's initial comes in place of the icon (`boot/account-initial.ts`).
 * Browsers load no code for the links: they stay as the server wrote them.
 *
 * @param className - Of what holds it in the header; without one it is in the menu.
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

/** With a target, so that the browser itself loads the page: the router has nothing of it. */
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
