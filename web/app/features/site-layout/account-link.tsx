import { accountPaths, isAccountPath } from "@circuit/contract/own-paths";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { lateComponent } from "#app/ui/late-component.tsx";
import styles from "./site-header.module.css";

const AccountInitial = lateComponent(async () => (await import("./account-initial.tsx")).AccountInitial);

interface AccountLinkProps {
  className: string | undefined;
  /** Of the words beside the icon. */
  wordClass?: string | undefined;
}

/**
 * Leads to the account, or to signing in and back. The page holds both, as it is the same for everyone; styles show
 * one by what the script in the head found.
 */
export function AccountLink({ className = "", wordClass }: AccountLinkProps) {
  const locale = useLocale();
  const { layout } = useMessages();
  const { pathname, search } = useLocation();
  const [isIn, setIn] = useState(false);
  const back = isAccountPath(pathname) ? "" : `?return=${encodeURIComponent(pathname + search)}`;

  // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows
  useEffect(() => setIn("account" in document.documentElement.dataset), []);
  return (
    <>
      <a className={`${className} ${styles.signedOut}`} href={accountPaths.signIn[locale] + back} rel="nofollow">
        <Icon name="user" />
        <span className={wordClass}>{layout.signIn}</span>
      </a>
      <a className={`${className} ${styles.signedIn}`} href={accountPaths.account[locale]} rel="nofollow">
        <span>
          <Icon name="user" />
          {isIn ? <AccountInitial /> : null}
        </span>
        <span className={wordClass}>{layout.account}</span>
      </a>
    </>
  );
}
