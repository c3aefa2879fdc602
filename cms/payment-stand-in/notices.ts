import type { StandInPayment } from "./payments.ts";

/** Pauses before a message that wasn't taken is sent again, in milliseconds. */
const retriesMs = [1000, 2000, 4000, 8000];

/** How many messages go at once when many are asked for. */
const atOnce = 20;

/** Longest wait for an answer, in milliseconds: Mollie's own. */
const timeoutMs = 15_000;

/**
 * Tells a webhook of a payment, as Mollie does: the id and nothing else.
 *
 * @returns The status of the answer; zero for none.
 */
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

/** Tells of a change, and again while it isn't taken. */
export async function tellOfChange(
  { webhookUrl, id }: Pick<StandInPayment, "webhookUrl" | "id">,
  retries = retriesMs,
): Promise<void> {
  if (webhookUrl === undefined) return;
  const status = await tell(webhookUrl, id);
  const [pauseMs, ...later] = retries;
  if (status === 200 || pauseMs === undefined) return;
  setTimeout(() => void tellOfChange({ webhookUrl, id }, later), pauseMs).unref();
}

/** Tells a webhook many times. @returns How often each status was answered. */
export async function tellManyTimes(url: string, id: string, times: number): Promise<Record<string, number>> {
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
