import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { Warning } from "./warning.tsx";
import { useWords } from "./words.ts";

/** Says that the customer's bank took money back, and what that means for the tickets. */
export function ChargebackWarning({ order: { chargedBackCents, tickets } }: { order: KassaOrderView }) {
  const { say, euros } = useWords();
  if (chargedBackCents === 0) return null;
  const amount = euros(chargedBackCents);
  return (
    <Warning>
      {tickets.some(({ isCancelled }) => !isCancelled)
        ? say(
            "order.chargedBack.warning",
            "The customer’s bank took back {amount}. The tickets are still valid: talk to the customer, or cancel the order.",
            { amount },
          )
        : say("order.chargedBack.ended", "The customer’s bank took back {amount}. The tickets aren’t valid any more.", {
            amount,
          })}
    </Warning>
  );
}
