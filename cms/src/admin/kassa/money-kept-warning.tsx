import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { Warning } from "./warning.tsx";
import { useWords } from "./words.ts";

/** Says that the money of an order that ended is still with the circuit, and what to do. */
export function MoneyKeptWarning({ order: { state, keptCents } }: { order: KassaOrderView }) {
  const { say, euros } = useWords();
  const hasEnded = state === "cancelled" || state === "refunded";
  if (!hasEnded || keptCents === 0) return null;
  return (
    <Warning>
      {say(
        "order.moneyKept.warning",
        "The order is cancelled, and {amount} of the customer’s is still with you. Pay it back with Refund. The customer’s page says that you have the money and are seeing to it.",
        { amount: euros(keptCents) },
      )}
    </Warning>
  );
}
