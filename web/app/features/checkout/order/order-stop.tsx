import { orderProblemMessages } from "#app/i18n/messages/order-problems.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import type { OrderStopData } from "./order-view-data.ts";

/** Shown instead of an order's page when the content system didn't answer a button press. Links back to the order. */
export function OrderStop({ data: { kind, path } }: { data: OrderStopData }) {
  const { stops, toOrder } = orderProblemMessages[useLocale()];
  const { keepMode } = useAppMode();
  const { title, text } = stops[kind];

  return (
    <section className="wrap co-stop">
      <h1 className="d3">{title}</h1>
      <p className="lead">{text}</p>
      <div className="actions">
        <a href={keepMode(path)} className={buttonClass({})}>
          {toOrder}
          <Icon name="arrow" />
        </a>
      </div>
    </section>
  );
}
