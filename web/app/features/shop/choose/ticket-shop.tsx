import { formatPeriod } from "#app/i18n/format.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PriceFrom } from "#app/ui/price-from.tsx";
import { useShopPaths } from "../use-shop-paths.ts";
import { TicketChooser } from "./ticket-chooser.tsx";
import styles from "./ticket-shop.module.css";
import type { EventSale } from "./ticket-sale.ts";

interface TicketShopProps {
  sales: readonly EventSale[];
  /** Path of the current page. */
  from: string;
}

/** Lists the sales of all events, the first open one expanded. Works without scripts. */
export function TicketShop({ sales, from }: TicketShopProps) {
  const locale = useLocale();
  const words = ticketMessages[locale];
  const alarm = useShopPaths().alarmOf(null);
  if (sales.length === 0) {
    const links = alarm === null ? [] : [{ label: words.setAlarm, to: alarm }];
    return <EmptyState title={words.empty} text={words.emptyText} links={links} />;
  }

  const open = sales.find(({ status }) => status.phase === "open");
  return (
    <div>
      {sales.map((sale) => (
        <details key={sale.anchor} className={styles.event} open={sale === open}>
          <summary>
            <h3 className="h3">{sale.title}</h3>
            <Facts sale={sale} />
            <Icon name="down" />
          </summary>
          {/* The id is inside `<details>`, so that the browser opens it for a link to the id. */}
          <div className={styles.body} id={sale.anchor}>
            <TicketChooser sale={sale} from={from} headingLevel={4} />
          </div>
        </details>
      ))}
    </div>
  );
}

function Facts({ sale: { startsAt, endsAt, status } }: { sale: EventSale }) {
  const locale = useLocale();
  const { priceFromCents } = status;
  const state = status.words;
  return (
    <span className={styles.facts}>
      <time dateTime={startsAt}>{formatPeriod(startsAt, endsAt, locale)}</time>
      {priceFromCents === null ? null : (
        <b className="num">
          <PriceFrom cents={priceFromCents} />
        </b>
      )}
      {state === null ? null : <b>{state}</b>}
    </span>
  );
}
