import { Radio, Typography } from "@strapi/design-system";
import { useState } from "react";
import type { ActionView, RefundView } from "../../shop/kassa/kassa-view.ts";
import { formatEuros, parseEuros } from "../euros.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { LabelledText } from "./labelled-text.tsx";
import { RepeatRefundDialog, TransferDialog } from "./refund-dialogs.tsx";
import { type ActionProps, isLastFailed, refusedRefund, useAction, waitingRefund } from "./use-action.ts";
import { useWords } from "./words.ts";

/** What staff are about to do to an order. */
export type OrderAction =
  | { kind: "paid" | "cancel" | "refund" | "mail" }
  | { kind: "repeat-refund" | "note-transfer"; refund: RefundView }
  /** `holder` is the name on the ticket now; empty for the customer's. */
  | { kind: "name"; code: string; holder: string };

/** Asks what is needed for an action, and does it. */
export function OrderActionDialog({ action, ...props }: ActionProps & { action: OrderAction }) {
  switch (action.kind) {
    case "paid":
      return <PaidDialog {...props} />;
    case "cancel":
      return <CancelDialog {...props} />;
    case "refund":
      return <RefundDialog {...props} />;
    case "mail":
      return <MailDialog {...props} />;
    case "repeat-refund":
      return <RepeatRefundDialog {...props} refund={action.refund} />;
    case "note-transfer":
      return <TransferDialog {...props} refund={action.refund} />;
    case "name":
      return <NameDialog {...props} code={action.code} holder={action.holder} />;
  }
}

function PaidDialog({ order, onDone, onClose }: ActionProps) {
  const { say, choice } = useWords();
  const act = useAction({ order, onDone });
  const [method, setMethod] = useState(order.state === "at-gate" ? "gate" : "bank-transfer");
  const how = say("paid.how", "How was it paid?");
  const isToRefund = ({ order: { state } }: ActionView) => state === "refund-due" || state === "cancelled";
  const wordsOf = (answer: ActionView) => {
    if (!isToRefund(answer)) return say("paid.done", "The order is paid.");
    return answer.order.state === "cancelled"
      ? say("paid.cancelled", "The money is noted. The order stays cancelled: refund it.")
      : say(
          "paid.tooLate",
          "The money is noted, but the places were sold to others meanwhile: there are no tickets. Refund the order, and tell the customer.",
        );
  };
  const amount = formatEuros(order.totals.grossCents);
  return (
    <ActionDialog
      title={say("paid", "Mark as paid")}
      intro={
        order.state === "cancelled"
          ? say(
              "paid.introCancelled",
              "Did € {amount} really come in? The order is cancelled and stays so: refund the money after this.",
              { amount },
            )
          : say("paid.intro", "Did € {amount} really come in? The customer gets the tickets after this.", { amount })
      }
      confirm={say("paid", "Mark as paid")}
      act={() => act("paid", { method }, wordsOf, isToRefund)}
      onClose={onClose}
    >
      <Radio.Group aria-label={how} value={method} onValueChange={setMethod}>
        {["bank-transfer", "gate"].map((each) => (
          <Radio.Item key={each} value={each}>
            {choice("method", each)}
          </Radio.Item>
        ))}
      </Radio.Group>
    </ActionDialog>
  );
}

/** Says that somebody is in already with a ticket that will not be valid any more. */
function ScannedWarning({ count }: { count: number }) {
  const { say } = useWords();
  if (count === 0) return null;
  return (
    <Typography tag="p" textColor="danger600">
      {say(
        "scanned",
        "{count, plural, one {1 ticket of this order was scanned already: its holder is in, or was.} other {# tickets of this order were scanned already: their holders are in, or were.}}",
        { count },
      )}
    </Typography>
  );
}

function CancelDialog({ order, onDone, onClose }: ActionProps) {
  const { say, euros } = useWords();
  const act = useAction({ order, onDone });
  const isToDo = (answer: ActionView) => answer.order.keptCents > 0;
  const wordsOf = (answer: ActionView) =>
    isToDo(answer)
      ? say("cancel.doneKept", "The order is cancelled. {amount} is still with you: pay it back.", {
          amount: euros(answer.order.keptCents),
        })
      : say("cancel.done", "The order is cancelled.");
  return (
    <ActionDialog
      title={say("cancel", "Cancel the order")}
      intro={say(
        "cancel.intro",
        "Its places are free again and its tickets aren’t valid any more. This can’t be undone.",
      )}
      confirm={say("cancel", "Cancel the order")}
      isDangerous
      act={() => act("cancel", {}, wordsOf, isToDo)}
      onClose={onClose}
    >
      {order.keptCents === 0 ? null : (
        <Typography tag="p" textColor="danger600">
          {say(
            "cancel.kept",
            "{amount} of the customer’s came in. It doesn’t go back by this: pay it back afterwards with Refund. Until it is back, the order is under Waits for you.",
            { amount: euros(order.keptCents) },
          )}
        </Typography>
      )}
      <ScannedWarning count={order.scannedTickets} />
    </ActionDialog>
  );
}

function MailDialog({ order, onDone, onClose }: ActionProps) {
  const { say } = useWords();
  const act = useAction({ order, onDone });
  // The same press, sent twice, is one mail.
  const [press] = useState(() => crypto.randomUUID());
  return (
    <ActionDialog
      title={say("mail", "Send the mail again")}
      intro={say(
        "mail.intro",
        "{email} gets the newest mail about this order once more, with its tickets or invoice.",
        {
          email: order.customer?.email ?? "",
        },
      )}
      confirm={say("mail.go", "Send")}
      act={() => act("mail", { press }, () => say("mail.done", "The mail is on its way."))}
      onClose={onClose}
    />
  );
}

/** Whether staff transfer the refund themselves that was just made. */
function isLastByHand({ order }: ActionView): boolean {
  return order.refunds.at(-1)?.isByHand === true;
}

function RefundDialog({ order, onDone, onClose }: ActionProps) {
  const { say } = useWords();
  const act = useAction({ order, onDone });
  const [text, setText] = useState("");
  const [reason, setReason] = useState("");
  // As it was when the dialog opened: what a colleague pays back meanwhile stops this one.
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
    if (answer.isWaiting) return say("refund.waiting", waitingRefund);
    if (isLastFailed(answer)) return say("refund.failed", refusedRefund);
    return isLastByHand(answer)
      ? say("refund.byHand", "Noted: transfer € {amount} yourself.", { amount: formatEuros(cents) })
      : say("refund.done", "The amount is on its way.");
  };

  return (
    <ActionDialog
      title={say("refund", "Refund")}
      intro={say(
        "refund.intro",
        "At most € {amount} can go back at once. What was paid online goes back by itself; other money you transfer yourself. When all goes back, the places are free and the tickets aren’t valid any more. When a part goes back, all tickets stay valid. The customer reads the reason in the mail.",
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

function NameDialog({ order, onDone, onClose, code, ...ticket }: ActionProps & { code: string; holder: string }) {
  const { say } = useWords();
  const act = useAction({ order, onDone });
  const [holder, setHolder] = useState(ticket.holder);
  return (
    <ActionDialog
      title={say("name.of", "Change name on {code}", { code })}
      intro={say("name.intro", "Leave the field empty for the customer’s name.")}
      confirm={say("name", "Change name")}
      act={() => act("name", { code, holder: holder.trim() }, () => say("name.done", "The name was changed."))}
      onClose={onClose}
    >
      <LabelledText name="holder" label={say("order.holder", "In the name of")} value={holder} onType={setHolder} />
    </ActionDialog>
  );
}
