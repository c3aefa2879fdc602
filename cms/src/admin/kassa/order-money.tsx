import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { DataTable } from "./data-table.tsx";
import { useWords } from "./words.ts";

/** All money that came in for an order, and that went back. */
export function OrderMoney({ order }: { order: KassaOrderView }) {
  const { say } = useWords();
  const rows = [...usePayments(order), ...useChargebacks(order), ...useRefunds(order)];
  if (rows.length === 0) return null;
  return (
    <DataTable
      label={say("order.money", "Money")}
      columns={[
        { title: say("order.what", "What") },
        { title: say("order.state", "State") },
        { title: say("order.when", "When") },
        { title: say("order.by", "By") },
        { title: say("order.why", "Reason") },
        { title: say("order.amount", "Amount"), isNumber: true },
      ]}
      rows={rows}
    />
  );
}

function usePayments({ payments }: KassaOrderView) {
  const { say, choice, euros, moment } = useWords();
  return payments.map(({ state, method, amountCents, createdAt, paidAt }, index) => ({
    key: `payment ${index}`,
    cells: [
      say("order.payment", "Payment ({method})", { method: choice("method", method ?? "online") }),
      choice("payment", state),
      moment(paidAt ?? createdAt),
      "",
      "",
      euros(amountCents),
    ],
  }));
}

function useChargebacks({ payments }: KassaOrderView) {
  const { say, choice, euros } = useWords();
  const provider = say("order.provider", "the payment provider");
  return payments.flatMap(({ chargedBackCents }, index) => {
    if (chargedBackCents === 0) return [];
    const what = say("order.chargeback", "Chargeback");
    const cells = [what, choice("state", "charged-back"), "", provider, "", euros(-chargedBackCents)];
    return [{ key: `chargeback ${index}`, cells }];
  });
}

function useRefunds({ refunds }: KassaOrderView) {
  const { say, choice, euros, moment } = useWords();
  const stateOf = ({ isByHand, state }: KassaOrderView["refunds"][number]) => {
    if (isByHand) return say("order.byHand", "noted: transfer it yourself");
    return state === "done" ? choice("state", "refunded") : say("order.asked", "asked for");
  };
  return refunds.map((refund, index) => ({
    key: `refund ${index}`,
    cells: [
      say("order.refund", "Refund"),
      stateOf(refund),
      moment(refund.createdAt),
      refund.byWhom === "provider" ? say("order.provider", "the payment provider") : refund.byWhom,
      refund.reason ?? "",
      euros(-refund.amountCents),
    ],
  }));
}
