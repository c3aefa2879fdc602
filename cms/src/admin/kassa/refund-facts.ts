import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import type { Words } from "./words.ts";

/** Returns an order's refunds as labelled amounts, by progress; only money that is back is called refunded. */
export function refundFacts(
  { moneyBack }: Pick<KassaOrderView, "moneyBack">,
  { say, euros }: Pick<Words, "say" | "euros">,
): [name: string, amount: string][] {
  const parts: [string, number][] = [
    [say("order.refunded", "Refunded"), moneyBack.returnedCents],
    [say("order.refundUnderWay", "On its way to the customer"), moneyBack.underWayCents],
    [say("order.refundToTransfer", "To be transferred to the customer"), moneyBack.toTransferCents],
    [say("order.refundNotBack", "Refund failed"), moneyBack.failedCents],
  ];
  return parts.flatMap(([name, cents]) => (cents === 0 ? [] : [[name, euros(cents)]]));
}
