import { checkoutPaths } from "@circuit/contract/own-paths";
import { useId } from "react";
import { formatPercentage, formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { countsIn, type CartData } from "./cart-data.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import styles from "./cart.module.css";

interface CartSumProps {
  data: CartData;
  /** Idempotency key of the order to be made. */
  orderKey: string | null;
}

/** What the cart costs: without VAT, the VAT by rate with what it is charged on, and all together. Leads to the order. */
export function CartSum({ data: { lines, totals }, orderKey }: CartSumProps) {
  const locale = useLocale();
  const { keepMode } = useAppMode();
  const words = cartMessages[locale];
  const titleId = useId();
  const price = (cents: number) => formatPrice(cents, locale);

  return (
    <section className={styles.sum} aria-labelledby={titleId}>
      <h2 className="h3" id={titleId}>
        {words.yourOrder}
      </h2>
      <dl className="num">
        <dt>{words.subtotal}</dt>
        <dd>{price(totals.netCents)}</dd>
        {totals.vat.map(({ ratePercent, netCents, vatCents }) => (
          <VatOfRate
            key={ratePercent}
            name={words.vat(formatPercentage(ratePercent, locale), price(netCents))}
            amount={price(vatCents)}
          />
        ))}
        <dt className={styles.total}>{words.total}</dt>
        <dd className={styles.total}>{price(totals.grossCents)}</dd>
      </dl>
      <form method="post" action={keepMode(checkoutPaths.checkout[locale])}>
        <input type="hidden" name="idempotencyKey" value={orderKey ?? ""} />
        <button type="submit" className={buttonClass({})} disabled={!lines.some(countsIn)}>
          {words.finish}
          <Icon name="arrow" />
        </button>
      </form>
      <p className={`muted ${styles.kept}`}>{words.kept}</p>
    </section>
  );
}

function VatOfRate({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      <dt className="muted">{name}</dt>
      <dd className="muted">{amount}</dd>
    </>
  );
}
