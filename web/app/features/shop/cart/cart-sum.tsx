import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { priceBasisOf } from "@circuit/contract/shop/vat";
import { useId } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { cartMessages } from "#app/i18n/messages/cart.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { blurFocusedInput } from "#app/ui/leave-field.ts";
import { SumList } from "#app/ui/sum-list.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { totalLines } from "#app/ui/total-lines.ts";
import { ticketCount } from "../ticket-count.ts";
import { isOrderable, type CartData, type CartLineView } from "./cart-data.ts";
import { issueWords } from "./issue-words.ts";
import { unorderableField, unorderableKey, unorderableLines } from "./unorderable-lines.ts";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import styles from "./cart.module.css";
import { lineKey } from "./ticket-field.ts";

interface CartSumProps {
  data: CartData;
  /** Idempotency key for an order of this cart. */
  orderKey: string | null;
  /** Resolves to whether the pending changes of the cart succeeded; `null` when none are pending. */
  settled: () => Promise<boolean> | null;
}

/** Shows the totals of the cart, and the button that starts the order. */
export function CartSum({ data: { lines, totals }, orderKey, settled }: CartSumProps) {
  const locale = useLocale();
  const { keepMode } = useAppMode();
  const words = cartMessages[locale];
  const noteId = useId();
  const staying = unorderableLines(lines);
  const ordered = ticketCount(lines.filter(isOrderable));

  return (
    <TitledSection title={words.yourOrder} look="h3" className={styles.sum}>
      <SumList lines={totalLines(totals, locale)} />
      {staying.length === 0 ? null : <UnorderableNote id={noteId} lines={staying} />}
      <form
        method="post"
        action={keepMode(checkoutPaths.checkout[locale])}
        onSubmit={(event) => {
          blurFocusedInput();
          const changes = settled();
          if (changes === null) return;
          event.preventDefault();
          void submitAfterChanges(event.currentTarget, changes);
        }}
      >
        <input type="hidden" name="idempotencyKey" value={orderKey ?? ""} />
        {staying.length === 0 ? null : <input type="hidden" name={unorderableField} value={unorderableKey(lines)} />}
        <button
          type="submit"
          className={buttonClass({})}
          disabled={ordered === 0}
          aria-describedby={staying.length === 0 ? undefined : noteId}
        >
          {staying.length === 0 || ordered === 0 ? words.finish : words.finishOthers(ordered)}
          <Icon name="arrow" />
        </button>
      </form>
      <p className={`muted ${styles.kept}`}>{words.kept}</p>
    </TitledSection>
  );
}

/**
 * Submits the form once the pending changes of the cart are done: not when a change failed, the cart became empty, or
 * further lines turned out not to be orderable.
 */
async function submitAfterChanges(form: HTMLFormElement, changes: Promise<boolean>): Promise<void> {
  const staying = () => new FormData(form).get(unorderableField);
  const known = staying();
  if (!(await changes)) return;
  // The changed cart must be rendered into the form's inputs first.
  requestAnimationFrame(() => {
    if (form.isConnected && (staying() === null || staying() === known)) form.requestSubmit();
  });
}

/** Lists the tickets that can't be ordered and stay in the cart, with the reason. */
function UnorderableNote({ id, lines }: { id: string; lines: readonly CartLineView[] }) {
  const locale = useLocale();
  const basis = priceBasisOf(lines.flatMap(({ ticket }) => ticket ?? []));
  const words = cartMessages[locale];
  return (
    <div className={styles.staying} id={id}>
      <b>
        <Icon name="warning" />
        {words.staying(ticketCount(lines))}
      </b>
      <ul>
        {lines.map((line) => (
          <li key={lineKey(line)}>
            {`${line.quantity} × ${line.ticket?.name ?? words.unknown}`}
            {line.issue === null ? null : <small>{issueWords(line.issue, line, { locale, basis }).title}</small>}
          </li>
        ))}
      </ul>
      <p>{words.stayingText}</p>
    </div>
  );
}
