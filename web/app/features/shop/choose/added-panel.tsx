import { useEffect, useRef } from "react";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { ButtonLink, buttonClass } from "#app/ui/button-link.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import type { CartAnswer, CartLineView } from "../cart/cart-data.ts";
import { useShopPaths } from "../use-shop-paths.ts";
import styles from "./choose.module.css";

/** Confirms what was added to the cart, with links to the cart and back to the tickets. Takes the focus. */
export function AddedPanel({ answer, onMore }: { answer: CartAnswer; onMore: () => void }) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const { cart } = useShopPaths();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [answer]);

  const added = answer.added.flatMap(({ line, quantity }) => {
    const view = answer.lines[line];
    return view?.ticket ? [{ view, words: lineWords(view, quantity) }] : [];
  });
  const isFine = added.every(({ view }) => view.issue === null);

  function lineWords({ ticket, admission, issue }: CartLineView, quantity: number): string {
    const name = ticket?.name ?? "";
    if (issue?.reason === "sold-out") return words.gone(name);
    if (issue?.reason === "over-limit") return words.overLimit(name, issue.most);
    if (issue !== null) return words.changed(name);
    return `${words.line(quantity, name)}, ${formatAdmission(admission, locale)}`;
  }

  return (
    <div className={styles.added} role="status" tabIndex={-1} ref={panel}>
      <p className="d2">{isFine ? words.added : words.notAdded}</p>
      <ul>
        <IndexedItems items={added}>{(line) => <li>{line.words}</li>}</IndexedItems>
      </ul>
      <div className="actions">
        <ButtonLink to={cart} fill="dark">
          {words.finish}
        </ButtonLink>
        <button type="button" className={buttonClass({ fill: "line" })} onClick={onMore}>
          {words.more}
        </button>
      </div>
    </div>
  );
}
