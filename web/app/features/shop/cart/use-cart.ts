import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { onOtherTab, storeCart } from "../browser/store-cart.ts";
import { changeStoredCart, fetchCart } from "./cart-requests.ts";
import type { CartAnswer, CartData, CartProblem, CartUndo } from "./cart-data.ts";

/** The cart's contents, and the outcome of its last change. */
interface CartState {
  data: CartData | null;
  problem: CartProblem | null;
  undo: CartUndo | null;
  added: number;
  isRestored: boolean;
  orderKey: string | null;
  hasOpenOrder: boolean;
}

/** Manages the cart of a page: requests it when the server didn't render it, sends changes, and follows other tabs. */
export function useCart(
  initial: CartData | null,
  happened: Pick<CartState, "problem" | "undo" | "added" | "hasOpenOrder">,
) {
  const locale = useLocale();
  const [running, setRunning] = useState(0);
  // The latest change: changes run one after the other, as each needs the cookie that the previous one set.
  const last = useRef<Promise<boolean> | null>(null);
  const [state, setState] = useState<CartState>({ data: initial, ...happened, isRestored: false, orderKey: null });

  const take = (answer: CartAnswer | CartProblem, isRestored = false) =>
    setState((before) => {
      if (typeof answer === "string") return { ...before, problem: answer };
      const { undo, orderKey } = answer;
      const hasOpenOrder = answer.hasOpenOrder ?? before.hasOpenOrder;
      return { data: answer, problem: null, undo, added: 0, isRestored, orderKey, hasOpenOrder };
    });
  const read = async () => take(await fetchCart(locale));
  const change = (fields: Record<string, string>): Promise<boolean> => {
    setRunning((before) => before + 1);
    const earlier = last.current;
    const run = async () => {
      const isFine = (await earlier) ?? true;
      const answer = await changeStoredCart(locale, fields);
      take(answer, fields["intent"] === "restore");
      setRunning((before) => before - 1);
      if (last.current === own) last.current = null;
      return isFine && typeof answer !== "string";
    };
    const own = run();
    last.current = own;
    return own;
  };

  const takeRead = useEffectEvent((answer: CartAnswer | CartProblem) => take(answer));
  useEffect(() => {
    const readAgain = () => void fetchCart(locale).then(takeRead);
    if (initial === null) readAgain();
    else storeCart(initial.lines);
    return onOtherTab(readAgain);
  }, [initial, locale]);

  return { ...state, isBusy: running > 0, change, settled: () => last.current, retry: () => void read() };
}
