import { useRef, useState } from "react";
import type { TicketView } from "../../shop/kassa/kassa-view.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { LabelledInput } from "../fields/labelled-input.tsx";
import type { RefundProposal } from "./refund-dialogs.tsx";
import { ScannedWarning } from "./scanned-warning.tsx";
import { type ActionProps, useOrderAction } from "./use-action.ts";
import { useKassaWords } from "./words.ts";

/** Changes the name on a ticket. */
export function NameDialog({
  order,
  onDone,
  onClose,
  code,
  ...ticket
}: ActionProps & { code: string; holder: string }) {
  const { say } = useKassaWords();
  const act = useOrderAction({ order, onDone });
  const [holder, setHolder] = useState(ticket.holder);
  return (
    <ActionDialog
      title={say("name.of", "Change name on {code}", { code })}
      intro={say(
        "name.intro",
        "The ticket gets a new code: the old one lets nobody in any more. The customer gets the new ticket by mail. Leave the field empty for the customer’s name.",
      )}
      confirm={say("name", "Change name")}
      act={() => act("name", { code, holder: holder.trim() }, () => say("name.done", "The ticket is on that name."))}
      onClose={onClose}
    >
      <LabelledInput name="holder" label={say("order.holder", "In the name of")} value={holder} onType={setHolder} />
    </ActionDialog>
  );
}

interface EndTicketProps extends ActionProps {
  ticket: TicketView;
  /** Called after the ticket was cancelled, when its money can be refunded. */
  onRefund: (proposal: RefundProposal) => void;
}

/** Cancels one ticket of an order, and then offers to refund its price. */
export function EndTicketDialog({ order, onDone, onClose, ticket, onRefund }: EndTicketProps) {
  const { say, euros } = useKassaWords();
  const act = useOrderAction({ order, onDone });
  const [reason, setReason] = useState("");
  const isEnded = useRef(false);
  const { code, grossCents } = ticket;
  const refundCents = Math.min(grossCents, order.can.refundCents);
  const isPaid = refundCents > 0;
  const close = () => (isEnded.current && isPaid ? onRefund({ cents: refundCents, reason: reason.trim() }) : onClose());
  const end = async () => {
    await act("end-ticket", { code, reason: reason.trim() }, () => say("endTicket.done", "The ticket was cancelled."));
    isEnded.current = true;
  };
  return (
    <ActionDialog
      title={say("endTicket.of", "Cancel ticket {code}", { code })}
      intro={say(
        "endTicket.intro",
        "Its place is free again, and its code lets nobody in any more. The order and its other tickets stay as they are. The customer gets a mail with the reason. This can’t be undone.",
      )}
      confirm={say("endTicket", "Cancel ticket")}
      isDangerous
      check={() =>
        reason.trim() === "" ? say("refund.unreasoned", "Write down why, for the customer and your colleagues.") : null
      }
      act={end}
      onClose={close}
    >
      {isPaid ? (
        <p>
          {say(
            "endTicket.refund",
            "No money goes back by this. After it you are asked whether to refund {amount}, which it cost.",
            { amount: euros(refundCents) },
          )}
        </p>
      ) : null}
      <ScannedWarning count={ticket.isScanned ? 1 : 0} />
      <LabelledInput name="reason" label={say("refund.reason", "Reason")} required value={reason} onType={setReason} />
    </ActionDialog>
  );
}
