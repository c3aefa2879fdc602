import { orderMessages } from "#app/i18n/messages/order.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import type { TicketViewData } from "./order-view-data.ts";
import { useOfflineOrder } from "./offline-orders.ts";

interface TicketPageProps {
  ticket: TicketViewData;
  index: number;
  count: number;
  orderPath: string;
  isInAccount: boolean;
  /** Whether the page ends with the visitor's session. */
  isOfSession: boolean;
  /** Address of the ticket for a wallet; `null` where it can't be had. */
  passPath: string | null;
}

/** One ticket as large as the screen, for the gate. Outside an account it opens again without a network. */
export function TicketPage({ ticket, index, count, orderPath, isInAccount, isOfSession, passPath }: TicketPageProps) {
  const messages = orderMessages[useLocale()].ticket;
  useOfflineOrder(isInAccount ? null : orderPath, [ticket], isOfSession);

  return (
    <div className="wrap or-single">
      <OrderTicket ticket={ticket} index={index} count={count} level={1} isAlone />
      {ticket.isCancelled || ticket.change === "cancelled" || ticket.change === "postponed" ? null : (
        <p className="or-noprint">{`${messages.scan} ${isInAccount ? messages.online : messages.keep}`}</p>
      )}
      {/* No download: telephones open their wallet for it. */}
      {passPath === null ? null : (
        <a href={passPath} className={`${buttonClass({ fill: "ink" })} or-noprint`}>
          {messages.wallet}
          <Icon name="ticket" />
        </a>
      )}
      <a className="text-link or-noprint" href={orderPath}>
        <Icon name="back" />
        {messages.back}
      </a>
    </div>
  );
}
