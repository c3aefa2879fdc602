import type { ActionView, RefundView } from "../../shop/kassa/kassa-view.ts";
import { formatEuros } from "../euros.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { type ActionProps, refundRefusedMessage, useOrderAction, refundPendingMessage } from "./use-action.ts";
import { useKassaWords } from "./words.ts";

interface RefundProps extends ActionProps {
  refund: RefundView;
}

/** Asks the payment provider again for a refund that failed. */
export function RepeatRefundDialog({ order, onDone, onClose, refund }: RefundProps) {
  const { say } = useKassaWords();
  const act = useOrderAction({ order, onDone });
  const hasFailed = (answer: ActionView) =>
    answer.order.refunds.some(({ id, state }) => id === refund.id && state === "failed");
  const wordsOf = (answer: ActionView) => {
    if (answer.isWaiting) return say("refund.waiting", refundPendingMessage);
    return hasFailed(answer)
      ? say("refund.failed", refundRefusedMessage)
      : say("refund.done", "The amount is on its way.");
  };
  return (
    <ActionDialog
      title={say("repeat", "Try the refund again")}
      intro={say(
        "repeat.intro",
        "The payment provider is asked once more for € {amount}. Look in its dashboard first: with too little balance it refuses again.",
        { amount: formatEuros(refund.amountCents) },
      )}
      confirm={say("repeat.go", "Try again")}
      act={() =>
        act("repeat-refund", { refundId: refund.id }, wordsOf, (answer) => answer.isWaiting || hasFailed(answer))
      }
      onClose={onClose}
    />
  );
}

/** Records that staff transferred a refund themselves. */
export function TransferDialog({ order, onDone, onClose, refund }: RefundProps) {
  const { say } = useKassaWords();
  const act = useOrderAction({ order, onDone });
  return (
    <ActionDialog
      title={say("transfer", "Note as transferred")}
      intro={say(
        "transfer.intro",
        "Did you transfer € {amount} to the customer? The order’s page then says that it is back. This can’t be undone.",
        { amount: formatEuros(refund.amountCents) },
      )}
      confirm={say("transfer.go", "Yes, it is transferred")}
      act={() => act("note-transfer", { refundId: refund.id }, () => say("transfer.done", "Noted as transferred."))}
      onClose={onClose}
    />
  );
}
