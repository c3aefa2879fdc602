import { Box, Typography } from "@strapi/design-system";
import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { useWords } from "./words.ts";

/** Says that the customer paid twice, and what to do. */
export function PaidTwiceWarning({ order: { surplusCents } }: { order: KassaOrderView }) {
  const { say, euros } = useWords();
  if (surplusCents === 0) return null;
  return (
    <Box background="warning100" hasRadius padding={4}>
      <Typography tag="p" textColor="neutral800">
        {say(
          "order.paidTwice.warning",
          "The customer paid twice: {amount} too much came in. Refund that amount; the tickets stay valid.",
          { amount: euros(surplusCents) },
        )}
      </Typography>
    </Box>
  );
}
