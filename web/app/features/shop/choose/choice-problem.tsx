import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CartProblem } from "../cart/cart-data.ts";
import styles from "./choose.module.css";

/** Says why the chosen tickets weren't added to the cart. */
export function ChoiceProblem({ problem, id }: { problem: CartProblem; id?: string | undefined }) {
  const words = ticketMessages[useLocale()];
  const texts: Partial<Record<CartProblem, string>> = {
    nothing: words.chooseOne,
    offline: words.offline,
    tooMany: words.tooMany,
    full: words.full,
    overTogether: words.overTogether,
  };
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="warning" />
      <span>
        <b>{words.selection}:</b> {texts[problem] ?? words.failed}
      </span>
    </p>
  );
}
