import { useState } from "react";
import type { ActionView } from "../../shop/kassa/kassa-view.ts";
import { formatEuros, parseEuros } from "../euros.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { LabelledText } from "./labelled-text.tsx";
import { ScannedWarning } from "./scanned-warning.tsx";
import {
  type ActionProps,
  isLastFailed,
  refundRefusedMessage,
  useOrderAction,
  refundPendingMessage,
} from "./use-action.ts";
import { useKassaWords } from "./words.ts";

/** Whether the latest refund is one that staff transfer themselves. */
function isLastByHand({ order }: ActionView): boolean {
  return order.refunds.at(-1)?.isByHand === true;
}

/** An amount to refund, with the reason. */
export interface RefundProposal {
  cents: number;
  reason: string;
}

/** Refunds an amount of an order. @param props - `proposal`: amount and reason to start with. */
export function RefundDialog({ order, onDone, onClose, proposal }: ActionProps & { proposal?: RefundProposal }) {
  const { say } = useKassaWords();
  const act = useOrderAction({ order, onDone });
  const [text, setText] = useState(proposal === undefined ? "" : formatEuros(proposal.cents));
  const [reason, setReason] = useState(proposal?.reason ?? "");
  // The CMS refuses the refund if a colleague has refunded an amount since the dialog opened.
  const [seen] = useState({ most: order.can.refundCents, refundedCents: order.refundedCents });
  const amount = formatEuros(seen.most);
  const cents = parseEuros(text) ?? 0;

  const check = () => {
    if (cents < 1 || cents > seen.most) {
      const english = "Type an amount between € 0,01 and € {amount}, for example 12,50.";
      return say("refund.unreadable", english, { amount });
    }
    return reason.trim() === ""
      ? say("refund.unreasoned", "Write down why, for the customer and your colleagues.")
      : null;
  };
  const isToDo = (answer: ActionView) => answer.isWaiting || isLastByHand(answer) || isLastFailed(answer);
  const body = { amountCents: cents, reason: reason.trim(), seenRefundedCents: seen.refundedCents };
  const wordsOf = (answer: ActionView) => {
    if (answer.isWaiting) return say("refund.waiting", refundPendingMessage);
    if (isLastFailed(answer)) return say("refund.failed", refundRefusedMessage);
    return isLastByHand(answer)
      ? say("refund.byHand", "Noted: transfer € {amount} yourself.", { amount: formatEuros(cents) })
      : say("refund.done", "The amount is on its way.");
  };

  return (
    <ActionDialog
      title={say("refund", "Refund")}
      intro={say(
        "refund.intro",
        "At most € {amount} can go back at once. What was paid online goes back by itself; other money you transfer yourself. When all goes back, the places are free and the tickets aren’t valid any more. When a part goes back, the tickets stay valid: cancel one of them beside it. The customer reads the reason in the mail.",
        { amount },
      )}
      confirm={say("refund", "Refund")}
      isDangerous
      check={check}
      act={() => act("refund", body, wordsOf, isToDo)}
      onClose={onClose}
    >
      <ScannedWarning count={order.scannedTickets} />
      <LabelledText
        name="amount"
        label={say("refund.amount", "Amount in euros")}
        inputMode="decimal"
        required
        value={text}
        onType={setText}
      />
      <LabelledText name="reason" label={say("refund.reason", "Reason")} required value={reason} onType={setReason} />
    </ActionDialog>
  );
}
