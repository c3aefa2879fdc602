import { priceBasisOf, lineTotal, displayCents, totalsOf } from "@circuit/contract/shop/vat";
import { useId } from "react";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { formatPercentage, formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ticketCount } from "../cart/cart-data.ts";
import styles from "./choose.module.css";
import { ScriptlessCartLink } from "./scriptless-cart-link.tsx";
import type { Chosen } from "./use-ticket-choice.ts";

interface ChoiceSumProps {
  chosen: readonly Chosen[];
  isBusy: boolean;
  /** Id of the message that says what is wrong with the choice. */
  errorId?: string | undefined;
}

/**
 * Shows the chosen tickets, their total, and the button that adds them to the cart. On narrow screens the button and
 * the total stay in view.
 */
export function ChoiceSum({ chosen, isBusy, errorId }: ChoiceSumProps) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const titleId = useId();
  const price = (cents: number) => formatPrice(cents, locale);
  const basis = priceBasisOf(chosen.map(({ ticket }) => ticket));
  const totals = totalsOf(
    chosen.map(({ ticket, quantity }) => ({ vatRate: ticket.vatRate, ...lineTotal(ticket, quantity) })),
  );

  return (
    <>
      <section className={styles.sum} aria-labelledby={titleId}>
        <h3 className="h3" id={titleId}>
          {words.yourOrder}
        </h3>
        {chosen.length === 0 ? (
          <p className={`muted ${styles.nothing}`}>{words.nothingYet}</p>
        ) : (
          <dl className="num">
            {chosen.map(({ day, ticket, quantity }) => (
              <SumLine
                key={`${ticket.id}/${day.key}`}
                name={`${words.line(quantity, ticket.label)}, ${formatAdmission(day.key, locale)}`}
                amount={price(displayCents(lineTotal(ticket, quantity), basis))}
              />
            ))}
            <SumLine name={words.subtotal} amount={price(totals.netCents)} look="muted" />
            {totals.vat.map((ofRate) => (
              <SumLine
                key={ofRate.ratePercent}
                name={words.vat(formatPercentage(ofRate.ratePercent, locale))}
                amount={price(ofRate.vatCents)}
                look="muted"
              />
            ))}
            <SumLine name={words.total} amount={price(totals.grossCents)} look={styles.total} />
          </dl>
        )}
      </section>
      <div className={styles.go} data-chosen={chosen.length === 0 ? undefined : ""}>
        {chosen.length === 0 ? null : (
          <p className={`num ${styles.soFar}`}>
            {words.tickets(ticketCount(chosen))} <b>{price(totals.grossCents)}</b>
          </p>
        )}
        <button type="submit" className={buttonClass({})} aria-busy={isBusy} aria-describedby={errorId}>
          {words.add}
          <Icon name="cart" />
        </button>
        <ScriptlessCartLink />
      </div>
    </>
  );
}

function SumLine({ name, amount, look }: { name: string; amount: string; look?: string | undefined }) {
  return (
    <>
      <dt className={look}>{name}</dt>
      <dd className={look} translate="no">
        {amount}
      </dd>
    </>
  );
}
