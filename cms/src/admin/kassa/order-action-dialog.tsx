import { Radio, Typography } from "@strapi/design-system";
import { useState } from "react";
import type { ActionView, RefundView, TicketView } from "../../shop/kassa/kassa-view.ts";
import { formatEuros } from "../euros.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { LabelledInput } from "../fields/labelled-input.tsx";
import { RefundDialog, type RefundProposal, RepeatRefundDialog, TransferDialog } from "./refund-dialogs.tsx";
import { ScannedWarning } from "./scanned-warning.tsx";
import { EndTicketDialog, NameDialog } from "./ticket-dialogs.tsx";
import { type ActionProps, useOrderAction } from "./use-action.ts";
import { useKassaWords } from "./words.ts";

/** The action that staff have chosen for an order. */
export type OrderAction =
  | { kind: "paid" | "cancel" | "mail" | "address" }
  /** `proposal`: amount and reason to start with, after a ticket was cancelled. */
  | { kind: "refund"; proposal?: RefundProposal }
  | { kind: "repeat-refund" | "note-transfer"; refund: RefundView }
  /** `holder`: present name on the ticket; empty for the customer's name. */
  | { kind: "name"; code: string; holder: string }
  | { kind: "end-ticket"; ticket: TicketView };

interface OrderActionProps extends ActionProps {
  action: OrderAction;
  /** Opens the dialog of another action. */
  onAct: (action: OrderAction) => void;
}

/** Shows the dialog of an action, which asks for details and performs the action. */
export function OrderActionDialog({ action, onAct, ...props }: OrderActionProps) {
  switch (action.kind) {
    case "paid":
      return <PaidDialog {...props} />;
    case "cancel":
      return <CancelDialog {...props} />;
    case "refund":
      return <RefundDialog {...props} {...(action.proposal && { proposal: action.proposal })} />;
    case "mail":
      return <MailDialog {...props} />;
    case "address":
      return <AddressDialog {...props} />;
    case "repeat-refund":
      return <RepeatRefundDialog {...props} refund={action.refund} />;
    case "note-transfer":
      return <TransferDialog {...props} refund={action.refund} />;
    case "end-ticket":
      return (
        <EndTicketDialog
          {...props}
          ticket={action.ticket}
          onRefund={(proposal) => onAct({ kind: "refund", proposal })}
        />
      );
    case "name":
      return <NameDialog {...props} code={action.code} holder={action.holder} />;
  }
}

function PaidDialog({ order, onDone, onClose }: ActionProps) {
  const { say, choice } = useKassaWords();
  const act = useOrderAction({ order, onDone });
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

function CancelDialog({ order, onDone, onClose }: ActionProps) {
  const { say, euros } = useKassaWords();
  const act = useOrderAction({ order, onDone });
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
  const { say } = useKassaWords();
  const act = useOrderAction({ order, onDone });
  // Idempotency key: one press of the button sends one mail, even if the request is repeated.
  const [press] = useState(() => crypto.randomUUID());
  return (
    <ActionDialog
      title={say("mail", "Send the mail again")}
      intro={say(
        "mail.intro",
        "{email} gets the newest mail about this order once more, with its tickets or invoice.",
        { email: order.customer?.email ?? "" },
      )}
      confirm={say("mail.go", "Send")}
      act={() => act("mail", { press }, () => say("mail.done", "The mail is on its way."))}
      onClose={onClose}
    />
  );
}

function AddressDialog({ order, onDone, onClose }: ActionProps) {
  const { say } = useKassaWords();
  const act = useOrderAction({ order, onDone });
  const [email, setEmail] = useState(order.customer?.email ?? "");
  return (
    <ActionDialog
      title={say("address", "Change e-mail address")}
      intro={say(
        "address.intro",
        "For a customer who mistyped it. All mails go to the new address from now on, beginning with one now. The link to the order and the codes of its tickets become new ones: what was mailed to the old address opens nothing any more. Tickets that were scanned already stay as they are. Make sure that this is the order of this customer: this can’t be undone, and the old address isn’t kept.",
      )}
      act={() => act("address", { email: email.trim() }, () => say("address.done", "The address was changed."))}
      onClose={onClose}
    >
      <LabelledInput name="email" label={say("order.email", "E-mail")} required value={email} onType={setEmail} />
    </ActionDialog>
  );
}
