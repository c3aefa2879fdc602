import type { KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import { TitledTable } from "./data-table.tsx";
import { useKassaWords } from "./words.ts";

/** Lists the changes that staff made to an order, except payments and refunds. */
export function OrderChanges({ order: { changes } }: { order: KassaOrderView }) {
  const { say, moment } = useKassaWords();
  if (changes.length === 0) return null;
  const textOf = ({ kind, code, newCode }: KassaOrderView["changes"][number]) => {
    if (kind === "address") return say("order.change.address", "Another e-mail address");
    return kind === "ended"
      ? say("order.change.ended", "Ticket {code} cancelled", { code: code ?? "" })
      : say("order.change.replaced", "Ticket {code} replaced by {newCode}", {
          code: code ?? "",
          newCode: newCode ?? "",
        });
  };
  return (
    <TitledTable
      label={say("order.changes", "Changes")}
      columns={[
        { title: say("order.what", "What") },
        { title: say("order.when", "When") },
        { title: say("order.by", "By") },
        { title: say("order.why", "Reason") },
      ]}
      rows={changes.map((change) => ({
        key: `${change.createdAt} ${change.code}`,
        cells: [textOf(change), moment(change.createdAt), change.byWhom, change.reason ?? ""],
      }))}
    />
  );
}
