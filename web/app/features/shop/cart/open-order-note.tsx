import { checkoutPaths } from "@circuit/contract/own-paths";
import { useId } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import styles from "./cart.module.css";

/** Says that an order of this browser waits for its payment, with the way to it. */
export function OpenOrderNote() {
  const locale = useLocale();
  const { keepMode } = useAppMode();
  const titleId = useId();
  const { title, text, link } = cartMessages[locale].openOrder;
  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <div>
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <a className={buttonClass({ fill: "line", isSmall: true })} href={keepMode(checkoutPaths.openOrder[locale])}>
        {link}
      </a>
    </section>
  );
}
