import { Button, Flex, Typography } from "@strapi/design-system";
import type { KassaOrderView, TicketView } from "../../shop/kassa/kassa-view.ts";
import { TitledTable } from "./data-table.tsx";
import type { OrderAction } from "./order-action-dialog.tsx";
import { useKassaWords } from "./words.ts";

interface OrderTicketsProps {
  order: KassaOrderView;
  onAct: (action: OrderAction) => void;
}

/** Lists the tickets of an order with the names on them, and buttons for actions on each. */
export function OrderTickets({ order, onAct }: OrderTicketsProps) {
  const { say, days } = useKassaWords();
  const { tickets, customer } = order;
  if (tickets.length === 0) return null;
  const own = customer === null ? "" : `${customer.firstName} ${customer.lastName}`;
  return (
    <TitledTable
      label={say("order.names", "Tickets by name")}
      columns={[
        { title: say("order.code", "Code") },
        { title: say("order.line", "Ticket type") },
        { title: say("pool", "Where") },
        { title: say("day", "Day") },
        { title: say("order.holder", "In the name of") },
        { title: say("order.toDo", "To do") },
      ]}
      rows={tickets.map((ticket) => {
        const about = order.lines[ticket.line];
        return {
          key: ticket.code,
          cells: [
            ticket.code,
            about?.name ?? "",
            about?.stand?.name ?? "",
            about === undefined ? "" : days(about.admission),
            ticket.holder ?? own,
            <TicketButtons key="do" ticket={ticket} canEnd={order.can.endTickets} onAct={onAct} />,
          ],
        };
      })}
    />
  );
}

interface TicketButtonsProps {
  ticket: TicketView;
  canEnd: boolean;
  onAct: OrderTicketsProps["onAct"];
}

function TicketButtons({ ticket, canEnd, onAct }: TicketButtonsProps) {
  const { say, moment } = useKassaWords();
  const { code, holder, replacedAt, isScanned } = ticket;
  if (replacedAt) return say("order.replacedTicket", "replaced on {at}", { at: moment(replacedAt) });
  if (ticket.isCancelled) return say("order.cancelledTicket", "isn’t valid any more");
  return (
    <Flex gap={2} wrap="wrap">
      {isScanned ? (
        <Typography>{say("order.scannedTicket", "scanned already")}</Typography>
      ) : (
        <Button
          variant="tertiary"
          size="S"
          aria-label={say("name.of", "Change name on {code}", { code })}
          onClick={() => onAct({ kind: "name", code, holder: holder ?? "" })}
        >
          {say("name", "Change name")}
        </Button>
      )}
      {canEnd ? (
        <Button
          variant="danger-light"
          size="S"
          aria-label={say("endTicket.of", "Cancel ticket {code}", { code })}
          onClick={() => onAct({ kind: "end-ticket", ticket })}
        >
          {say("endTicket", "Cancel ticket")}
        </Button>
      ) : null}
    </Flex>
  );
}
