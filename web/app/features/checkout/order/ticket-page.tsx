import { orderMessages } from "#app/i18n/messages/order.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import type { TicketViewData } from "./order-view-data.ts";
import { useKeptOrder } from "./use-kept-order.ts";

interface TicketPageProps {
  ticket: TicketViewData;
  index: number;
  count: number;
  orderPath: string;
}

/** One ticket as large as the screen, for the gate. Once it was open it opens again without a network. */
export function TicketPage({ ticket, index, count, orderPath }: TicketPageProps) {
  const messages = orderMessages[useLocale()].ticket;
  useKeptOrder(orderPath, [ticket]);

  return (
    <div className="wrap or-single">
      <OrderTicket ticket={ticket} index={index} count={count} level={1} isAlone />
      <p className="or-noprint">{messages.keep}</p>
      <a className="text-link or-noprint" href={orderPath}>
        <Icon name="back" />
        {messages.back}
      </a>
    </div>
  );
}
