import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { useShopPaths } from "../use-shop-paths.ts";
import styles from "./scriptless-cart-link.module.css";

/** Link to the cart for visitors without scripts, who get no cart button. */
export function ScriptlessCartLink() {
  const words = ticketMessages[useLocale()];
  const { own } = useShopPaths();
  const { keepMode } = useAppMode();
  return (
    <p className={styles.scriptless}>
      <a href={keepMode(own)}>{words.toCart}</a>
    </p>
  );
}
