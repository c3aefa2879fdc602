import { useState } from "react";
import type { ActionView, RefundView } from "../../shop/kassa/kassa-view.ts";
import { formatEuros, parseEuros } from "../euros.ts";
import { LabelledInput } from "../fields/labelled-input.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { ScannedWarning } from "./scanned-warning.tsx";
import { type ActionProps, useOrderAction } from "./use-action.ts";
import { useKassaWords } from "./words.ts";

/** An amount to refund, with the reason. */
export interface RefundProposal {
  cents: number;
  reason: string;
}

/** Refunds an amount of an order. @param props - `proposal`: amount and reason to start with. */
export function RefundDialog({ order, onDone, onClose, proposal }: ActionProps & { proposal?: RefundProposal }) {
  const { say } = useKassaWords();
  const act = useRefundAction({ order, onDone }, (answer) => answer.order.refunds.at(-1));
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
  const body = { amountCents: cents, reason: reason.trim(), seenRefundedCents: seen.refundedCents };

  return (
    <ActionDialog
      title={say("refund", "Refund")}
      intro={say(
        "refund.intro",
        "At most € {amount} can go back at once. What was paid online goes back by itself; other money you transfer yourself. When all goes back, the places are free and the tickets aren’t valid any more. When a part goes back, the tickets stay valid: cancel one of them beside it. The customer reads the reason in the mail.",
        { amount },
      )}
      isDangerous
      check={check}
      act={() => act("refund", body)}
      onClose={onClose}
    >
      <ScannedWarning count={order.scannedTickets} />
      <LabelledInput
        name="amount"
        label={say("refund.amount", "Amount in euros")}
        inputMode="decimal"
        required
        value={text}
        onType={setText}
      />
      <LabelledInput name="reason" label={say("refund.reason", "Reason")} required value={reason} onType={setReason} />
    </ActionDialog>
  );
}

interface RefundProps extends ActionProps {
  refund: RefundView;
}

/** Asks the payment provider again for a refund that failed. */
export function RepeatRefundDialog({ order, onDone, onClose, refund }: RefundProps) {
  const { say } = useKassaWords();
  const act = useRefundAction({ order, onDone }, (answer) => answer.order.refunds.find(({ id }) => id === refund.id));
  return (
    <ActionDialog
      title={say("repeat", "Try the refund again")}
      intro={say(
        "repeat.intro",
        "The payment provider is asked once more for € {amount}. Look in its dashboard first: with too little balance it refuses again.",
        { amount: formatEuros(refund.amountCents) },
      )}
      confirm={say("repeat.go", "Try again")}
      act={() => act("repeat-refund", { refundId: refund.id })}
      onClose={onClose}
    />
  );
}

/**
 * Returns a function that sends a refund to the CMS and notifies staff how far it is.
 *
 * @param refundOf - Finds the refund in the answer.
 */
function useRefundAction(
  props: Pick<ActionProps, "order" | "onDone">,
  refundOf: (answer: ActionView) => RefundView | undefined,
) {
  const { say } = useKassaWords();
  const act = useOrderAction(props);
  const wordsOf = (answer: ActionView) => {
    const refund = refundOf(answer);
    if (answer.isWaiting)
      return say(
        "refund.waiting",
        "The refund was asked for. The payment provider gets the question again until it answers.",
      );
    if (refund?.state === "failed")
      return say(
        "refund.failed",
        "The payment provider refuses the refund. The money isn’t back: ask for it again, or transfer it yourself and note that here.",
      );
    return refund?.isByHand === true
      ? say("refund.byHand", "Noted: transfer € {amount} yourself.", { amount: formatEuros(refund.amountCents) })
      : say("refund.done", "The amount is on its way.");
  };
  const isToDo = (answer: ActionView) => {
    const refund = refundOf(answer);
    return answer.isWaiting || refund?.state === "failed" || refund?.isByHand === true;
  };
  return (name: string, body: object) => act(name, body, wordsOf, isToDo);
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
