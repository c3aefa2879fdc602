import { Box, Typography } from "@strapi/design-system";
import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { useWords } from "./words.ts";

/** Says that the money of an order that ended is still with the circuit, and what to do. */
export function MoneyKeptWarning({ order: { state, keptCents } }: { order: KassaOrderView }) {
  const { say, euros } = useWords();
  const hasEnded = state === "cancelled" || state === "refunded";
  if (!hasEnded || keptCents === 0) return null;
  return (
    <Box background="warning100" hasRadius padding={4}>
      <Typography tag="p" textColor="neutral800">
        {say(
          "order.moneyKept.warning",
          "The order is cancelled, and {amount} of the customer’s is still with you. Pay it back with Refund. The customer’s page says that you have the money and are seeing to it.",
          { amount: euros(keptCents) },
        )}
      </Typography>
    </Box>
  );
}
