import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import type { OrderSummaryData } from "./order-summary.server.ts";

interface OrderTotalsProps {
  summary: OrderSummaryData;
  /** Whether the order's lines are shown above the totals. */
  hasLines: boolean;
}

/** Shows an order's subtotal, VAT by rate and total, optionally below its lines. */
export function OrderTotals({ summary, hasLines }: OrderTotalsProps) {
  const { subtotal, total } = checkoutMessages[useLocale()].summary;

  return (
    <>
      {hasLines ? (
        <dl className="co-lines">
          <IndexedItems items={summary.lines}>
            {({ title, detail, price }) => (
              <div>
                <dt>
                  {title}
                  <small>{detail}</small>
                </dt>
                <dd className="num" translate="no">
                  {price}
                </dd>
              </div>
            )}
          </IndexedItems>
        </dl>
      ) : null}
      <dl className="co-totals">
        <div>
          <dt>{subtotal}</dt>
          <dd className="num" translate="no">
            {summary.subtotal}
          </dd>
        </div>
        <IndexedItems items={summary.vat}>
          {({ label, amount }) => (
            <div className="muted">
              <dt className="num">{label}</dt>
              <dd className="num" translate="no">
                {amount}
              </dd>
            </div>
          )}
        </IndexedItems>
        <div className="co-total">
          <dt>{total}</dt>
          <dd className="num" translate="no">
            {summary.total}
          </dd>
        </div>
      </dl>
    </>
  );
}
