import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { Warning } from "./warning.tsx";
import { useWords } from "./words.ts";

/** Says that the customer paid twice, and what to do. */
export function PaidTwiceWarning({ order: { surplusCents } }: { order: KassaOrderView }) {
  const { say, euros } = useWords();
  if (surplusCents === 0) return null;
  return (
    <Warning>
      {say(
        "order.paidTwice.warning",
        "The customer paid twice: {amount} too much came in. Refund that amount; the tickets stay valid.",
        { amount: euros(surplusCents) },
      )}
    </Warning>
  );
}
