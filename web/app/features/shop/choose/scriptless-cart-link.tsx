import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { useShopPaths } from "../use-shop-paths.ts";

/** Link to the cart for visitors without scripts, who get no cart button. */
export function ScriptlessCartLink() {
  const words = ticketMessages[useLocale()];
  const { own } = useShopPaths();
  return (
    <noscript>
      <p>
        <AppLink to={own}>{words.toCart}</AppLink>
      </p>
    </noscript>
  );
}
