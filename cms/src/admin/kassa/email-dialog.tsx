import { useState } from "react";
import { ActionDialog } from "./action-dialog.tsx";
import { LabelledText } from "./labelled-text.tsx";
import { type ActionProps, useOrderAction } from "./use-action.ts";
import { useKassaWords } from "./words.ts";

/** Corrects the e-mail address of an order's customer. */
export function AddressDialog({ order, onDone, onClose }: ActionProps) {
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
      confirm={say("address", "Change e-mail address")}
      act={() => act("address", { email: email.trim() }, () => say("address.done", "The address was changed."))}
      onClose={onClose}
    >
      <LabelledText name="email" label={say("order.email", "E-mail")} required value={email} onType={setEmail} />
    </ActionDialog>
  );
}
