import { useEffect } from "react";
import { fetchOrderStatus } from "../order-status-request.ts";
import type { OrderPageKey, OrderStatus } from "./order-view-data.ts";

/** Pauses between polls, in milliseconds; the last one repeats. */
const pausesMs = [2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 20_000];

/** Most polls; after them the visitor has to reload the page. */
const maxQuestions = 60;

/** Polls the status of an order that waits for the bank, and reloads the page once it has changed. */
export function useReloadOnStatusChange(status: OrderStatus, key: OrderPageKey): void {
  useEffect(() => {
    if (status !== "waiting") return;
    let polls = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const pause = pausesMs[Math.min(polls, pausesMs.length - 1)];
      if (polls < maxQuestions) timer = setTimeout(() => void look(), pause);
    };
    const look = async () => {
      // A hidden page polls nothing, and counts nothing: whoever pays in a bank's app comes back late.
      if (document.visibilityState === "hidden") return wait();
      polls += 1;
      const now = await fetchOrderStatus(key);
      if (now !== null && now !== status) location.reload();
      else wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [status, key]);
}
