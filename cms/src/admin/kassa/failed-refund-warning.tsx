import { Box, Typography } from "@strapi/design-system";
import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { useWords } from "./words.ts";

/** Says that money couldn't be paid back, and what to do. */
export function FailedRefundWarning({ order: { moneyBack } }: { order: KassaOrderView }) {
  const { say, euros } = useWords();
  if (moneyBack.failedCents === 0) return null;
  return (
    <Box background="danger100" hasRadius padding={4}>
      <Typography tag="p" textColor="danger700">
        {say(
          "order.refundFailed.warning",
          "{amount} couldn’t be paid back: the payment provider refused it, or it came back. Under Money you can try again, or transfer it yourself and note that. The customer’s page says that you are seeing to it.",
          { amount: euros(moneyBack.failedCents) },
        )}
      </Typography>
    </Box>
  );
}
