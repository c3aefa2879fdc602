import { useEffect } from "react";
import { fetchOrderStatus } from "../order-status-request.ts";
import type { OrderPageKey, OrderStatus } from "./order-view-data.ts";

/** Pauses between questions, in milliseconds: banks answer at once or take long. */
const pausesMs = [2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 20_000];

/** After so many questions the visitor has to look for themselves. */
const maxQuestions = 60;

/** While an order waits for the bank: asks quietly how it stands, and shows the page anew once that has changed. */
export function useReloadOnStatusChange(status: OrderStatus, key: OrderPageKey): void {
  const name = "token" in key ? "token" : "number";
  const value = "token" in key ? key.token : key.number;

  useEffect(() => {
    if (status !== "waiting") return;
    let polls = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const pause = pausesMs[Math.min(polls, pausesMs.length - 1)];
      if (polls < maxQuestions) timer = setTimeout(() => void look(), pause);
    };
    const look = async () => {
      polls += 1;
      const now =
        document.visibilityState === "visible"
          ? await fetchOrderStatus(name === "token" ? { token: value } : { number: value })
          : null;
      if (now !== null && now !== status) location.reload();
      else wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [status, name, value]);
}
