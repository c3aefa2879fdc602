import { Box, Typography } from "@strapi/design-system";
import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { useWords } from "./words.ts";

/** Says that the customer's bank took money back, and what that means for the tickets. */
export function ChargebackWarning({ order: { chargedBackCents, tickets } }: { order: KassaOrderView }) {
  const { say, euros } = useWords();
  if (chargedBackCents === 0) return null;
  const amount = euros(chargedBackCents);
  return (
    <Box background="warning100" hasRadius padding={4}>
      <Typography tag="p" textColor="neutral800">
        {tickets.some(({ isCancelled }) => !isCancelled)
          ? say(
              "order.chargedBack.warning",
              "The customer’s bank took back {amount}. The tickets are still valid: talk to the customer, or cancel the order.",
              { amount },
            )
          : say(
              "order.chargedBack.ended",
              "The customer’s bank took back {amount}. The tickets aren’t valid any more.",
              { amount },
            )}
      </Typography>
    </Box>
  );
}
