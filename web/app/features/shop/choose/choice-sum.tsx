import { priceBasisOf, lineTotal, displayCents, totalsOf } from "@circuit/contract/shop/vat";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ticketCount } from "../ticket-count.ts";
import { SumList } from "#app/ui/sum-list.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { totalLines } from "#app/ui/total-lines.ts";
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
  const price = (cents: number) => formatPrice(cents, locale);
  const basis = priceBasisOf(chosen.map(({ ticket }) => ticket));
  const totals = totalsOf(
    chosen.map(({ ticket, quantity }) => ({ vatRate: ticket.vatRate, ...lineTotal(ticket, quantity) })),
  );

  return (
    <>
      <TitledSection title={words.yourOrder} look="h3" headingLevel={3} className={styles.sum}>
        {chosen.length === 0 ? (
          <p className={`muted ${styles.nothing}`}>{words.nothingYet}</p>
        ) : (
          <SumList
            lines={[
              ...chosen.map(({ day, ticket, quantity }) => ({
                name: `${words.line(quantity, ticket.label)}, ${formatAdmission(day.key, locale)}`,
                amount: price(displayCents(lineTotal(ticket, quantity), basis)),
              })),
              ...totalLines(totals, locale),
            ]}
          />
        )}
      </TitledSection>
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
