import type { Locale } from "@circuit/contract/locales";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { useLocation } from "react-router";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./cart-button.module.css";

/**
 * Floating link to the cart, with its number of tickets. Hidden without a cart page, on the cart page, and in checkout
 * and order pages.
 */
export function CartButton({ cartPage, count }: { cartPage: string | null; count: number }) {
  const { pathname } = useLocation();
  const { layout } = useMessages();
  const locale = useLocale();
  if (cartPage === null || pathname === cartPage || isOrdering(pathname, locale)) return null;

  return (
    <aside className={styles.cart} aria-label={layout.cart} data-cart="">
      <AppLink to={cartPage} className={buttonClass({ fill: "dark" })} aria-label={layout.cartLabel(count)}>
        <Icon name="cart" />
        <span className={styles.word}>{layout.cart}</span> <span className={`num ${styles.count}`}>{count}</span>
      </AppLink>
    </aside>
  );
}

function isOrdering(pathname: string, locale: Locale): boolean {
  return [checkoutPaths.checkout, checkoutPaths.order].some((paths) => `${pathname}/`.startsWith(`${paths[locale]}/`));
}
