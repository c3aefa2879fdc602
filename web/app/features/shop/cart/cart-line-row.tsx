import { type PriceBasis, displayCents } from "@circuit/contract/shop/vat";
import { useId } from "react";
import { formatAdmission } from "#app/i18n/admission-days.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { CartForm, type ChangeCart } from "./cart-form.tsx";
import { isOrderable, type CartLineView } from "./cart-data.ts";
import styles from "./cart.module.css";
import { LineIssueNote } from "./line-issue-note.tsx";
import { lineKey } from "./ticket-field.ts";

interface CartLineRowProps {
  line: CartLineView;
  /** Whether the cart's totals include VAT. */
  basis: PriceBasis;
  index: number;
  isBusy: boolean;
  change: ChangeCart;
}

/** Shows a cart line: ticket, days, price and quantity, or what is wrong with it. */
export function CartLineRow({ line, basis, index, isBusy, change }: CartLineRowProps) {
  const locale = useLocale();
  const words = cartMessages[locale];
  const { ticket, quantity, admission, issue } = line;
  const limitId = useId();
  const isCounted = isOrderable(line);
  const name = ticket?.name ?? words.unknown;
  const days = formatAdmission(admission, locale);
  const what = [ticket?.isArrangement ? words.arrangement : null, ticket?.eventTitle ?? null, days];

  return (
    <li className={isCounted ? styles.line : `${styles.line} ${styles.out}`} aria-busy={isBusy}>
      <div>
        <h3 className={styles.name}>
          <span className={styles.swatch} data-colour={isCounted ? ticket?.colour : undefined} />
          {ticket === null ? name : <AppLink to={ticket.path}>{name}</AppLink>}
        </h3>
        <p className="muted">{what.filter((part) => part !== null).join(", ")}</p>
        <output id={limitId}>
          {isCounted && ticket !== null && quantity >= ticket.most ? words.atMost(ticket.most) : null}
        </output>
      </div>
      <LinePrice line={line} basis={basis} isCounted={isCounted} />
      {issue === null ? (
        <>
          <RemoveButton line={line} index={index} name={name} change={change} />
          <LineAmount line={line} index={index} name={name} describedBy={limitId} change={change} />
        </>
      ) : (
        <LineIssueNote line={line} issue={issue} basis={basis} index={index} change={change}>
          <RemoveButton line={line} index={index} name={name} change={change} />
        </LineIssueNote>
      )}
    </li>
  );
}

interface LineAmountProps extends Pick<CartLineRowProps, "line" | "index" | "change"> {
  name: string;
  describedBy: string;
}

/** Input for the quantity of a line. With scripts, a quantity above the maximum becomes the maximum. */
function LineAmount({ line, index, name, describedBy, change }: LineAmountProps) {
  const words = cartMessages[useLocale()];
  const { ticket, quantity } = line;
  if (ticket === null) return null;
  const fields = { intent: "set", index: String(index), key: lineKey(line), seen: String(ticket.priceCents) };
  return (
    <CartForm fields={fields} change={change} className={styles.amount}>
      <Stepper
        label={words.amount(name)}
        words={{ less: words.less, more: words.moreOne }}
        name="quantity"
        value={quantity}
        min={ticket.least}
        max={ticket.most}
        isApplied
        describedBy={describedBy}
        onChange={(value) => change({ ...fields, quantity: String(Math.min(value, ticket.most)) })}
      />
      <button type="submit" className={`text-link ${styles.plain} ${styles.scriptless}`}>
        {words.update}
      </button>
    </CartForm>
  );
}

interface LinePriceProps extends Pick<CartLineRowProps, "line" | "basis"> {
  isCounted: boolean;
}

/**
 * Shows the price of a line, with or without VAT as on the page where the ticket was chosen, and also on the cart's
 * basis when that differs. Struck out when the line doesn't count in the total.
 */
function LinePrice({ line: { ticket, quantity }, basis, isCounted }: LinePriceProps) {
  const locale = useLocale();
  const words = cartMessages[locale];
  if (ticket === null) return null;
  const own = ticket.leadsWith;
  const total = formatPrice(displayCents(ticket.total, own), locale);
  const tax = own === basis ? words.tax[own] : words.bothTaxes(formatPrice(displayCents(ticket.total, basis), locale));
  const each = quantity === 1 ? tax : words.each(quantity, formatPrice(displayCents(ticket.unit, own), locale), tax);
  return (
    <p className={`num ${styles.price}`}>
      <span translate="no">{isCounted ? total : <s>{total}</s>}</span>
      <small>{isCounted ? each : words.doesNotCount}</small>
    </p>
  );
}

function RemoveButton({ line, index, name, change }: Omit<CartLineRowProps, "isBusy" | "basis"> & { name: string }) {
  const words = cartMessages[useLocale()];
  return (
    <CartForm fields={{ intent: "remove", index: String(index), key: lineKey(line) }} change={change}>
      <button type="submit" className={`text-link ${styles.plain}`} aria-label={words.removeLine(name)}>
        <Icon name="bin" />
        {words.remove}
      </button>
    </CartForm>
  );
}
