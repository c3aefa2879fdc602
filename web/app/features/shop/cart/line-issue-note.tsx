import { displayCents, type PriceBasis } from "@circuit/contract/shop/vat";
import type { ReactNode } from "react";
import { formatPrice } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { ButtonLink, buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CartLineView, LineIssue } from "./cart-data.ts";
import { useShopPaths } from "../use-shop-paths.ts";
import { CartForm, type ChangeCart } from "./cart-form.tsx";
import { issueWords } from "./issue-words.ts";
import styles from "./cart.module.css";
import { lineKey } from "./ticket-field.ts";

interface LineIssueNoteProps {
  line: CartLineView;
  issue: LineIssue;
  /** Whether prices are shown with or without VAT. */
  basis: PriceBasis;
  index: number;
  change: ChangeCart;
  /** The button that removes the line. */
  children: ReactNode;
}

/** Says why a line can't be ordered, and offers remedies. */
export function LineIssueNote({ line, issue, basis, index, change, children }: LineIssueNoteProps) {
  const locale = useLocale();
  const words = cartMessages[locale];
  const { alarmOf } = useShopPaths();
  const { title, text } = issueWords(issue, line, { locale, basis });
  const isGone = issue.reason === "sold-out" || issue.reason === "not-yet";
  const alarm = isGone ? alarmOf(line.ticket?.eventId ?? null) : null;

  return (
    <div className={styles.issue}>
      <b>
        <Icon name="warning" />
        {title}
      </b>
      <p>{text}</p>
      <div className="actions">
        <ResolveIssueButton line={line} issue={issue} basis={basis} index={index} change={change} />
        {alarm === null ? null : (
          <ButtonLink to={alarm} fill="line" isSmall>
            {words.alarm}
          </ButtonLink>
        )}
        {line.ticket === null || ["price-changed", "postponed", "cancelled"].includes(issue.reason) ? null : (
          <ButtonLink to={line.ticket.path} fill="line" isSmall>
            {words.other}
          </ButtonLink>
        )}
        {children}
      </div>
    </div>
  );
}

/** A button that makes the line orderable: fewer tickets, more for a group, or the new price. */
function ResolveIssueButton({ line, issue, basis, index, change }: Omit<LineIssueNoteProps, "children">) {
  const locale = useLocale();
  const words = cartMessages[locale];
  const { ticket, quantity } = line;
  const wanted = wantedOf(issue, quantity, ticket?.most ?? 0);
  if (ticket === null || wanted === 0) return null;

  const fields = { intent: "set", index: String(index), key: lineKey(line), seen: String(ticket.priceCents) };
  return (
    <CartForm fields={{ ...fields, quantity: String(wanted) }} change={change}>
      <button type="submit" className={buttonClass({ fill: "line", isSmall: true })}>
        {issue.reason === "price-changed"
          ? words.agree(formatPrice(displayCents(ticket.unit, basis), locale))
          : words.take(wanted)}
      </button>
    </CartForm>
  );
}

/** Returns the quantity that resolves the issue; zero when none does. */
function wantedOf(issue: LineIssue, quantity: number, most: number): number {
  if (issue.reason === "price-changed") return quantity;
  if (issue.reason === "small-group") return issue.least <= most ? issue.least : 0;
  return Math.min(quantity, most);
}
