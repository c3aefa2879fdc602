import { checkoutMessages } from "#app/i18n/messages/checkout.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InOrder } from "#app/ui/in-order.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { checkoutInputs, checkoutIntents } from "./checkout-outcome.ts";
import type { CheckoutStopData } from "./checkout-view-data.ts";

/** Stands in the checkout's place when it can't go on: what is going on, and the way on with all that was typed. */
export function CheckoutStop({ data: { kind, path, cartPath, sent } }: { data: CheckoutStopData }) {
  const { expired, problems, retry } = checkoutMessages[useLocale()];
  const { keepMode } = useAppMode();
  const isExpired = kind === "expired";
  const { title, text } = isExpired ? expired : problems[kind];

  return (
    <section className="wrap co-stop">
      <h1 className="d3">{title}</h1>
      <p className="lead">{text}</p>
      {isExpired ? <p>{expired.kept}</p> : null}
      <div className="actions">
        <form method="post" action={keepMode(path)}>
          <InOrder items={sent}>{({ name, value }) => <input type="hidden" name={name} value={value} />}</InOrder>
          <button
            type="submit"
            className={buttonClass({})}
            name={isExpired ? checkoutInputs.intent : undefined}
            value={isExpired ? checkoutIntents.again : undefined}
          >
            {isExpired ? expired.again : retry}
            <Icon name="arrow" />
          </button>
        </form>
        {isExpired ? (
          <a href={cartPath} className={buttonClass({ fill: "line" })}>
            {expired.cart}
          </a>
        ) : null}
      </div>
    </section>
  );
}
