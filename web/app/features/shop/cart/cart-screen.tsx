import { priceBasisOf } from "@circuit/contract/shop/vat";
import { type ReactNode, useId } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { OrderSteps } from "#app/ui/order-steps.tsx";
import type { CartInvitation } from "./cart-data.ts";
import { useShopPaths } from "../use-shop-paths.ts";
import { CartForm, type ChangeCart } from "./cart-form.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import { CartNote } from "./cart-note.tsx";
import { CartSum } from "./cart-sum.tsx";
import styles from "./cart.module.css";
import { isOrderable, type CartData, type CartLineView, type CartProblem, type CartUndo } from "./cart-data.ts";
import { EmptyCart } from "./empty-cart.tsx";
import href from "./style-sheet.css?url";
import { lineKey } from "./ticket-field.ts";
import { useCart } from "./use-cart.ts";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";

export interface CartScreenProps {
  /** The cart; `null` on a page that is the same for everyone, where scripts request it. */
  initial: CartData | null;
  /** Outcome of the last change of the cart, from the page's query. */
  happened: { problem: CartProblem | null; undo: CartUndo | null; added: number; from: string | null };
  /** For an empty cart: the editor's texts, if any, and the event to suggest. */
  empty: { title: string | null; text: string | null; invitation: CartInvitation | null };
  /** Idempotency key for an order of this cart, new with each page view. */
  orderKey: string | null;
  /** Whether an order of this browser waits for payment. */
  hasOpenOrder?: boolean;
}

/** Shows the cart: its lines with their issues, the totals, and the button that starts the order. */
export function CartScreen(props: CartScreenProps) {
  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      <CartViews {...props} />
    </>
  );
}

function CartViews({ initial, happened, empty, orderKey, hasOpenOrder = false }: CartScreenProps) {
  const words = cartMessages[useLocale()];
  const cart = useCart(initial, { ...happened, hasOpenOrder });
  const { data } = cart;

  const note = (
    <>
      {cart.hasOpenOrder ? <OpenOrderNote /> : null}
      <CartNote
        problem={cart.problem}
        undo={cart.undo}
        added={cart.added}
        from={happened.from}
        isRestored={cart.isRestored}
        change={cart.change}
        retry={cart.retry}
      />
    </>
  );
  if (data === null) return <Waiting note={note} />;
  if (data.lines.length === 0) {
    return (
      <EmptyCart
        title={empty.title ?? words.emptyTitle}
        text={empty.text ?? words.emptyText}
        invitation={empty.invitation}
        note={note}
      />
    );
  }
  const isFree = data.totals.grossCents === 0 && data.lines.some(isOrderable);
  return (
    <>
      <OrderSteps isFree={isFree} />
      <div className={styles.columns} data-filled="">
        <div>
          {note}
          <Lines lines={data.lines} isBusy={cart.isBusy} change={cart.change} />
        </div>
        <CartSum data={data} orderKey={cart.orderKey ?? orderKey} settled={cart.settled} />
      </div>
    </>
  );
}

function Lines({ lines, isBusy, change }: { lines: readonly CartLineView[]; isBusy: boolean; change: ChangeCart }) {
  const basis = priceBasisOf(lines.flatMap(({ ticket }) => ticket ?? []));
  const words = cartMessages[useLocale()];
  const { tickets } = useShopPaths();
  return (
    <>
      <h2 className="visually-hidden">{words.lines}</h2>
      <ul>
        {lines.map((line, index) => (
          <CartLineRow key={lineKey(line)} line={line} basis={basis} index={index} isBusy={isBusy} change={change} />
        ))}
      </ul>
      <div className={styles.end}>
        <AppLink className="text-link" to={tickets}>
          {words.goOn}
        </AppLink>
        <CartForm fields={{ intent: "clear" }} change={change}>
          <button type="submit" className={`text-link ${styles.plain}`}>
            {words.clear}
          </button>
        </CartForm>
      </div>
    </>
  );
}

/** Placeholder on the public page until the cart is loaded; without scripts it links to the visitor's own cart page. */
function Waiting({ note }: { note: ReactNode }) {
  const words = cartMessages[useLocale()];
  const { own } = useShopPaths();
  return (
    <div className={styles.empty}>
      {note}
      <p className={styles.loading}>{words.loading}</p>
      <p className={styles.scriptless}>
        <ButtonLink to={own}>{words.show}</ButtonLink>
      </p>
    </div>
  );
}

/** Says that an order of this browser waits for payment, and links to it. */
function OpenOrderNote() {
  const locale = useLocale();
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
      <ButtonLink to={checkoutPaths.openOrder[locale]} fill="line" isSmall>
        {link}
      </ButtonLink>
    </section>
  );
}
