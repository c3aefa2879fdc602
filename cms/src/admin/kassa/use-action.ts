import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import type { ActionView, KassaOrderView } from "../../shop/kassa/kassa-view.ts";

/** Props of a dialog for an action on an order. */
export interface ActionProps {
  order: KassaOrderView;
  onDone: () => void;
  onClose: () => void;
}

/** Returns a function that sends an action to the CMS and notifies staff of the result; it rejects on a refusal. */
export function useOrderAction({ order, onDone }: Pick<ActionProps, "order" | "onDone">) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (
    name: string,
    body: object,
    wordsOf: (answer: ActionView) => string,
    isWarning: (answer: ActionView) => boolean = ({ isWaiting }) => isWaiting,
  ): Promise<void> => {
    const { data } = await post<ActionView>(`/kassa/orders/${order.id}/${name}`, body);
    toggleNotification({ type: isWarning(data) ? "warning" : "success", message: wordsOf(data) });
    onDone();
  };
}
