import { orderMessages } from "#app/i18n/messages/order.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import type { TicketViewData } from "./order-view.server.ts";
import { useOfflineOrder } from "./use-offline-order.ts";

interface TicketPageProps {
  ticket: TicketViewData;
  index: number;
  count: number;
  orderPath: string;
  isInAccount: boolean;
  /** Whether the page must not open any more once the visitor's session has ended. */
  isOfSession: boolean;
  /** Path of the wallet pass; `null` when there is none. */
  passPath: string | null;
}

/** Shows one ticket on the whole screen, for the gate. Outside an account the page also opens without a network. */
export function TicketPage({ ticket, index, count, orderPath, isInAccount, isOfSession, passPath }: TicketPageProps) {
  const messages = orderMessages[useLocale()].ticket;
  useOfflineOrder(isInAccount ? null : orderPath, [ticket], isOfSession);

  return (
    <div className="wrap or-single">
      <OrderTicket ticket={ticket} index={index} count={count} level={1} isAlone />
      {ticket.isCancelled || ticket.change === "cancelled" || ticket.change === "postponed" ? null : (
        <p className="or-noprint">{`${messages.scan} ${isInAccount ? messages.online : messages.keep}`}</p>
      )}
      {/* Without `download`, so that telephones open the pass in their wallet. */}
      {passPath === null ? null : (
        <a href={passPath} className={`${buttonClass({ fill: "ink" })} or-noprint`}>
          {messages.wallet}
          <Icon name="ticket" />
        </a>
      )}
      <AppLink className="text-link or-noprint" to={orderPath}>
        <Icon name="back" />
        {messages.back}
      </AppLink>
    </div>
  );
}
