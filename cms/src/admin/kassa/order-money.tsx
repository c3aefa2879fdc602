import { Button, Flex } from "@strapi/design-system";
import type { KassaOrderView, RefundView } from "../../shop/kassa/kassa-view.ts";
import { TitledTable } from "./data-table.tsx";
import type { OrderAction } from "./order-action-dialog.tsx";
import { useKassaWords } from "./words.ts";

interface OrderMoneyProps {
  order: KassaOrderView;
  onAct: (action: OrderAction) => void;
}

/** Lists all payments, chargebacks and refunds of an order. */
export function OrderMoney({ order, onAct }: OrderMoneyProps) {
  const { say } = useKassaWords();
  const rows = [...usePayments(order), ...useChargebacks(order), ...useRefunds(order, onAct)];
  if (rows.length === 0) return null;
  return (
    <TitledTable
      label={say("order.money", "Money")}
      columns={[
        { title: say("order.what", "What") },
        { title: say("order.state", "State") },
        { title: say("order.when", "When") },
        { title: say("order.by", "By") },
        { title: say("order.why", "Reason") },
        { title: say("order.amount", "Amount"), isNumber: true },
        { title: say("order.toDo", "To do") },
      ]}
      rows={rows}
    />
  );
}

function usePayments({ payments }: KassaOrderView) {
  const { say, choice, euros, moment } = useKassaWords();
  return payments.map(({ state, method, amountCents, byWhom, createdAt, paidAt }, index) => ({
    key: `payment ${index}`,
    cells: [
      say("order.payment", "Payment ({method})", { method: choice("method", method ?? "online") }),
      choice("payment", state),
      moment(paidAt ?? createdAt),
      byWhom ?? "",
      "",
      euros(amountCents),
      "",
    ],
  }));
}

function useChargebacks({ payments }: KassaOrderView) {
  const { say, choice, euros } = useKassaWords();
  const provider = say("order.provider", "the payment provider");
  return payments.flatMap(({ chargedBackCents }, index) => {
    if (chargedBackCents === 0) return [];
    const what = say("order.chargeback", "Chargeback");
    const cells = [what, choice("state", "charged-back"), "", provider, "", euros(-chargedBackCents), ""];
    return [{ key: `chargeback ${index}`, cells }];
  });
}

function useRefunds({ refunds }: KassaOrderView, onAct: OrderMoneyProps["onAct"]) {
  const { say, euros, moment } = useKassaWords();
  const stateOf = ({ isByHand, state, transferredBy }: RefundView) => {
    if (transferredBy !== null) return say("order.transferred", "transferred by {name}", { name: transferredBy });
    if (state === "failed") return say("order.refundFailed", "failed: the money isn’t back");
    if (state === "returned") return say("order.returned", "back with the customer");
    if (isByHand) return say("order.byHand", "noted: transfer it yourself");
    return state === "under-way" ? say("order.underWay", "on its way") : say("order.asked", "asked for");
  };
  return refunds.map((refund) => ({
    key: `refund ${refund.id}`,
    cells: [
      say("order.refund", "Refund"),
      stateOf(refund),
      moment(refund.createdAt),
      refund.byWhom === "provider" ? say("order.provider", "the payment provider") : refund.byWhom,
      refund.reason ?? "",
      euros(-refund.amountCents),
      <RefundButtons key="do" refund={refund} onAct={onAct} />,
    ],
  }));
}

function RefundButtons({ refund, onAct }: { refund: RefundView; onAct: OrderMoneyProps["onAct"] }) {
  const { say } = useKassaWords();
  return (
    <Flex gap={2} wrap="wrap">
      {refund.canRepeat ? (
        <Button size="S" variant="secondary" onClick={() => onAct({ kind: "repeat-refund", refund })}>
          {say("repeat.go", "Try again")}
        </Button>
      ) : null}
      {refund.canTransfer ? (
        <Button size="S" variant="tertiary" onClick={() => onAct({ kind: "note-transfer", refund })}>
          {say("transfer", "Note as transferred")}
        </Button>
      ) : null}
    </Flex>
  );
}
