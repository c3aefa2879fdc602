import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { useState } from "react";
import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { TitledTable } from "./data-table.tsx";
import { LoadStatus } from "./event-overview.tsx";
import { type OrderAction, OrderActionDialog } from "./order-action-dialog.tsx";
import { OrderChanges } from "./order-changes.tsx";
import { OrderMoney } from "./order-money.tsx";
import { stateTextOfOrder } from "./order-state.ts";
import { OrderTickets } from "./order-tickets.tsx";
import { OrderWarnings } from "./order-warnings.tsx";
import { refundFacts } from "./refund-facts.ts";
import { usePolled } from "./use-live.ts";
import { useKassaWords } from "./words.ts";

interface OrderDetailProps {
  id: string;
  onBack: () => void;
}

/** Shows one order with all its details, and buttons for actions on it. */
export function OrderDetail({ id, onBack }: OrderDetailProps) {
  const { say } = useKassaWords();
  const { data, hasFailed, refresh } = usePolled<KassaOrderView>(`/kassa/orders/${encodeURIComponent(id)}`);
  const [action, setAction] = useState<OrderAction | null>(null);

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Flex gap={2}>
        <Button variant="tertiary" onClick={onBack}>
          {say("back", "Back")}
        </Button>
      </Flex>
      <LoadStatus hasFailed={hasFailed} isLoading={data === null} />
      {data === null ? null : (
        <>
          <OrderWarnings order={data} />
          <Facts order={data} />
          <OrderButtons order={data} onAct={setAction} />
          <Lines order={data} />
          <OrderTickets order={data} onAct={setAction} />
          <OrderMoney order={data} onAct={setAction} />
          <OrderChanges order={data} />
          {action === null ? null : (
            <OrderActionDialog
              key={action.kind}
              order={data}
              action={action}
              onAct={setAction}
              onDone={refresh}
              onClose={() => setAction(null)}
            />
          )}
        </>
      )}
    </Flex>
  );
}

/** Shows the buttons for actions on the order as a whole. */
function OrderButtons({ order, onAct }: { order: KassaOrderView; onAct: (action: OrderAction) => void }) {
  const { say } = useKassaWords();
  return (
    <Flex gap={2} wrap="wrap">
      {order.can.markPaid ? (
        <Button onClick={() => onAct({ kind: "paid" })}>{say("paid", "Mark as paid")}</Button>
      ) : null}
      {order.can.mail ? (
        <Button variant="secondary" onClick={() => onAct({ kind: "mail" })}>
          {say("mail", "Send the mail again")}
        </Button>
      ) : null}
      {order.customer === null ? null : (
        <Button variant="tertiary" onClick={() => onAct({ kind: "address" })}>
          {say("address", "Change e-mail address")}
        </Button>
      )}
      {order.can.refundCents > 0 ? (
        <Button variant="secondary" onClick={() => onAct({ kind: "refund" })}>
          {say("refund", "Refund")}
        </Button>
      ) : null}
      {order.can.cancel ? (
        <Button variant="danger-light" onClick={() => onAct({ kind: "cancel" })}>
          {say("cancel", "Cancel the order")}
        </Button>
      ) : null}
    </Flex>
  );
}

function Facts({ order }: { order: KassaOrderView }) {
  const words = useKassaWords();
  const { say, choice, euros, moment, days } = words;
  const { customer, vatCheck, number, method, placedAt, totals, chargedBackCents, invoice } = order;
  const address = [
    [customer?.street, customer?.houseNumber],
    [customer?.postcode, customer?.town],
    [customer?.country],
  ].map((parts) => parts.filter(Boolean).join(" "));
  const vatFact = (vatNumber: string | null) =>
    vatNumber === null || vatCheck === null ? vatNumber : `${vatNumber} (${choice("vatCheck", vatCheck)})`;
  const endOf = (endsAt: string | null) =>
    endsAt === null ? say("order.endsAt.never", "not: its event is over by then") : moment(endsAt);
  const facts: [string, string | null | undefined][] = [
    [say("order.state", "State"), stateTextOfOrder(order, words)],
    [say("order.amount", "Amount"), euros(totals.grossCents)],
    ...refundFacts(order, words),
    [say("order.chargedBack", "Charged back"), chargedBackCents === 0 ? null : euros(chargedBackCents)],
    [say("order.method", "Method"), method === null ? null : choice("method", method)],
    [say("order.invoiceNumber", "Invoice number"), order.invoiceNumber],
    [say("order.placedAt", "Ordered at"), placedAt === null ? null : moment(placedAt)],
    [say("order.dueDay", "To be paid no later than"), invoice === null ? null : days(invoice.dueDay)],
    [say("order.endsAt", "Ends by itself"), invoice === null ? null : endOf(invoice.endsAt)],
    [say("order.customer", "Customer"), customer === null ? null : `${customer.firstName} ${customer.lastName}`],
    [say("order.email", "E-mail"), customer?.email],
    [
      say("order.news", "Mail when the programme changes"),
      order.wantsNews ? say("order.news.yes", "wanted, one mail") : say("order.news.no", "not wanted"),
    ],
    [say("order.phone", "Telephone"), customer?.phone],
    [say("order.company", "Company"), customer?.company],
    [say("order.vatNumber", "VAT number"), vatFact(customer?.vatNumber ?? null)],
    [say("order.reference", "Reference"), customer?.reference],
    [say("order.address", "Address"), address.filter((part) => part !== "").join(", ")],
  ];
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Typography tag="h2" variant="beta">
        {say("order", "Order {number}", { number: number ?? "" })}
      </Typography>
      <Flex tag="dl" gap={6} wrap="wrap" paddingTop={4} alignItems="flex-start">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <Typography tag="dt" variant="sigma" textColor="neutral600">
                {name}
              </Typography>
              <Typography tag="dd">{value}</Typography>
            </div>
          ) : null,
        )}
      </Flex>
    </Box>
  );
}

function Lines({ order }: { order: KassaOrderView }) {
  const { say, choice, days, euros, number } = useKassaWords();
  const quantityOf = (position: number) => {
    const { quantity = 0, endedTickets = 0 } = order.lines[position] ?? {};
    if (endedTickets === 0) return number(quantity);
    return say("order.endedOf", "{quantity}, of which {ended} cancelled", { quantity, ended: endedTickets });
  };
  return (
    <TitledTable
      label={say("order.lines", "Ordered")}
      columns={[
        { title: say("order.event", "Event") },
        { title: say("order.line", "Ticket type") },
        { title: say("pool", "Where") },
        { title: say("day", "Day") },
        { title: say("order.quantity", "Quantity"), isNumber: true },
        { title: say("net", "Excl. VAT"), isNumber: true },
        { title: say("gross", "Incl. VAT"), isNumber: true },
      ]}
      rows={order.lines.map(
        ({ eventTitle, change, name, stand, admission, netCents, vatCents, ticketId }, position) => ({
          key: `${ticketId} ${admission}`,
          cells: [
            change === null ? eventTitle : `${choice("event", change)}: ${eventTitle}`,
            name,
            stand?.name ?? "",
            days(admission),
            quantityOf(position),
            euros(netCents),
            euros(netCents + vatCents),
          ],
        }),
      )}
    />
  );
}
