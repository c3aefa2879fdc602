import type { StandInPayment } from "./payments.ts";

/** Pauses before the retries of a failed webhook call, in milliseconds. */
const retriesMs = [1000, 2000, 4000, 8000];

/** How many calls `callWebhookManyTimes` makes in parallel. */
const atOnce = 20;

/** Timeout of a webhook call, in milliseconds, the same as Mollie's. */
const timeoutMs = 15_000;

/** Calls a webhook with the id of a payment, as Mollie does. @returns The HTTP status; zero without a response. */
async function tell(url: string, id: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: "POST", body: new URLSearchParams({ id }), signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** Calls a payment's webhook after a change, and retries until it answers 200. */
export async function callWebhook(
  { webhookUrl, id }: Pick<StandInPayment, "webhookUrl" | "id">,
  retries = retriesMs,
): Promise<void> {
  if (webhookUrl === undefined) return;
  const status = await tell(webhookUrl, id);
  const [pauseMs, ...later] = retries;
  if (status === 200 || pauseMs === undefined) return;
  setTimeout(() => void callWebhook({ webhookUrl, id }, later), pauseMs).unref();
}

/** Calls a webhook many times. @returns How often each HTTP status was answered. */
export async function callWebhookManyTimes(url: string, id: string, times: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let left = times;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const status = String(await tell(url, id));
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, times) }, worker));
  return counts;
}
