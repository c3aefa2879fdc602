import { Box, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { useKassaWords } from "./words.ts";

/** Says what staff have to know or do about the money of an order. */
export function OrderWarnings({ order }: { order: KassaOrderView }) {
  const { say, euros } = useKassaWords();
  const { state, moneyBack, surplusCents, chargedBackCents, keptCents, tickets } = order;
  const isValid = tickets.some(({ isCancelled }) => !isCancelled);
  const hasEnded = state === "cancelled" || state === "refunded";
  return (
    <>
      {moneyBack.failedCents === 0 ? null : (
        <Warning background="danger100" colour="danger700">
          {say(
            "order.refundFailed.warning",
            "{amount} couldn’t be paid back: the payment provider refused it, or it came back. Under Money you can try again, or transfer it yourself and note that. The customer’s page says that you are seeing to it.",
            { amount: euros(moneyBack.failedCents) },
          )}
        </Warning>
      )}
      {surplusCents === 0 ? null : (
        <Warning>
          {say(
            "order.paidTwice.warning",
            "The customer paid twice: {amount} too much came in. Refund that amount; the tickets stay valid.",
            { amount: euros(surplusCents) },
          )}
        </Warning>
      )}
      {chargedBackCents === 0 ? null : (
        <Warning>
          {isValid
            ? say(
                "order.chargedBack.warning",
                "The customer’s bank took back {amount}. The tickets are still valid: talk to the customer, or cancel the order.",
                { amount: euros(chargedBackCents) },
              )
            : say(
                "order.chargedBack.ended",
                "The customer’s bank took back {amount}. The tickets aren’t valid any more.",
                { amount: euros(chargedBackCents) },
              )}
        </Warning>
      )}
      {hasEnded && keptCents !== 0 ? (
        <Warning>
          {say(
            "order.moneyKept.warning",
            "The order is cancelled, and {amount} of the customer’s is still with you. Pay it back with Refund. The customer’s page says that you have the money and are seeing to it.",
            { amount: euros(keptCents) },
          )}
        </Warning>
      ) : null}
    </>
  );
}

interface WarningProps {
  background?: string;
  /** Colour of the text; Strapi's own colour for warnings is too pale on their background. */
  colour?: string;
  children: ReactNode;
}

function Warning({ background = "warning100", colour = "neutral800", children }: WarningProps) {
  return (
    <Box background={background} hasRadius padding={4}>
      <Typography tag="p" textColor={colour}>
        {children}
      </Typography>
    </Box>
  );
}
